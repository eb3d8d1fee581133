import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
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
import type { UnaryOperation } from '../service/operations/operation.js';
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

/** The tools over standard input and output, with an engine of their own; returns when the input ends. */
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
  const caller = localCaller(readOnly);
  const handle = serveStdio(
    () => createMcpServer(parts, { mayWrite: !readOnly, owner: '', callerOf: () => caller }),
    {
      transport: new StdioServerTransport(stdin, stdout, { maxBufferSize: MAX_LINE_BYTES }),
    },
  );
  const stop = () => stdin.destroy();
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await once(stdin, 'close');
  process.off('SIGTERM', stop);
  process.off('SIGINT', stop);
  await handle.close();
  dictionaries.close();
  glosses.close();
  await store.close();
  await engine.then((running) => running.close()).catch(() => {});
}

/** Whoever started the program: no key, nothing to count. */
function localCaller(readOnly: boolean): McpCaller {
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
      const used = { eojeols: 0, characters: 0 };
      return {
        unary: (request, form, signal, page) =>
          (operation as UnaryOperation).handle(request, {
            form,
            signal,
            used,
            page,
            caller: { keyId: '', appId: '', readOnly },
          }),
        end: () => {},
      };
    },
  };
}
