import type { Logger } from 'pino';
import { ServiceError } from '../errors/service-error.js';
import type { Store } from '../store/types.js';

/** Often enough that a load balancer hears of it within seconds, seldom enough to cost nothing. In milliseconds. */
const PING_EVERY_MS = 1000;
/** A store that takes longer than this to say one row is away. In milliseconds. */
const PING_TIMEOUT_MS = 3000;

export interface StoreWatch {
  /** What keeps the store from answering or from taking changes; undefined where nothing does. */
  failure(): unknown;
  stop(): void;
}

/** Asks the store again and again whether it is there, and tells of every change. */
export function watchStore(store: Pick<Store, 'ping'>, logger: Logger, onChange: () => void): StoreWatch {
  let failure: unknown;
  let stopped = false;
  let timer: NodeJS.Timeout;

  const next = () => {
    timer = setTimeout(ask, PING_EVERY_MS).unref();
  };

  async function ask(): Promise<void> {
    const found = await failureOf(store);
    if (stopped) return;
    const changed = (found === undefined) !== (failure === undefined);
    failure = found;
    if (changed) {
      if (found === undefined) logger.info('저장소가 다시 답합니다');
      else logger.error({ err: found }, '저장소가 답하지 않습니다');
      onChange();
    }
    next();
  }
  next();

  return {
    failure: () => failure,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** For whoever asks whether the server is ready: no more than what every caller is told of a failure. */
export function storeHindrance(failure: unknown): string | undefined {
  if (failure === undefined) return undefined;
  return failure instanceof ServiceError ? failure.message : '저장소가 답하지 않습니다.';
}

async function failureOf(store: Pick<Store, 'ping'>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('저장소가 제때 답하지 않습니다.')), PING_TIMEOUT_MS);
  });
  try {
    await Promise.race([store.ping(), late]);
    return undefined;
  } catch (error) {
    return error;
  } finally {
    clearTimeout(timer);
  }
}
