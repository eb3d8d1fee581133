import type {
  DescMessage,
  DescMethodServerStreaming,
  DescMethodUnary,
  MessageShape,
} from '@bufbuild/protobuf';
import type { Caller } from '../../access/admit.js';
import type { Charge, Used } from '../../access/charge.js';
import type { Feature } from '../features.js';
import type { Form, RenderedSentences } from '../render/sentence-renderer.js';
import type { TextPage } from './text-page.js';

/** One call of an operation, whatever protocol it came by. */
export interface Call {
  /** How the answer will be written; large answers are made in this form from the start. */
  form: Form;
  /** Aborted when the caller went away or the deadline passed; its reason is a ServiceError. */
  signal: AbortSignal;
  caller: Caller;
  /** Takes what texts will cost from the day of the caller, before any work; throws where it has not so much left. */
  charge(expected: Used): Promise<Charge>;
  /** Absent where the whole text is wanted. Offsets are those of the whole in any case. */
  page?: TextPage;
}

/** For whoever has the engine to itself: nobody is counted. */
export const uncharged: Call['charge'] = async () => ({ settle() {} });

/** A request as it came, for operations that read large ones outside the thread that answers others. */
export type RawRequest =
  /** `pathName`: what the path of a legacy route says in place of the body; `maxValues`: the most values of the JSON. */
  { json: Uint8Array; maxValues: number; pathName?: string } | { binary: Uint8Array };

/** Above this, an operation that can read requests by itself gets them unread. In bytes. */
export const RAW_MIN_BYTES = 64 * 1024;

/**
 * An answer: its JSON form in camelCase with zero values written, or sentences that are written already, or the whole
 * written already in the caller's form. `incomplete`: something was left undone, which a header tells as well.
 */
export type Reply =
  | { json: Record<string, unknown>; incomplete?: boolean }
  | { written: Uint8Array; incomplete?: boolean }
  | { sentences: readonly RenderedSentences[]; rest: Record<string, unknown> };

/** Tells that the answer is incomplete to who looks at headers only. */
export const INCOMPLETE_HEADER = 'x-malgyeol-incomplete';

export function isIncomplete(reply: Reply): boolean {
  return 'incomplete' in reply && reply.incomplete === true;
}

interface Common {
  feature: Feature;
  /** Changes dictionaries: not for read-only keys. */
  writes: boolean;
}

export interface UnaryOperation extends Common {
  method: DescMethodUnary;
  handle(request: MessageShape<DescMessage>, call: Call): Promise<Reply>;
  handleRaw?(request: RawRequest, call: Call): Promise<Reply>;
}

export interface StreamOperation extends Common {
  method: DescMethodServerStreaming;
  /** Each answer in its JSON form. */
  handle(request: MessageShape<DescMessage>, call: Call): AsyncIterable<Record<string, unknown>>;
}

export type Operation = UnaryOperation | StreamOperation;

/** Undefined where it is not served. */
export function findOperation<M extends Operation['method']>(
  operations: readonly Operation[],
  method: M,
): OperationOf<M> | undefined {
  return operations.find((operation) => operation.method === method) as OperationOf<M> | undefined;
}

/** For whoever is given all operations. */
export function operationOf<M extends Operation['method']>(
  operations: readonly Operation[],
  method: M,
): OperationOf<M> {
  const operation = findOperation(operations, method);
  if (operation === undefined) throw new Error(`no operation ${method.name}`);
  return operation;
}

type OperationOf<M extends Operation['method']> = M extends DescMethodUnary
  ? UnaryOperation
  : StreamOperation;

/** Ties the type of the request to the method, so that operations need no casts. */
export function unary<I extends DescMessage, O extends DescMessage>(
  method: DescMethodUnary<I, O>,
  feature: Feature,
  handle: (request: MessageShape<I>, call: Call) => Promise<Reply>,
  { writes = false, handleRaw }: Partial<Pick<UnaryOperation, 'writes' | 'handleRaw'>> = {},
): UnaryOperation {
  return { method, feature, writes, handle: handle as UnaryOperation['handle'], handleRaw };
}

export function serverStream<I extends DescMessage, O extends DescMessage>(
  method: DescMethodServerStreaming<I, O>,
  feature: Feature,
  handle: (request: MessageShape<I>, call: Call) => AsyncIterable<Record<string, unknown>>,
): StreamOperation {
  return { method, feature, writes: false, handle: handle as StreamOperation['handle'] };
}
