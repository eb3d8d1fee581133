import { Code, ConnectError, type ConnectRouter } from '@connectrpc/connect';
import { Health, HealthCheckResponse_ServingStatus as Status } from '../../gen/grpc/health/v1/health_pb.js';

export interface Readiness {
  /** True when requests will be answered. */
  ready(): boolean;
  /** Why they will not, for people. */
  hindrance(): string | undefined;
  /** Calls back after each change; returns how to stop. */
  onChange(listener: () => void): () => void;
}

/** Readiness that is set from outside and tells whoever watches. */
export function createReadiness(): Readiness & { set(hindrance: string | undefined): void } {
  let hindrance: string | undefined = '서버를 켜고 있습니다.';
  const listeners = new Set<() => void>();
  return {
    ready: () => hindrance === undefined,
    hindrance: () => hindrance,
    set(next) {
      if (next === hindrance) return;
      hindrance = next;
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
