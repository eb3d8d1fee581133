import type { DescMessage, MessageShape } from '@bufbuild/protobuf';
import type { Access, Caller, HeaderLookup } from '../access/admit.js';
import type { UsageMeter } from '../access/usage-meter.js';
import { asServiceError, type ErrorCode, ServiceError } from '../errors/service-error.js';
import { type Feature, featureOff } from '../service/features.js';
import type { Load } from '../service/load.js';
import type {
  Call,
  Operation,
  RawRequest,
  Reply,
  StreamOperation,
  UnaryOperation,
} from '../service/operations/operation.js';
import type { TextPage } from '../service/operations/text-page.js';
import type { Form } from '../service/render/sentence-renderer.js';
import type { Metrics } from './metrics.js';

type Request = MessageShape<DescMessage>;

/** One accepted call. `end` must be called once the answer is decided. */
export interface Ticket {
  /** `page`: the part of its text that is wanted, if not all. */
  unary(request: Request, form: Form, signal: AbortSignal, page?: TextPage): Promise<Reply>;
  /** For an operation that reads requests by itself. */
  raw(request: RawRequest, form: Form, signal: AbortSignal): Promise<Reply>;
  /** Counts bytes of its body against what all requests together may keep; throws a ServiceError beyond. */
  hold(bytes: number): void;
  stream(request: Request, signal: AbortSignal): AsyncIterable<Record<string, unknown>>;
  end(error?: unknown): void;
}

export interface DispatcherParts {
  access: Access;
  meter: UsageMeter | undefined;
  features: ReadonlySet<Feature>;
  load: Load;
  metrics: Metrics;
  /** True while the server is shutting down. */
  draining(): boolean;
  /** Errors of ours, with what is needed to find the request that a caller complains about. */
  logError(error: unknown, context: { requestId: string; operation: string }): void;
  logCall(call: {
    requestId: string;
    operation: string;
    protocol: string;
    code: string;
    seconds: number;
  }): void;
}

/** Everything that happens to a call before and after its operation, the same for every protocol. */
export interface Dispatcher {
  /**
   * Decides, before the body is read, whether the call may go on; throws a ServiceError otherwise. The caller is
   * known already or told by the headers.
   */
  begin(operation: Operation, who: HeaderLookup | Caller, protocol: string, requestId: string): Ticket;
}

export function createDispatcher(parts: DispatcherParts): Dispatcher {
  const { access, meter, features, load, metrics } = parts;

  function admit(operation: Operation, who: HeaderLookup | Caller): { caller: Caller; leave: () => void } {
    if (parts.draining()) {
      throw new ServiceError('unavailable', '서버가 꺼지는 중입니다. 잠시 뒤에 다시 시도해 주세요.', {
        retryAfter: 1,
      });
    }
    const caller = typeof who === 'function' ? access.identify(who) : who;
    if (!features.has(operation.feature)) throw featureOff(operation.feature);
    if (operation.writes && caller.readOnly) {
      throw new ServiceError(
        'permission_denied',
        '이 키는 읽기 전용이라 사전을 바꿀 수 없습니다. 쓰기가 되는 키로 다시 보내 주세요.',
      );
    }
    access.checkQuota(caller);
    return { caller, leave: load.enter() };
  }

  return {
    begin(operation, who, protocol, requestId) {
      const started = performance.now();
      const name = `${operation.method.parent.typeName}/${operation.method.name}`;
      const used = { eojeols: 0, characters: 0 };
      const observe = (code: ErrorCode | 'ok', appId: string) => {
        const seconds = (performance.now() - started) / 1000;
        metrics.observe({ operation: name, protocol, code, seconds, appId, ...used });
        parts.logCall({ requestId, operation: name, protocol, code, seconds });
      };

      let admitted: ReturnType<typeof admit>;
      try {
        admitted = admit(operation, who);
      } catch (error) {
        observe(asServiceError(error).code, '');
        throw error;
      }
      const { caller, leave } = admitted;
      const call = (form: Form, signal: AbortSignal, page?: TextPage): Call => ({
        form,
        signal,
        caller,
        used,
        page,
      });
      let ended = false;
      const held: Array<() => void> = [];
      return {
        hold(bytes) {
          if (!ended) held.push(load.hold(bytes));
        },
        unary: (request, form, signal, page) =>
          (operation as UnaryOperation).handle(request, call(form, signal, page)),
        raw: (request, form, signal) => (operation as UnaryOperation).handleRaw!(request, call(form, signal)),
        stream: (request, signal) => (operation as StreamOperation).handle(request, call('camel', signal)),
        end(error) {
          if (ended) return;
          ended = true;
          leave();
          for (const release of held) release();
          const code = error === undefined ? 'ok' : asServiceError(error).code;
          if (error !== undefined && !(error instanceof ServiceError)) {
            parts.logError(error, { requestId, operation: name });
          }
          observe(code, caller.appId);
          meter?.count(caller.keyId, caller.appId, { ...used, failed: error !== undefined });
        },
      };
    },
  };
}
