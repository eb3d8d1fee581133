import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, freemem } from 'node:os';
import { dirname } from 'node:path';
import { MODEL_DIR } from '../../analysis/encoder/model-files.js';
import { damagedModelFiles, readManifest } from '../../analysis/encoder/model-manifest.js';
import { type Config, listenHost } from '../../server/config.js';
import { createTextPool } from '../../service/workers/text-pool.js';
import { openStore } from '../../store/open-store.js';
import type { CorrectErrorResponse } from '../../wire/messages.js';
import { version } from '../version.js';

/** `warning` is worth knowing, `failure` keeps the program from working. */
export interface Result {
  state: 'fine' | 'warning' | 'failure';
  text: string;
}

export interface Check {
  name: string;
  run(config: Config): Promise<Result>;
}

const OLDEST_NODE = 20;
const MEGABYTE = 1_000_000;
/** What one worker takes with all models. */
const NEEDED_MEMORY = 700 * MEGABYTE;
/** Others may not read or write what lies in the data directory: keys, dictionaries. */
const OTHERS = 0o007;
const HEALTH_TIMEOUT_MS = 2000;

const fine = (text: string): Result => ({ state: 'fine', text });
const warning = (text: string): Result => ({ state: 'warning', text });
const failure = (text: string): Result => ({ state: 'failure', text });

export const CHECKS: readonly Check[] = [
  { name: '판', run: versions },
  { name: '모델', run: models },
  { name: '메모리', run: memory },
  { name: '권한', run: permissions },
  { name: '저장소', run: store },
  { name: '포트', run: port },
  { name: '자가 시험', run: selfTest },
];

async function versions(): Promise<Result> {
  const text = `말결 ${version()}, Node ${process.versions.node}, ${process.platform} ${process.arch}, 코어 ${availableParallelism()}개`;
  const major = Number(process.versions.node.split('.')[0]);
  return major >= OLDEST_NODE ? fine(text) : failure(`${text}: Node ${OLDEST_NODE} 이상이 필요합니다.`);
}

async function models(): Promise<Result> {
  const problems = await damagedModelFiles(MODEL_DIR);
  if (problems.length > 0) return failure(problems.join(' '));
  const entries = Object.values(readManifest(MODEL_DIR)!);
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  return fine(`파일 ${entries.length}개, ${Math.round(bytes / MEGABYTE)} MB, SHA-256이 모두 맞습니다.`);
}

async function memory(): Promise<Result> {
  const free = `쓸 수 있는 메모리 ${Math.round(freemem() / MEGABYTE).toLocaleString('ko-KR')} MB`;
  return freemem() >= NEEDED_MEMORY ? fine(free) : warning(`${free}: 작업자 하나가 700 MB쯤 씁니다.`);
}

async function permissions({ data }: Config): Promise<Result> {
  let folder = data;
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    return failure(`${folder}에 쓸 수 없습니다. 권한을 바꾸거나 --data로 다른 폴더를 골라 주세요.`);
  }
  const open = existsSync(data) && process.platform !== 'win32' && (statSync(data).mode & OTHERS) !== 0;
  return open
    ? warning(`${data}을(를) 다른 사용자도 볼 수 있습니다. chmod 700 ${data}`)
    : fine(`${data}에 쓸 수 있습니다.`);
}

/** The store of a server that runs is opened beside it; one that is not there yet is not made. */
async function store({ data, databaseUrl, skipUpgradeBackup }: Config): Promise<Result> {
  if (databaseUrl === '' && !existsSync(data))
    return warning(`${data}: 아직 없습니다. 서버를 처음 켜거나 키를 만들 때 생깁니다.`);
  const opened = await openStore({ dataDir: data, databaseUrl, withoutBackup: skipUpgradeBackup });
  try {
    const keys = (await opened.listKeys()).filter(({ revokedAt }) => revokedAt === null);
    const dictionaries = await opened.listDictionaries();
    const text = `${databaseUrl === '' ? data : 'PostgreSQL'}: 키 ${keys.length}개, 사용자 사전 ${dictionaries.length}개`;
    return keys.length > 0 ? fine(text) : warning(`${text}. 키는 \`malgyeol key create\`로 만듭니다.`);
  } finally {
    await opened.close();
  }
}

async function port(config: Config): Promise<Result> {
  const host = listenHost(config);
  const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen(config.port, host, () => server.close(() => resolve(undefined)));
  });
  if (!error) return fine(`${config.port}번이 비어 있습니다.`);
  if (error.code === 'EACCES')
    return failure(`${config.port}번을 열 권한이 없습니다. --port로 다른 번호를 주세요.`);
  if (error.code !== 'EADDRINUSE') return failure(`${host}:${config.port}: ${error.message}`);
  const scheme = config.tlsCert === '' ? 'http' : 'https';
  const signal = AbortSignal.timeout(HEALTH_TIMEOUT_MS);
  const answers = await fetch(`${scheme}://localhost:${config.port}/readyz`, { signal }).then(
    ({ status }) => status,
    () => 0,
  );
  if (answers === 200) return fine(`${config.port}번에서 서버가 켜져 있고 답합니다.`);
  return warning(`${config.port}번을 다른 프로그램이 쓰고 있습니다. --port로 다른 번호를 주세요.`);
}

const SAMPLE = '학교에 갔읍니다.';
const CORRECTED = '학교에 갔습니다.';

async function selfTest(): Promise<Result> {
  const started = performance.now();
  const pool = await createTextPool({ threads: 1 });
  try {
    const extra = { encoding: 'UTF16', options: {} };
    const [answer] = await pool.run<CorrectErrorResponse>({
      op: 'correct',
      texts: [SAMPLE],
      options: {},
      extra,
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (answer!.revised !== CORRECTED)
      return failure(`‘${SAMPLE}’ → ‘${answer!.revised}’ (‘${CORRECTED}’여야 함)`);
    return fine(`‘${SAMPLE}’ → ‘${CORRECTED}’ (켜는 데 ${seconds}초)`);
  } finally {
    await pool.close();
  }
}
