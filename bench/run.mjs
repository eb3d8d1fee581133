// usage: node bench/run.mjs [--threads 1] [--rounds 3] [--only id,id] [--realtime]
// --realtime runs the timed part under `chrt -f 20` (root, Linux), for a machine that is busy otherwise.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { start } from './child.mjs';
import { COMPETITORS } from './competitors.mjs';
import { installPeers, python } from './install.mjs';
import { writeResults } from './report.mjs';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const SHARED = fileURLToPath(new URL('../../shared', import.meta.url));
const SPEED_CHARACTERS = 60_000;
/** What one batch holds, per thread: the size of the pool's own batches. */
const BATCH_CHARACTERS = 4000;

const { values } = parseArgs({
  options: {
    threads: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    realtime: { type: 'boolean', default: false },
  },
});
const threads = Number(values.threads);
const rounds = Number(values.rounds);
const only = values.only?.split(',');
const chosen = COMPETITORS.filter(({ id }) => !only || only.includes(id));

if (!existsSync(`${ROOT}dist/analysis/engine.js`)) {
  console.error('먼저 `npm run build`를 실행해 주세요.');
  process.exit(1);
}
const failures = installPeers([...chosen, { pip: 'numpy' }]);
const rows = chosen.map((competitor) => ({
  ...competitor,
  problem: failures.get(competitor.npm ?? competitor.pip),
  figures: {},
}));
const sets = readSets();
const { batches, singles, characters } = speedText(sets);

console.error(`속도: ${characters}자, 스레드 ${threads}개, ${rounds}번씩 번갈아`);
for (let round = 0; round < rounds; round++) {
  for (const row of rows) await attempt(row, () => measureSpeed(row));
}
for (const row of rows) await attempt(row, () => measureAccuracy(row));
for (const { name, problem } of rows) if (problem) console.error(`⚠ ${name}: 재지 못했습니다. ${problem}`);

const complete = sets.length > 0 && rows.length === COMPETITORS.length && rows.every((row) => !row.problem);
writeResults({ rows, hasSets: sets.length > 0, threads, rounds, characters, complete });

/** A competitor that fails is reported and left out from then on; the others go on. */
async function attempt(row, action) {
  if (row.problem) return;
  try {
    await action();
  } catch (error) {
    row.problem = error.message;
  }
}

/** A fresh process each time, one at a time, so that load time and memory are its own. */
async function measureSpeed(row) {
  const child = await start(row, { threads, realtime: values.realtime });
  const { seconds, cpuSeconds, single } = await child.call({ op: 'time', batches, singles });
  const sample = {
    speed: characters / seconds,
    perCpu: characters / cpuSeconds,
    single,
    load: child.loadSeconds,
    memory: child.peakMegabytes(),
  };
  await child.stop();
  for (const [key, value] of Object.entries(sample)) {
    row[key] ??= [];
    row[key].push(value);
  }
  console.error(`  ${row.name}: 초당 ${Math.round(sample.speed)}자`);
}

async function measureAccuracy(row) {
  if (sets.length === 0) return;
  const child = await start(row, { threads });
  const lines = [];
  for (const { set, op, texts } of sets) {
    const predictions = await child.call({ op, texts });
    if (predictions) lines.push(JSON.stringify({ set, predictions }));
  }
  await child.stop();
  for (const { set, ...figures } of scoreWith('score', lines.join('\n'))) row.figures[set] = figures;
  console.error(`  ${row.name}: 정확도 ${lines.length}가지`);
}

function readSets() {
  if (!existsSync(`${SHARED}/eval/score.py`)) {
    console.error('../shared가 없어 정확도는 재지 않고, bench/sample.txt로 속도만 잽니다.');
    return [];
  }
  return scoreWith('inputs');
}

function scoreWith(verb, input = '') {
  const { status, stdout, stderr } = spawnSync(python(), [`${ROOT}bench/sets.py`, SHARED, verb], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`sets.py: ${stderr.trim().split('\n').at(-1)}`);
  return stdout.trim().split('\n').map(JSON.parse);
}

/** The texts of the development sets for morphemes, or our own, again and again, up to the same length. */
function speedText(sets) {
  const own = () => readFileSync(`${ROOT}bench/sample.txt`, 'utf8').trim().split('\n');
  const source = sets.length ? sets.filter(({ op }) => op === 'morphemes').flatMap((s) => s.texts) : own();
  const texts = [];
  // Steps through the source, so that every set has its share.
  const step = sets.length ? 7 : 1;
  let characters = 0;
  for (let i = 0; characters < SPEED_CHARACTERS; i += step) {
    const text = source[(i + Math.floor(i / source.length)) % source.length];
    texts.push(text);
    characters += text.length;
  }
  const batches = [[]];
  let size = 0;
  for (const text of texts) {
    if (size >= BATCH_CHARACTERS * threads) {
      batches.push([]);
      size = 0;
    }
    batches.at(-1).push(text);
    size += text.length;
  }
  const singles = texts.filter((text) => text.length >= 40 && text.length <= 60).slice(0, 200);
  return { batches, singles, characters };
}
