import { constants, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2';

/**
 * What one connection may do that costs us and brings the caller nothing: so many at once, and so many a second after
 * that. Gentler callers never come near; below the bound of the HTTP/2 library for resets, which would say goodbye
 * but leave the connection open.
 */
const ALLOWED = {
  /** Requests that are called off before their answer: people who type cancel a few a second. */
  resets: { burst: 500, perSecond: 30 },
  pings: { burst: 200, perSecond: 20 },
  /** A caller tells its settings once, some again when their windows grow. */
  settings: { burst: 50, perSecond: 2 },
};

interface Allowance {
  /** False when too much was taken. */
  take(): boolean;
}

/** Ends a connection that resets, pings or changes its settings without measure. */
export function limitSession(session: ServerHttp2Session): void {
  const end = () => session.destroy(undefined, constants.NGHTTP2_ENHANCE_YOUR_CALM);
  const bounded = (allowance: Allowance) => () => {
    if (!allowance.take() && !session.destroyed) end();
  };
  session.on('ping', bounded(allowanceOf(ALLOWED.pings)));
  session.on('remoteSettings', bounded(allowanceOf(ALLOWED.settings)));
  const reset = bounded(allowanceOf(ALLOWED.resets));
  session.on('stream', (stream: ServerHttp2Stream) => {
    stream.once('close', () => {
      if (stream.rstCode !== constants.NGHTTP2_NO_ERROR) reset();
    });
  });
}

export function allowanceOf(
  { burst, perSecond }: { burst: number; perSecond: number },
  now: () => number = () => performance.now(),
): Allowance {
  let left = burst;
  let at = now();
  return {
    take() {
      const time = now();
      left = Math.min(burst, left + ((time - at) / 1000) * perSecond);
      at = time;
      if (left < 1) return false;
      left--;
      return true;
    },
  };
}
