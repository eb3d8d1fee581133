import { availableParallelism } from 'node:os';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { addWords } from '../../dictionary/change-words.js';
import { setOf } from '../../dictionary/set-names.js';
import { startLanguageServer } from '../../lsp/language-server.js';
import { DEFAULT_LIMITS } from '../../service/limits.js';
import { createTextPool } from '../../service/workers/text-pool.js';
import { openStore } from '../../store/open-store.js';
import { defineCommand } from '../command/command-spec.js';
import { parseCommand } from '../command/parse-command.js';
import { showHelp } from '../command/show-help.js';
import { DATA_OPTION } from '../common-options.js';
import { openDictionaries } from '../custom-dictionaries.js';
import { readStoreLocation } from '../read-config.js';
import { threadsOf } from '../text-options.js';
import { version } from '../version.js';

/** An editor has other work for the machine. */
const MOST_THREADS = 2;

export const spec = defineCommand({
  name: 'lsp',
  usage: '[옵션]',
  about: [
    '편집기(VS Code, Neovim, Helix, Zed, Emacs …)가 표준 입출력으로 부르는 언어 서버(LSP)입니다.',
    '손으로 실행하지 않고 편집기의 설정에 적습니다. 글은 이 컴퓨터 밖으로 나가지 않습니다. 설정은 docs/editors.md에 있습니다.',
  ],
  english: [
    'The language server (LSP) that editors start over standard input and output; docs/editors.md says how.',
    'Text never leaves this machine.',
  ],
  options: {
    stdio: {
      type: 'boolean',
      text: '표준 입출력으로 말합니다 (언제나 그렇습니다).',
      english: 'Speak over standard input and output (it always does).',
    },
    threads: {
      type: 'string',
      value: 'N',
      text: `함께 쓸 스레드 수 (기본값: 많아야 ${MOST_THREADS}).`,
      english: `Threads to use (default: at most ${MOST_THREADS}).`,
    },
    data: DATA_OPTION,
    // Clients that start servers as processes name themselves this way.
    clientProcessId: { type: 'string', text: '', english: '', hidden: true },
  },
  examples: [['malgyeol lsp', '편집기의 설정에 적는 명령']],
  takesFiles: false,
});

export async function run(args: string[]): Promise<number> {
  const { values } = parseCommand(spec, args);
  if (values.help) return showHelp(spec, values);
  const threads = threadsOf(values.threads) ?? Math.min(MOST_THREADS, availableParallelism());
  startLanguageServer(createConnection(ProposedFeatures.all, process.stdin, process.stdout), {
    version: version(),
    pool: createTextPool({ threads, servesCallers: true }),
    openDictionaries: (names) => openDictionaries(values.data, names),
    async addWord(name, word, pos) {
      const store = await openStore(readStoreLocation({ data: values.data }));
      try {
        await addWords(store, { name, set: setOf(pos) ?? 'np', words: [word] }, DEFAULT_LIMITS);
      } finally {
        await store.close();
      }
    },
  });
  // The connection ends the program when the client says so or is gone.
  return new Promise(() => {});
}
