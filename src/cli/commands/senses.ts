import { openSenseModel } from '../../analysis/senses/open-sense-model.js';
import { DUMP_NAMES, DUMP_SOURCES, type DumpSource } from '../../glossary/dump-entry.js';
import { importDumps } from '../../glossary/import-dumps.js';
import { openStore } from '../../store/open-store.js';
import type { Store } from '../../store/types.js';
import { defineCommand } from '../command/command-spec.js';
import { parseCommand, unknownVerb } from '../command/parse-command.js';
import { showHelp } from '../command/show-help.js';
import { DATA_OPTION, JSON_OPTION } from '../common-options.js';
import { readStoreLocation } from '../read-config.js';
import { table } from '../table.js';
import { UsageError } from '../usage-error.js';

export const spec = defineCommand({
  name: 'senses',
  usage: '<하위 명령> [옵션]',
  about: [
    '동형이의어의 뜻풀이를 사전의 공식 내려받기 파일에서 들여옵니다.',
    '같은 사전을 다시 들여오면 통째로 바뀝니다. 파일 하나라도 읽을 수 없으면 아무것도 바뀌지 않습니다.',
  ],
  english: ['Definitions of homographs, imported from official dumps of dictionaries.'],
  verbs: {
    import: {
      usage: '파일…',
      text: '국립국어원 사전의 공식 내려받기 파일(XML, JSON, zip, 또는 그것을 푼 디렉터리)에서 뜻풀이와 번호를 들여옵니다.',
      english: 'Import definitions and numbers from dumps (XML, JSON, zip, or the folder of one).',
    },
    list: { text: '들여온 사전을 보입니다.', english: 'Show what was imported.' },
    remove: {
      usage: '사전…',
      text: `들여온 사전을 지웁니다: ${DUMP_SOURCES.map((source) => `${source}(${DUMP_NAMES[source]})`).join(', ')}`,
      english: `Remove imported dictionaries: ${DUMP_SOURCES.join(', ')}.`,
    },
  },
  options: { json: JSON_OPTION, data: DATA_OPTION },
  examples: [
    ['malgyeol senses import 표준국어대사전.zip', '내려받은 파일에서 들여오기'],
    ['malgyeol senses list', '무엇을 들여왔는지 보기'],
  ],
});

/** How often progress is shown, in entries. */
const PROGRESS_STEP = 10_000;

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseCommand(spec, args);
  const [verb, ...rest] = positionals;
  if (values.help || verb === undefined) return showHelp(spec, values);
  const verbs: Record<string, (store: Store) => Promise<number>> = {
    import: (store) => importFiles(store, rest, values.json === true),
    list: (store) => list(store, values.json === true),
    remove: (store) => remove(store, rest),
  };
  const work = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (work === undefined) throw unknownVerb(spec, verb);
  if (verb !== 'list' && rest.length === 0)
    throw new UsageError(verb === 'import' ? '들여올 파일을 적어 주세요.' : '지울 사전을 적어 주세요.');
  const store = await openStore(readStoreLocation(values));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

async function importFiles(store: Store, files: readonly string[], json: boolean): Promise<number> {
  const terminal = process.stderr.isTTY === true;
  let shown = 0;
  const progress = (file: string, entries: number) => {
    if (entries < shown) shown = 0;
    if (entries - shown < PROGRESS_STEP) return;
    shown = entries;
    const line = `${file}: ${entries.toLocaleString('ko-KR')}항목을 읽었습니다`;
    process.stderr.write(terminal ? `\r${line}` : `${line}\n`);
  };
  try {
    const reports = await importDumps(files, store, openSenseModel(), progress);
    if (terminal && shown > 0) process.stderr.write('\n');
    if (json) process.stdout.write(`${JSON.stringify(reports)}\n`);
    else {
      for (const { source, entries, matched, ours, singles, ourSingles, ids } of reports) {
        process.stdout.write(
          `${DUMP_NAMES[source]}: ${count(entries)}항목을 들여왔습니다. 동형어 ${count(ours)}개 가운데 ${count(matched)}개, 뜻이 하나인 낱말 ${count(ourSingles)}개 가운데 ${count(singles)}개를 알아보았고, 우리말샘 번호 ${count(ids)}개를 얻었습니다.\n`,
        );
      }
    }
    return 0;
  } catch (error) {
    process.stderr.write(
      `${terminal && shown > 0 ? '\n' : ''}오류: ${reasonOf(error as NodeJS.ErrnoException)}\n아무것도 바꾸지 않았습니다.\n`,
    );
    return 1;
  }
}

function reasonOf({ code, path, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return `파일이 없습니다: ${path}`;
  if (code === 'EACCES') return `파일을 읽을 권한이 없습니다: ${path}`;
  return message;
}

async function list(store: Store, json: boolean): Promise<number> {
  const imports = await store.senses.imports();
  if (json) {
    process.stdout.write(`${JSON.stringify(imports.map(({ generation: _, ...shown }) => shown))}\n`);
  } else if (imports.length === 0) {
    process.stdout.write('들여온 사전이 없습니다.\n');
  } else {
    const rows = imports.map(({ source, entries, matched, singles, ids, importedAt }) => [
      DUMP_NAMES[source as DumpSource] ?? source,
      count(entries),
      count(matched),
      count(singles),
      count(ids),
      importedAt.slice(0, 10),
    ]);
    process.stdout.write(
      `${table(['사전', '항목', '알아본 동형어', '뜻이 하나인 낱말', '우리말샘 번호', '들여온 날'], rows)}\n`,
    );
  }
  return 0;
}

async function remove(store: Store, names: readonly string[]): Promise<number> {
  const sources = names.map((name) => {
    const source = DUMP_SOURCES.find((known) => known === name || DUMP_NAMES[known] === name);
    if (source === undefined)
      throw new UsageError(
        `알 수 없는 사전입니다: ${name}. ${DUMP_SOURCES.join(', ')} 가운데서 적어 주세요.`,
      );
    return source;
  });
  const removed = await store.senses.remove(sources);
  process.stdout.write(
    removed.length === 0
      ? '지울 것이 없습니다.\n'
      : `지웠습니다: ${removed.map((source) => DUMP_NAMES[source as DumpSource]).join(', ')}\n`,
  );
  return 0;
}

const count = (value: number) => value.toLocaleString('ko-KR');
