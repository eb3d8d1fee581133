import { ServiceError } from '../errors/service-error.js';
import type { Limits } from './limits.js';

/** What has been accepted and not answered yet: bounded, so that waiting never turns into a growing heap. */
export interface Load {
  readonly requests: number;
  readonly characters: number;
  readonly bytes: number;
  /** Throws unavailable when the queue is full. */
  checkRoom(): void;
  /** The same, and takes a place; the result gives it back. */
  enter(): () => void;
  /** The same for the characters of an accepted request. */
  take(characters: number): () => void;
  /** The same for bytes of request bodies that are kept in memory. */
  hold(bytes: number): () => void;
}

/** Seconds a refused caller should wait: a full queue drains in about this time. */
const RETRY_AFTER = 1;

/** One for all: where it is thrown most, there is the least time to make it. */
const BUSY = new ServiceError(
  'unavailable',
  '지금은 요청이 너무 많이 밀려 있습니다. 잠시 뒤에 다시 시도해 주세요.',
  { retryAfter: RETRY_AFTER },
);

/** `waited`: for how many milliseconds the oldest request has waited. */
export function createLoad(
  limits: Pick<Limits, 'queue' | 'waitSeconds' | 'queuedCharacters' | 'queuedBytes' | 'requestBytes'>,
  waited: () => number = () => 0,
): Load {
  // One request that is allowed must fit, whatever was configured.
  const mostBytes = Math.max(limits.queuedBytes, limits.requestBytes);
  let requests = 0;
  let characters = 0;
  let bytes = 0;
  return {
    get requests() {
      return requests;
    },
    get characters() {
      return characters;
    },
    get bytes() {
      return bytes;
    },
    checkRoom() {
      if (requests >= limits.queue || waited() > limits.waitSeconds * 1000) throw BUSY;
    },
    enter() {
      if (requests >= limits.queue) throw BUSY;
      requests++;
      return once(() => {
        requests--;
      });
    },
    take(amount) {
      // A text larger than the bound is still taken when nothing else waits: other limits decide about it.
      if (characters > 0 && characters + amount > limits.queuedCharacters) throw BUSY;
      characters += amount;
      return once(() => {
        characters -= amount;
      });
    },
    hold(amount) {
      if (bytes + amount > mostBytes) throw BUSY;
      bytes += amount;
      return once(() => {
        bytes -= amount;
      });
    },
  };
}

function once(action: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    action();
  };
}
