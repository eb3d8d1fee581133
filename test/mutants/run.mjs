/**
 * How many small mistakes do the tests of a room notice? Puts them into a copy of the sources, one at a time, and runs
 * the tests that make the changed function run.
 * npm run mutants -- [--sample 40] [--room NAME]… [--seed N]
 */
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { env, execPath, exit, kill, pid } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { mutated, mutationsOf, withMarks } from './mutations.mjs';

/** The tests that stand for a room, beside those in it. */
const ROOMS = {
  analysis: [
    'test/analysis/',
    'test/helped-engine.spec.ts',
    'test/loose-jamo.spec.ts',
    'test/dictionary-analysis.spec.ts',
  ],
  correction: ['test/correction/', 'test/dictionary-correction.spec.ts'],
  service: ['test/spec/', 'test/render-analysis.spec.ts', 'test/documents/', 'src/mcp/'],
  store: [
    'test/store.spec.ts',
    'test/read-store.spec.ts',
    'test/spec/access.spec.ts',
    'test/accounts/accounts.spec.ts',
  ],
  access: ['test/store.spec.ts', 'test/spec/access.spec.ts', 'test/accounts/accounts.spec.ts'],
};
/** Words and numbers, made or listed: no code. */
const NO_CODE = /\.spec\.ts$|-data\.ts$|^src\/correction\/rules\/index\.ts$/;
/** Much text and many tries: what they alone would notice counts as unnoticed, for the sake of time. */
const SLOW = /(?:any-text|hostile|long-text|steadiness|long-documents)\.spec\.ts$/;
const CONFIG = 'mutants.config.ts';
const SLOWEST_MS = 600_000;

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '40' },
    room: { type: 'string', multiple: true, default: Object.keys(ROOMS) },
    seed: { type: 'string', default: `${pid}` },
  },
});
const wrong = values.room.filter((room) => !Object.hasOwn(ROOMS, room));
if (wrong.length > 0 || !(Number(values.sample) > 0) || !Number.isFinite(Number(values.seed))) {
  console.error(`npm run mutants -- [--sample N] [--room ${Object.keys(ROOMS).join('|')}]… [--seed N]`);
  exit(2);
}
if (!existsSync(join(root, 'dist'))) {
  console.error('npm run build를 먼저 실행하세요.');
  exit(2);
}

