import { Code, ConnectError, type ConnectRouter } from '@connectrpc/connect';
import { Health, HealthCheckResponse_ServingStatus as Status } from '../../gen/grpc/health/v1/health_pb.js';

export interface Readiness {
  /** True when requests will be answered. */
  ready(): boolean;
  /** Calls back after each change; returns how to stop. */
  onChange(listener: () => void): () => void;
}

/** Readiness that is set from outside and tells whoever watches. */
export function createReadiness(): Readiness & { set(ready: boolean): void } {
  let ready = false;
  const listeners = new Set<() => void>();
  return {
    ready: () => ready,
    set(next) {
      if (next === ready) return;
      ready = next;
      for (const listener of listeners) listener();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** grpc.health.v1: '' is the whole server, a name one of its services. */
export function healthRoutes(
  router: ConnectRouter,
  services: ReadonlySet<string>,
  readiness: Readiness,
): void {
  const known = (service: string) => service === '' || services.has(service);
  const status = () => (readiness.ready() ? Status.SERVING : Status.NOT_SERVING);
  router.service(Health, {
    check({ service }) {
      if (!known(service)) {
        throw new ConnectError(`${service} 서비스는 이 서버에 없습니다.`, Code.NotFound);
      }
      return { status: status() };
    },
    async *watch({ service }, { signal }) {
      if (!known(service)) {
        yield { status: Status.SERVICE_UNKNOWN };
        return;
      }
      let last: Status | undefined;
      while (!signal.aborted) {
        if (status() !== last) {
          last = status();
          yield { status: last };
        }
        await changeOrAbort(readiness, signal);
      }
    },
  });
}

function changeOrAbort(readiness: Readiness, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      stop();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const stop = readiness.onChange(done);
    signal.addEventListener('abort', done, { once: true });
    if (signal.aborted) done();
  });
}
