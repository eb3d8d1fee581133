import { gzipSync } from 'node:zlib';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { stdictXml, urimalsaemXml, zip } from '../support/dumps.js';
import * as check from './checks.js';
import { rootPath } from './code-blocks.js';

/** How a block is proven. Every block has one, in the order of its page. */
export type Treatment =
  | {
      how: 'run';
      /** What the reader is taken to have beside the page. */
      files?: Record<string, string | Uint8Array>;
      /** What stands for something of the reader's own, and what it is here. */
      asked?: Record<string, string>;
      /** Something that the output has. */
      says?: RegExp;
    }
  | { how: 'checked'; why: string; check(code: string): void };

const run = (rest: Omit<Extract<Treatment, { how: 'run' }>, 'how'> = {}): Treatment => ({
  how: 'run',
  ...rest,
});
const checked = (why: string, by: (code: string) => void): Treatment => ({ how: 'checked', why, check: by });

const TEXT = '하늘을 나는 새를 보았다.\n';
const WRONG = '영수 도 학교에 갔읍니다.\n';
const row = { word: '배', pos: '명사', number: 1, definition: '먹는 열매', targetId: 1 };
const urimalsaem = zip({ 'a.xml': urimalsaemXml([row]) });
const stdict = zip({ 'a.xml': stdictXml([row]) });
const HERE = rootPath('').replace(/\/$/, '');

const EDITOR = 'no such editor here; test/lsp speaks to the same server';
const CLUSTER = 'no cluster of Spark here; python/tests runs the same job in one process';

const DEPLOYMENT: Treatment[] = [
  run({ says: /\d+\.\d+\.\d+/ }),
  run(),
  checked('a file of settings', check.environment),
  run({ says: /mg-/ }),
  run({ says: /하늘/ }),
  run(),
  run({ asked: { '30 3 * * * malgyeol ': '', '\\%': '%' } }),
  run({ says: /"checks"|\{/ }),
];

export const TREATMENTS: Record<string, Treatment[]> = {
  'README.md': [
    run(),
    run({
      files: { '글.md': WRONG, '리뷰.csv': '본문\n하늘을 나는 새\n' },
      says: /^하늘\/NNG\+을\/JKO 날\/VV\+는\/ETM 새\/NNG\+를\/JKO 보\/VV\+았\/EP\+다\/EF\+\.\/SF$/m,
    }),
    run({ files: { 'badly-spaced.txt': '아버지가방에들어가신다\n' }, says: /아버지가 방에 들어가신다$/m }),
  ],
  'docs/accounts.md': [run()],
  'docs/command-line.md': [run({ files: { '글.txt': TEXT }, says: /날\/VV\+는\/ETM/ })],
  'docs/command-line.en.md': [
    run({
      files: { 'documents.jsonl': '"첫 문장. 둘째 문장."\n', 'badly-spaced.txt': '아버지가방에들어가신다\n' },
      says: /아버지가 방에 들어가신다$/m,
    }),
  ],
  'docs/data.md': [
    run({
      files: {
        '리뷰.csv.gz': gzipSync('본문\n하늘을 나는 새\n'),
        '뉴스.ndjson': `${JSON.stringify({ text: TEXT.trim() })}\n`,
        '글.parquet': new Uint8Array(
          parquetWriteBuffer({ columnData: [{ name: 'text', data: [WRONG.trim()] }] }),
        ),
      },
    }),
    run(),
    run({ files: { '글.txt': TEXT }, says: /날/ }),
  ],
  'docs/deployment.md': DEPLOYMENT,
  'docs/dictionaries.md': [
    run({
      files: {
        '이름.txt': '# 이름\n말결이\n',
        '동사.txt': '카톡하다\n',
        '우리.json': '{"np":["볼린저"]}',
        '너희.csv': 'set,entry,value\nnp,꾸룽꾸룽이,1\n',
        '글.txt': '볼린저는 말결이다.\n',
      },
      says: /tokens/,
    }),
  ],
  'docs/editors.md': [
    checked('packing takes packages of its own, which .ci/run fetches', check.extension),
    checked(EDITOR, check.vscodeSettings),
    checked(EDITOR, check.editorSettings),
    checked(EDITOR, check.editorSettings),
    checked(EDITOR, check.editorSettings),
    checked(EDITOR, check.editorSettings),
    run({ files: { 'docs/글.md': WRONG } }),
    checked('runs on GitHub; test/package/action.spec.ts runs what it calls', check.workflow),
    checked('no pre-commit here; test/package/action.spec.ts runs what it calls', check.workflow),
    run({ says: /모델|모형/ }),
  ],
  'docs/flows.md': [checked('a drawing', check.rooms)],
  'docs/languagetool.md': [
    run({ says: /갔습니다/ }),
    checked('no LibreOffice here; it is a line of its registry', check.wellFormedXml),
  ],
  'docs/mcp.md': [
    run({ asked: { '/설치/한/곳': HERE } }),
    checked('a file of Claude Desktop', check.mcpClient),
    checked('a file of Claude Desktop', check.mcpClient),
    checked('a file of Cursor', check.mcpClient),
    checked('a file of VS Code', check.mcpClient),
    run({ says: /돼요/ }),
  ],
  'docs/migration.md': [
    run({
      files: { '우리말샘.zip': urimalsaem },
      asked: { 쓰던키: 'mg-used-before-0123456789', 'http://옛서버:5656': '$URL', 옛키: '$KEY' },
    }),
  ],
  'docs/search.md': [
    run({
      files: { 'documents.tsv': 'id\ttext\n1\t책을 빌릴 수 있다.\n', 'questions.tsv': 'text\n책 빌리기\n' },
    }),
    run({ says: /\[1\]/ }),
    run({ says: /\[1\]/ }),
    run(),
    checked('no OpenSearch here, as the page says', check.searchRequest),
    checked('no OpenSearch here, as the page says', check.searchRequest),
  ],
  'docs/senses.md': [
    run({ says: /배__\d/ }),
    run({ files: { '우리말샘.zip': urimalsaem, '표준국어대사전.zip': stdict } }),
  ],
  'docs/writing-rules.md': [
    checked('a file of rules', check.ruleFile),
    checked('a part of such a file', check.ruleFile),
    checked('a part of such a file', check.ruleFile),
  ],
  'docs/spark.md': [
    run(),
    checked('python/tests/test_spark.py runs them where PySpark is installed', check.sparkFunctions),
    checked(CLUSTER, check.spark),
    checked(CLUSTER, check.spark),
    checked(CLUSTER, check.spark),
    checked(CLUSTER, check.spark),
    checked(CLUSTER, check.spark),
    checked(CLUSTER, check.spark),
  ],
};

/** Pages all of whose blocks another test runs. */
export const RUN_ELSEWHERE: Record<string, string> = { 'docs/api.md': 'test/api-examples.spec.ts' };

/** The same blocks in another language: only words for people differ. */
export const TRANSLATED: Record<string, string> = {
  'docs/accounts.en.md': 'docs/accounts.md',
  'docs/data.en.md': 'docs/data.md',
  'docs/deployment.en.md': 'docs/deployment.md',
};