const copy = mkdtempSync(join(tmpdir(), 'malgyeol-mutants-'));
/** The tests that are running: a group of their own, so that all of them end with us. */
let tests;
process.on('exit', () => {
  endTests();
  rmSync(copy, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => exit(1));
copySources();

const random = randomFrom(Number(values.seed));
console.log(`${values.sample} mutants of ${values.room.join(', ')}; again with --seed ${values.seed}`);
const counts = [];
for (const [index, room] of values.room.entries()) {
  const share = Math.floor((Number(values.sample) + index) / values.room.length);
  if (share > 0) counts.push(await tryRoom(room, share));
}
for (const { room, killed, tried, unreached } of counts)
  console.log(
    `${room}: killed ${killed} of ${tried} (${percent(killed, tried)}), ${unreached} in code that no test runs`,
  );
const sum = (name) => counts.reduce((all, count) => all + count[name], 0);
console.log(`killed ${sum('killed')} of ${sum('tried')} (${percent(sum('killed'), sum('tried'))})`);

async function tryRoom(room, share) {
  const mutations = sampleOf(room, share).map((mutation, id) => ({ ...mutation, id }));
  const { specs, reachedBy } = await whatRuns(room, mutations);
  const count = { room, tried: mutations.length, killed: 0, unreached: 0 };
  for (const mutation of mutations) {
    const concerned = mutation.body ? specs.filter((spec) => reachedBy.get(mutation.id)?.has(spec)) : specs;
    const isKilled = concerned.length > 0 && (await isNoticed(mutation, concerned));
    if (isKilled) count.killed++;
    else if (concerned.length === 0) count.unreached++;
    const verdict = isKilled ? 'killed  ' : concerned.length === 0 ? 'not run ' : 'SURVIVED';
    console.log(
      `${verdict} ${mutation.path}:${mutation.line}  ${onOneLine(mutation.before)} → ${onOneLine(mutation.text)}`,
    );
  }
  return count;
}

function sampleOf(room, share) {
  const all = filesIn(`src/${room}`)
    .filter((path) => path.endsWith('.ts') && !NO_CODE.test(path))
    .flatMap((path) => mutationsOf(path, readFileSync(join(root, path), 'utf8')));
  for (let last = all.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [all[last], all[other]] = [all[other], all[last]];
  }
  return all.slice(0, share);
}

/** The tests of the room, the quick ones first, and which of them make the function of which mutation run. */
async function whatRuns(room, mutations) {
  const paths = [`src/${room}/`, ...ROOMS[room]].flatMap((path) =>
    path.endsWith('/') ? filesIn(path).filter((name) => name.endsWith('.spec.ts')) : [path],
  );
  const specs = paths.filter((path) => !SLOW.test(path));
  const changed = new Set(mutations.map(({ path }) => path));
  for (const path of changed)
    put(
      path,
      withMarks(
        original(path),
        mutations.filter((mutation) => mutation.path === path),
      ),
    );
  const report = join(copy, 'report.json');
  const noted = join(copy, 'reached.txt');
  writeFileSync(noted, '');
  const { status, said } = await runTests(specs, ['--reporter=json', `--outputFile=${report}`], {
    MUTANTS_REACHED: noted,
  });
  if (status !== 0) throw new Error(`the tests of ${room} fail without any mistake:\n${said.slice(-3000)}`);
  for (const path of changed) put(path, original(path));
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const place = (path) => relative(copy, path).split(sep).join('/');
  const took = new Map(testResults.map(({ name, startTime, endTime }) => [place(name), endTime - startTime]));
  const reachedBy = new Map();
  for (const line of readFileSync(noted, 'utf8').split('\n').filter(Boolean)) {
    const [id, spec] = line.split('\t');
    reachedBy.set(Number(id), (reachedBy.get(Number(id)) ?? new Set()).add(place(spec)));
  }
  return { specs: specs.sort((a, b) => took.get(a) - took.get(b)), reachedBy };
}

async function isNoticed(mutation, specs) {
  put(mutation.path, mutated(original(mutation.path), mutation));
  try {
    return (await runTests(specs, ['--bail=1', '--reporter=dot'])).status !== 0;
  } finally {
    put(mutation.path, original(mutation.path));
  }
}

/** What does not end has been noticed. */
function runTests(specs, options, environment = {}) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const child = spawn(execPath, [vitest, 'run', '--config', CONFIG, ...options, ...specs], {
    cwd: copy,
    env: { ...env, MALGYEOL_TEST_SEED: '1', ...environment },
    detached: true,
  });
  tests = child;
  const late = setTimeout(endTests, SLOWEST_MS);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => {
      clearTimeout(late);
      resolve({ status, said });
    });
  });
}

function endTests() {
  if (tests?.exitCode === null && tests.signalCode === null) kill(-tests.pid, 'SIGKILL');
}

/** What tests read, in a folder where it may be changed; what is large and stays is linked. */
function copySources() {
  for (const name of readdirSync(root)) {
    if (/^\.git$|^dist-|^data$/.test(name)) continue;
    if (['src', 'test'].includes(name))
      cpSync(join(root, name), join(copy, name), {
        recursive: true,
        filter: (path) => !path.includes('node_modules'),
      });
    else symlinkSync(join(root, name), join(copy, name));
  }
  writeFileSync(
    join(copy, CONFIG),
    `import base from './vitest.config.js';
const setupFiles = [...base.test.setupFiles, 'test/mutants/note-reached.ts'];
export default { ...base, test: { ...base.test, setupFiles } };
`,
  );
}

function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true }).map((path) =>
    join(folder, path).split(sep).join('/'),
  );
}

function original(path) {
  return readFileSync(join(root, path), 'utf8');
}

function put(path, text) {
  writeFileSync(join(copy, path), text);
}

/** Mulberry32: the same numbers for the same seed. */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function percent(part, whole) {
  return `${Math.round((100 * part) / whole)} %`;
}

function onOneLine(text) {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
