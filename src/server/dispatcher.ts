import type { DescMessage, MessageShape } from '@bufbuild/protobuf';
import type { Access, Caller, HeaderLookup } from '../access/admit.js';
import type { CallRate } from '../access/call-rate.js';
import { chargeText, type Used } from '../access/charge.js';
import type { Taken } from '../access/under-way.js';
import type { Stored, UsageMeter } from '../access/usage-meter.js';
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
import type { Arrival, Arrivals, Sender } from './port/arrivals.js';

type Request = MessageShape<DescMessage>;

/** One accepted call. `end` must be called once the answer is decided. */
export interface Ticket {
  /** `page`: the part of its text that is wanted, if not all. */
  unary(request: Request, form: Form, signal: AbortSignal, page?: TextPage): Promise<Reply>;
  /** For an operation that reads requests by itself. */
  raw(request: RawRequest, form: Form, signal: AbortSignal): Promise<Reply>;
  /** Counts bytes of its body against what all requests together may keep; throws a ServiceError beyond. */
  hold(bytes: number): void;
  /** Takes its place in the queue, when its body is there; throws a ServiceError when the queue is full. */
  arrived(): void;
  stream(request: Request, signal: AbortSignal): AsyncIterable<Record<string, unknown>>;
  end(error?: unknown): void;
}

export interface DispatcherParts {
  access: Access;
  meter: UsageMeter | undefined;
  /** Throws where somebody calls too often. */
  callRate: CallRate;
  features: ReadonlySet<Feature>;
  load: Load;
  arrivals: Arrivals;
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

/** The page looks at a text part by part, some hundreds to thousands of characters each: so many are one request. */
const PARTS_OF_A_REQUEST = 10;

/** Only the page has such keys, in a cookie that no script reads; eojeols are counted in full. */
function shareOf({ key }: Caller): number {
  return key?.purpose === 'page' ? 1 / PARTS_OF_A_REQUEST : 1;
}

const NOTHING: Used = { eojeols: 0, characters: 0 };

/** Where a call comes from, and how to end it where its body is still to come. */
export type BodySender = Pick<Sender, 'address'> & Partial<Pick<Sender, 'cutOff'>>;

/** Everything that happens to a call before and after its operation, the same for every protocol. */
export interface Dispatcher {
  /**
   * Decides, before the body is read, whether the call may go on; throws a ServiceError otherwise. The caller is
   * known already or told by the headers.
   */
  begin(
    operation: Operation,
    who: HeaderLookup | Caller,
    protocol: string,
    requestId: string,
    sender?: BodySender,
  ): Ticket;
}

export function createDispatcher(parts: DispatcherParts): Dispatcher {
  const { access, meter, features, load, arrivals, metrics } = parts;

  function admit(operation: Operation, who: HeaderLookup | Caller, address: string | undefined): Caller {
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
    parts.callRate.check(caller, address);
    access.checkQuota(caller);
    load.checkRoom();
    return caller;
  }

  return {
    begin(operation, who, protocol, requestId, sender) {
      const started = performance.now();
      const name = `${operation.method.parent.typeName}/${operation.method.name}`;
      const used: Used = { eojeols: 0, characters: 0 };
      const observe = (code: ErrorCode | 'ok', appId: string) => {
        const seconds = (performance.now() - started) / 1000;
        metrics.observe({ operation: name, protocol, code, seconds, appId, ...used });
        parts.logCall({ requestId, operation: name, protocol, code, seconds });
      };

      let caller: Caller;
      let arrival: Arrival | undefined;
      let taken: Taken | undefined;
      try {
        caller = admit(operation, who, sender?.address);
        if (sender?.cutOff !== undefined) {
          arrival = arrivals.begin({ ...sender, cutOff: sender.cutOff, keyId: caller.keyId });
        }
        taken = meter?.underWay.begin(caller.keyId, shareOf(caller));
      } catch (error) {
        observe(asServiceError(error).code, '');
        throw error;
      }
      const call = (form: Form, signal: AbortSignal, page?: TextPage): Call => ({
        form,
        signal,
        caller,
        async charge(expected) {
          if (taken !== undefined) stored = await access.reserve(caller, taken, expected);
          return chargeText(used, expected);
        },
        page,
      });
      /** Of what is used, what stands in the store already. */
      let stored: Stored | undefined;
      let ended = false;
      let leave: (() => void) | undefined;
      const held: Array<() => void> = [];
      const enter = () => {
        arrival?.done();
        if (!ended) leave ??= load.enter();
      };
      return {
        hold(bytes) {
          arrival?.progress();
          if (!ended) held.push(load.hold(bytes));
        },
        arrived: enter,
        async unary(request, form, signal, page) {
          enter();
          return (operation as UnaryOperation).handle(request, call(form, signal, page));
        },
        async raw(request, form, signal) {
          enter();
          return (operation as UnaryOperation).handleRaw!(request, call(form, signal));
        },
        stream(request, signal) {
          enter();
          return (operation as StreamOperation).handle(request, call('camel', signal));
        },
        end(error) {
          if (ended) return;
          ended = true;
          arrival?.done();
          leave?.();
          for (const release of held) release();
          const code = error === undefined ? 'ok' : asServiceError(error).code;
          // A failure of ours that has a name is ours all the same.
          if (error !== undefined && (!(error instanceof ServiceError) || error.cause !== undefined)) {
            parts.logError(error, { requestId, operation: name });
          }
          observe(code, caller.appId);
          // Nobody pays for what we could not do; who gives up waiting has had the work done.
          const spent = code === 'internal' || code === 'unavailable' ? NOTHING : used;
          const failed = error !== undefined;
          taken?.end();
          meter?.count(caller.keyId, caller.appId, { ...spent, failed, share: shareOf(caller), stored });
        },
      };
    },
  };
}
