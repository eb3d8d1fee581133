import { constants } from 'node:http2';
import { ServiceError } from '../../errors/service-error.js';
import { answerBrokenHttp } from './broken-http.js';
import type { HttpRequest, HttpResponse } from './http-types.js';

/** A body of which nothing has come for this long is given up, in milliseconds. */
const STALLED_MS = 20_000;
/** One that has begun this long ago may be given up when its caller wants to send more, in milliseconds. */
const MAY_BE_DROPPED_MS = 1000;
const CHECK_MS = 5000;

/** Bodies that may be on their way at one time, in multiples of the requests that may be worked on. */
const MULTIPLES = {
  /** Of one key, and from one address: the others always find room. */
  each: 1,
  all: 8,
};

export interface Sender {
  keyId: string;
  address: string;
  /** Ends the request: its body does not come. */
  cutOff(): void;
}

export interface Arrival {
  /** Some of the body has come. */
  progress(): void;
  /** All of it has, or the request is over. */
  done(): void;
}

/** Requests whose body is on its way: not admitted yet, so that a caller who never sends the rest holds up nobody. */
export interface Arrivals {
  readonly count: number;
  /** Throws unavailable where too many are on their way and none of them is slow. */
  begin(sender: Sender): Arrival;
  stop(): void;
}

interface Coming {
  sender: Sender;
  begun: number;
  progressed: number;
}

export function createArrivals(queue: number, now: () => number = () => performance.now()): Arrivals {
  // Sets keep the order in which their members came: the first has waited longest.
  const all = new Set<Coming>();
  const byKey = new Map<string, Set<Coming>>();
  const byAddress = new Map<string, Set<Coming>>();
  const most = { each: queue * MULTIPLES.each, all: queue * MULTIPLES.all };

  const timer = setInterval(() => {
    const oldest = now() - STALLED_MS;
    for (const coming of all) if (coming.progressed < oldest) drop(coming);
  }, CHECK_MS);
  timer.unref();

  function forget(coming: Coming): void {
    if (!all.delete(coming)) return;
    leave(byKey, coming.sender.keyId, coming);
    leave(byAddress, coming.sender.address, coming);
  }

  function drop(coming: Coming): void {
    forget(coming);
    coming.sender.cutOff();
  }

  /** Makes room for one more among these, at the cost of the slowest. */
  function makeRoom(among: ReadonlySet<Coming> | undefined, limit: number): void {
    if (among === undefined || among.size < limit) return;
    const [oldest] = among;
    if (oldest === undefined || now() - oldest.begun < MAY_BE_DROPPED_MS) throw tooManyAtOnce();
    drop(oldest);
  }

  return {
    get count() {
      return all.size;
    },
    begin(sender) {
      makeRoom(byKey.get(sender.keyId), most.each);
      makeRoom(byAddress.get(sender.address), most.each);
      makeRoom(all, most.all);
      const coming = { sender, begun: now(), progressed: now() };
      all.add(coming);
      join(byKey, sender.keyId, coming);
      join(byAddress, sender.address, coming);
      return {
        progress() {
          coming.progressed = now();
        },
        done: () => forget(coming),
      };
    },
    stop: () => clearInterval(timer),
  };
}

/** On HTTP/1.1 the caller is told and the connection closed; on HTTP/2 its other requests go on. */
export function cutOffRequest(request: HttpRequest, response: HttpResponse): void {
  if ('stream' in response) response.stream.close(constants.NGHTTP2_CANCEL);
  else {
    const late: NodeJS.ErrnoException = new Error('body stalled');
    late.code = 'ERR_HTTP_REQUEST_TIMEOUT';
    answerBrokenHttp(late, request.socket);
  }
}

function join(groups: Map<string, Set<Coming>>, name: string, coming: Coming): void {
  const group = groups.get(name);
  if (group === undefined) groups.set(name, new Set([coming]));
  else group.add(coming);
}

function leave(groups: Map<string, Set<Coming>>, name: string, coming: Coming): void {
  const group = groups.get(name);
  group?.delete(coming);
  if (group?.size === 0) groups.delete(name);
}

function tooManyAtOnce(): ServiceError {
  return new ServiceError(
    'unavailable',
    '한꺼번에 보내는 요청이 너무 많습니다. 앞의 요청이 다 간 뒤에 다시 보내 주세요.',
    { retryAfter: 1 },
  );
}
