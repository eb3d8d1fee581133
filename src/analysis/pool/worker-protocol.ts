import { type MessagePort, parentPort } from 'node:worker_threads';
import { throwIfAbandoned } from '../abandonment.js';
import { asError } from '../as-error.js';
import type { ModelFiles } from '../encoder/model-files.js';
import type { HelpedAnalyser } from '../evidence-analyser.js';
import type { AnalyseOptions, Analyser, ExtraWords } from '../types.js';

/** What a worker is asked to do: `op` names one of its handlers, which gives one result per text. */
export interface Task {
  op: string;
  texts: readonly string[];
  options?: TaskOptions;
  /** Whether small tasks go before it; told by its length where this is left out. */
  large?: boolean;
  /** What a handler needs beyond the options of the analysis; must survive a structured clone. */
  extra?: unknown;
}

export type TaskOptions = AnalyseOptions & { reset?: boolean };

export interface Request extends Task {
  /** Dictionaries travel once per worker and are named by their key afterwards: they can be large. */
  dictionaries: { use: string[]; learn: Array<[key: string, words: ExtraWords]>; forget: string[] };
}

/** Dictionaries that nobody has asked for lately. */
export interface Forget {
  forget: string[];
}

/** Somebody at the other end of the port runs the engine's graphs as well; from now on requests are begun as they come. */
export interface Help {
  help: MessagePort;
}

type Message = Request | Forget | Help | typeof CLOSE;

export type Reply = { results: unknown[] } | { error: Error };

export interface WorkerData {
  /** What the script of the workers wants to be told; nothing to the pool. */
  options?: unknown;
}

export type Handler = (texts: readonly string[], options: TaskOptions, extra: unknown) => Promise<unknown[]>;
export type Handlers = Record<string, Handler>;

export const READY = 'ready';
export const CLOSE = 'close';

export function dictionaryKey({ name, version }: ExtraWords): string {
  return JSON.stringify([name, version]);
}

/**
 * The operations of Analyser itself. Sentences travel as JSON, which is written and read in two thirds of the time that a
 * structured clone of so many small objects takes.
 */
export function analyserHandlers(analyser: Analyser): Handlers {
  return {
    analyse: async (texts, options) =>
      (await analyser.analyse(texts, options)).map((sentences) => JSON.stringify(sentences)),
    spaced: (texts, options) => analyser.space(texts, options),
    spans: (texts) => analyser.sentences(texts),
  };
}

/**
 * The whole life of a worker: make the engine, say so, answer one request after the other, close. With a helper it
 * begins requests before others are done, so that there is always something to read; answers keep their order.
 */
export async function serveRequests<A extends HelpedAnalyser>(
  createEngine: (files: ModelFiles) => Promise<A>,
  handlersOf: (analyser: A) => Handlers,
): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('작업 스레드 안에서만 실행할 수 있습니다.');
  // They are read while this thread loads its code.
  const files = await new Promise<ModelFiles>((resolve) => port.once('message', resolve));
  const engine = await createEngine(files);
  const handlers = handlersOf(engine);
  const known = new Map<string, ExtraWords>();
  let helped = false;
  let last: Promise<unknown> = Promise.resolve();
  port.on('message', (message: Message) => {
    if (message === CLOSE) last = last.then(() => engine.close()).then(() => port.close());
    else if ('help' in message) {
      engine.takeHelp?.(message.help);
      helped = true;
    } else if ('forget' in message) for (const key of message.forget) known.delete(key);
    else {
      const options = openOptions(message, known);
      const reply = (helped ? Promise.resolve() : last).then(() => answer(message, options, handlers));
      last = last.then(async () => send(port, await reply));
    }
  });
  port.postMessage(READY);
}

/** Bytes are handed over, not copied. */
function send(port: MessagePort, reply: Reply): void {
  const bytes = 'results' in reply ? reply.results.filter((result) => result instanceof Uint8Array) : [];
  port.postMessage(
    reply,
    bytes.map(({ buffer }) => buffer as ArrayBuffer),
  );
}

/** Done as a request comes, so that what is forgotten later is still there for it. */
function openOptions(request: Request, known: Map<string, ExtraWords>): TaskOptions {
  const { use, learn, forget } = request.dictionaries;
  for (const key of forget) known.delete(key);
  for (const [key, words] of learn) known.set(key, words);
  // Sent for all or for none: handlers tell "no dictionaries" from an empty list as their callers do.
  const options: TaskOptions = { ...request.options };
  if (use.length > 0) options.dictionaries = use.map((key) => known.get(key)!);
  return options;
}

async function answer(
  { op, texts, extra }: Request,
  options: TaskOptions,
  handlers: Handlers,
): Promise<Reply> {
  try {
    throwIfAbandoned(options.abandonment);
    const handler = handlers[op];
    if (!handler) throw new Error(`알 수 없는 작업입니다: ${op}`);
    return { results: await handler(texts, options, extra) };
  } catch (error) {
    return { error: asError(error) };
  }
}
