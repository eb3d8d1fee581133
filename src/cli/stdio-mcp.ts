import { PassThrough, type Readable, type Writable } from 'node:stream';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { ServiceError } from '../errors/service-error.js';
import { createMcpServer } from '../mcp/mcp-server.js';
import type { McpCaller } from '../mcp/tool-host.js';
import { openDictionaryRegistry } from '../service/dictionaries/dictionary-registry.js';
import { dictionaryTasks } from '../service/dictionaries/dictionary-tasks.js';
import { createDictionaryWords } from '../service/dictionaries/dictionary-words.js';
import { openGlossRegistry } from '../service/dictionaries/gloss-registry.js';
import { FEATURES } from '../service/features.js';
import { DEFAULT_LIMITS } from '../service/limits.js';
import { createLoad } from '../service/load.js';
import { type UnaryOperation, uncharged } from '../service/operations/operation.js';
import { createOperations } from '../service/operations/operations.js';
import { type Engine, engineOnceStarted } from '../service/workers/engine.js';
import { openStore, type StoreLocation } from '../store/open-store.js';

export interface StdioMcpOptions {
  /** Started beside everything else; calls that come before it is there wait for it. */
  createEngine(): Promise<Engine>;
  location: StoreLocation;
  readOnly: boolean;
  stdin: Readable;
  stdout: Writable;
  warn(message: string): void;
}

/** One message, which is one line: as long as the longest text that a tool takes, escaped. In bytes. */
const MAX_LINE_BYTES = 32 * 1024 * 1024;

/**
 * The tools over standard input and output, with an engine of their own; returns when the input has ended and everything
 * in it is answered.
 */
export async function serveMcpOnStdio(options: StdioMcpOptions): Promise<void> {
  const { stdin, stdout, warn, readOnly } = options;
  const engine = options.createEngine();
  engine.catch((error: Error) => warn(`오류: ${error.message}`));
  const onError = (error: unknown) => warn(`오류: ${(error as Error).message}`);
  const store = await openStore(options.location);
  // Nobody else waits for this thread, so large dictionaries need none of their own.
  const largeDictionaries = dictionaryTasks(store);
  const dictionaries = await openDictionaryRegistry(store, largeDictionaries, onError);
  const glosses = await openGlossRegistry(store, onError);
  const limits = DEFAULT_LIMITS;
  const features = new Set(FEATURES);
  const operations = createOperations({
    ...engineOnceStarted(engine),
    store,
    dictionaries,
    glosses,
    largeDictionaries,
    features,
    limits,
    load: createLoad(limits),
  });
  const parts = {
    operations,
    features,
    limits,
    words: createDictionaryWords(store, dictionaries, limits),
    dictionaryNames: (owner: string) => dictionaries.names(owner),
  };
  const calls = createCalls();
  const caller = localCaller(readOnly, calls);
  // Ends when we say so: the transport drops what it has not answered when its input ends.
  const input = stdin.pipe(new PassThrough(), { end: false });
  const handle = serveStdio(
    () => createMcpServer(parts, { mayWrite: !readOnly, owner: '', callerOf: () => caller }),
    {
      transport: new StdioServerTransport(input, stdout, { maxBufferSize: MAX_LINE_BYTES }),
    },
  );
  await untilDone(stdin, calls);
  stdin.destroy();
  await handle.close();
  dictionaries.close();
  glosses.close();
  await store.close();
  await engine.then((running) => running.close()).catch(() => {});
}

/** Resolves when the input has ended and is answered, when it is torn off, or when the program is told to stop. */
async function untilDone(stdin: Readable, calls: Calls): Promise<void> {
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const ended = new Promise<boolean>((resolve) => {
    stdin.once('end', () => resolve(true));
    stdin.once('close', () => resolve(false));
    stdin.once('error', () => resolve(false));
  });
  if (await Promise.race([ended, stopped])) await Promise.race([calls.answered(), stopped]);
  process.off('SIGTERM', stop);
  process.off('SIGINT', stop);
}

/** Whoever started the program: no key, nothing to count. */
function localCaller(readOnly: boolean, calls: Calls): McpCaller {
  return {
    mayWrite: !readOnly,
    owner: '',
    begin(operation) {
      if (operation.writes && readOnly) {
        throw new ServiceError(
          'permission_denied',
          '--read-only로 켜서 사전을 바꿀 수 없습니다. 이 옵션 없이 다시 켜 주세요.',
        );
      }
      return {
        unary: (request, form, signal, page) =>
          calls.count(
            (operation as UnaryOperation).handle(request, {
              form,
              signal,
              charge: uncharged,
              page,
              caller: { keyId: '', appId: '', readOnly },
            }),
          ),
        end: () => {},
      };
    },
  };
}

/** Calls that are being answered. */
interface Calls {
  count<T>(call: Promise<T>): Promise<T>;
  /** Resolves when none is left and what they led to is written. */
  answered(): Promise<void>;
}

/** Turns of the event loop in which nothing has begun: what was read has become a call, what was answered is written. */
const QUIET_TURNS = 10;

function createCalls(): Calls {
  const running = new Set<Promise<unknown>>();
  return {
    count(call) {
      running.add(call);
      const forget = () => running.delete(call);
      call.then(forget, forget);
      return call;
    },
    async answered() {
      for (let quiet = 0; quiet < QUIET_TURNS; quiet++) {
        if (running.size > 0) quiet = 0;
        await Promise.allSettled(running);
        await new Promise((turn) => setImmediate(turn));
      }
    },
  };
}
