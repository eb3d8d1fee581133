/**
 * What a newcomer does: `npm start` in a copy of what git knows, until the first answer, with one Node and npm after the
 * other. Fails where it says anything of a warning or takes much room; the times are for reading.
 * node scripts/try-fresh-clone.mjs [NODE_MAJOR…]: other releases than this one come from npm, into .tools/
 */
import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { arch, argv, chdir, env, exit, kill, platform, versions } from 'node:process';
import { fileURLToPath } from 'node:url';

const MOST_MEGABYTES = 350;
const LONGEST_MS = 300_000;
/** npm warns of settings of the user's own too; those are not ours. */
const WARNING = /\bwarn(?:ing)?\b(?!.*Unknown (?:user|env|cli) config)/i;

chdir(fileURLToPath(new URL('..', import.meta.url)));
const releases = argv.slice(2);
try {
  for (const major of releases.length > 0 ? releases : [versions.node.split('.')[0]])
    await tryWith(pathTo(major));
} catch (error) {
  console.error(`npm start: ${error.message}`);
  exit(1);
}

/** The search path on which `node` is of this release, with the newest npm beside every release that is not ours. */
function pathTo(major) {
  if (versions.node.startsWith(`${major}.`)) return env.PATH;
  const folder = fileURLToPath(new URL(`../.tools/node-${major}`, import.meta.url));
  const node = `node-${platform}-${arch}`;
  if (!existsSync(join(folder, 'node_modules', node))) {
    mkdirSync(folder, { recursive: true });
    const packages = [`${node}@${major}`, 'npm@11'];
    execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', ...packages], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const programs = [join(folder, 'node_modules', node, 'bin'), join(folder, 'node_modules/.bin')];
  return [...programs, env.PATH].join(delimiter);
}

async function tryWith(path) {
  const folder = mkdtempSync(join(tmpdir(), 'malgyeol-fresh-'));
  const its = { cwd: folder, env: { ...env, PATH: path, MALGYEOL_DATA: join(folder, 'data') } };
  for (const name of Object.keys(its.env))
    if (/^npm_(?!config_(?:cache|registry))/i.test(name)) delete its.env[name];
  const version = (program) => execFileSync(program, ['--version'], { ...its, encoding: 'utf8' }).trim();
  copyKnown(folder);
  const from = Date.now();
  // A group of its own, so that the server under npm ends with it.
  const child = spawn('npm', ['start', '--', '--port', '0', '--no-legacy-ports'], { ...its, detached: true });
  try {
    const said = await saidUntil(child, /api-key: mg-/);
    const started = Date.now() - from;
    await firstAnswer(said);
    const size = ['node_modules', 'runtime/node_modules'].reduce(
      (sum, name) => sum + sizeOf(join(folder, name)),
      0,
    );
    const megabytes = Math.round(size / 1e6);
    const seconds = ((Date.now() - from) / 1000).toFixed(1);
    console.log(
      `Node ${version('node')}, npm ${version('npm')}: first answer after ${seconds} s, packages take ${megabytes} MB`,
    );
    console.log(said.split('\n').find((line) => line.includes('준비')) ?? `started after ${started} ms`);
    const warnings = said.split('\n').filter((line) => WARNING.test(line));
    if (warnings.length > 0) throw new Error(`it warns:\n${warnings.join('\n')}`);
    if (megabytes > MOST_MEGABYTES)
      throw new Error(`packages take ${megabytes} MB (at most ${MOST_MEGABYTES})`);
  } finally {
    const ended = new Promise((resolve) => child.once('close', resolve));
    if (child.exitCode === null) {
      kill(-child.pid, 'SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As a clone has it, with what is not committed yet. */
function copyKnown(folder) {
  const known = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const path of new Set(known.split('\0'))) {
    if (path === '' || !existsSync(path)) continue;
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    copyFileSync(path, join(folder, path));
  }
}

function saidUntil(child, pattern) {
  return new Promise((resolve, reject) => {
    let said = '';
    const late = setTimeout(
      () => reject(new Error(`no start after ${LONGEST_MS / 1000} s:\n${said}`)),
      LONGEST_MS,
    );
    const hear = (text) => {
      said += text;
      if (!pattern.test(said)) return;
      clearTimeout(late);
      resolve(said);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear);
    child.once('close', (status) => {
      clearTimeout(late);
      reject(new Error(`it ended with ${status}:\n${said}`));
    });
  });
}

/** As the line to try that it prints. */
async function firstAnswer(said) {
  const url = /curl (\S+)/.exec(said)[1];
  const headers = { 'api-key': /api-key: (mg-[\w-]+)/.exec(said)[1], 'content-type': 'application/json' };
  const body = JSON.stringify({ document: { content: '하늘을 나는 새' } });
  const { sentences } = await (await fetch(url, { method: 'POST', headers, body })).json();
  const tagged = sentences?.[0]?.tokens?.[1]?.tagged;
  if (tagged !== '날/VV+는/ETM') throw new Error(`${tagged} is no answer`);
}

function sizeOf(folder) {
  return readdirSync(folder, { recursive: true }).reduce(
    (sum, name) => sum + statSync(join(folder, name)).size,
    0,
  );
}
