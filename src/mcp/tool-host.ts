import {
  create,
  type DescMessage,
  type DescMethodUnary,
  type MessageInitShape,
  type MessageShape,
} from '@bufbuild/protobuf';
import type { CallToolResult, ServerContext } from '@modelcontextprotocol/server';
import { asServiceError } from '../errors/service-error.js';
import { countedCall } from '../service/counted-call.js';
import type { DictionaryWords } from '../service/dictionaries/dictionary-words.js';
import type { Feature } from '../service/features.js';
import type { Limits } from '../service/limits.js';
import { type Operation, operationOf, type Reply } from '../service/operations/operation.js';
import { replyJson } from '../service/operations/reply-json.js';
import type { TextPage } from '../service/operations/text-page.js';
import { snakeCased } from '../service/render/json-names.js';
import type { Form } from '../service/render/sentence-renderer.js';

/** One call that was let in: any number of operations, then the end, which counts it. */
export interface ToolTicket {
  /** `page`: the part of its text that is wanted, if not all. */
  unary(request: MessageShape<DescMessage>, form: Form, signal: AbortSignal, page?: TextPage): Promise<Reply>;
  end(error?: unknown): void;
}

/** Who asks: over HTTP the owner of a key, over stdio whoever started the program. */
export interface McpCaller {
  /** Throws a ServiceError where the caller may not, or not now. */
  begin(operation: Operation): ToolTicket;
  mayWrite: boolean;
  /** Whose dictionaries: an account, or '' for those of the installation. */
  owner: string;
}

/** What the tools are made of, the same over HTTP and stdio. */
export interface McpParts {
  operations: readonly Operation[];
  features: ReadonlySet<Feature>;
  limits: Limits;
  words: DictionaryWords;
  dictionaryNames(owner: string): string[];
}

export interface ToolHost extends Omit<McpParts, 'dictionaryNames'> {
  /** Of the caller that opened this. */
  dictionaryNames(): string[];
  callerOf(context: ServerContext): McpCaller;
}

type Json = Record<string, unknown>;

/** Runs an operation within the call; the answer in snake_case, as the tools speak, unless told otherwise. */
export type Run<I extends DescMessage> = (
  request: MessageInitShape<I>,
  form?: 'snake' | 'camel',
  page?: TextPage,
) => Promise<Json>;

/** Admits, runs and counts a tool's work as one request of an operation, as every other protocol does. */
export async function counted<I extends DescMessage, O extends DescMessage, T>(
  host: ToolHost,
  context: ServerContext,
  method: DescMethodUnary<I, O>,
  work: (run: Run<I>) => Promise<T>,
): Promise<T> {
  const { signal } = context.mcpReq;
  const ticket = host.callerOf(context).begin(operationOf(host.operations, method));
  const run: Run<I> = async (request, form = 'snake', page) => {
    const reply = await ticket.unary(create(method.input, request), form, signal, page);
    return replyJson(reply, form === 'snake' ? (json) => snakeCased(method.output, json) : (json) => json);
  };
  try {
    return await countedCall(ticket, () => work(run));
  } catch (error) {
    // The SDK shows the message of what is thrown; only ours are meant to be read.
    throw asServiceError(error);
  }
}

/** An answer for programs and, beside it, for readers. */
export function answer(structuredContent: Json, text: string): CallToolResult {
  return { content: [{ type: 'text', text }], structuredContent };
}

/** Tells the caller how far a long text is, if it asked to be told. */
export function progressTo(context: ServerContext): (progress: number, total: number) => void {
  const progressToken = context.mcpReq._meta?.progressToken;
  if (progressToken === undefined) return () => {};
  return (progress, total) => {
    const message = `${total.toLocaleString('ko-KR')}자 가운데 ${progress.toLocaleString('ko-KR')}자를 처리했습니다.`;
    const params = { progressToken, progress, total, message };
    // A caller that went away is noticed by the signal.
    context.mcpReq.notify({ method: 'notifications/progress', params }).catch(() => {});
  };
}
