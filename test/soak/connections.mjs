/** Floods of connections, frames and slow callers; afterwards sockets, memory and answer times are as before. */
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { callJson, command, gauges, KEY, serve, sleep, temporaryData } from './lib.mjs';

const run = promisify(execFile);
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const has = (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).error === undefined;
/** Sockets of the caller's side linger for a minute; ours must be gone sooner. In milliseconds. */
const CALM_MS = 20_000;

/** TCP connections of a port by state, as the system sees them. */
export function socketsOf(port) {
  const states = { '01': 'established', '08': 'closeWait', '06': 'timeWait' };
  const counts = { established: 0, closeWait: 0, timeWait: 0, other: 0 };
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of readFileSync(table, 'utf8').split('\n').slice(1)) {
      const [, local, , state] = line.trim().split(/\s+/);
      if (!local?.endsWith(`:${hex}`) || state === '0A') continue;
      counts[states[state] ?? 'other']++;
    }
  }
  return counts;
}

async function answerTime(url) {
  const times = [];
  for (let i = 0; i < 50; i++) {
    const begun = performance.now();
    const { status } = await callJson(url, '/svc.LanguageService/AnalyzeSyntax', {
      document: { content: '가 나' },
    });
    if (status !== 200) return Number.POSITIVE_INFINITY;
    times.push(performance.now() - begun);
  }
  return Math.round(times.sort((a, b) => a - b)[25] * 10) / 10;
}

async function state(url) {
  const { process_resident_memory_bytes: rss, process_open_fds: fds, connections } = await gauges(url);
  const sockets = socketsOf(Number(new URL(url).port));
  return { rssMb: Math.round(rss / 1e6), fds, connections, ...sockets, answerMs: await answerTime(url) };
}

export async function connections({ share = 1, log }) {
  const count = (whole) => Math.max(10, Math.round(whole * share));
  const data = temporaryData();
  await command(['-reg', KEY, '--data', data.directory]);
  const server = await serve(['--data', data.directory], { double: true });
  const { hostname, port } = new URL(server.url);
  const skipped = [];
  const steps = [];
  const flood = (program, what, number) => async () =>
    JSON.parse(
      (await run(program, ['-url', server.url, '-key', KEY, '-what', what, '-count', String(number)])).stdout,
    );
  if (has('go') || spawnSync('go', ['version'], { stdio: 'ignore' }).status === 0) {
    const program = join(mkdtempSync(join(tmpdir(), 'malgyeol-floods-')), 'floods');
    execFileSync('go', ['build', '-o', program, here('floods.go')], {
      env: { ...process.env, GO111MODULE: 'off' },
    });
    steps.push(flood(program, 'connections', count(50_000)), flood(program, 'ordinary', count(5000)));
    for (const what of ['resets', 'pings', 'settings', 'continuations']) {
      steps.push(flood(program, what, count(10_000)));
    }
  } else skipped.push('Go is not installed: no floods of connections and frames');
  if (has('python3')) {
    const slow = (what, number, seconds) => async () =>
      JSON.parse(
        (
          await run('python3', [
            here('slow_callers.py'),
            hostname,
            port,
            KEY,
            what,
            String(number),
            String(seconds),
          ])
        ).stdout,
      );
    steps.push(slow('bodies', count(2000), 26), slow('headers', count(2000), 26));
  } else skipped.push('Python is not installed: no slow callers');

  await answerTime(server.url);
  const before = await state(server.url);
  const results = [];
  for (const step of steps) {
    // Somebody else is served all the while.
    const step_ = step();
    let ended = false;
    const end = () => {
      ended = true;
    };
    step_.then(end, end);
    let slowest = 0;
    let refused = 0;
    while (!ended) {
      const begun = performance.now();
      const { status } = await callJson(server.url, '/svc.LanguageService/AnalyzeSyntax', {
        document: { content: '가 나' },
      });
      slowest = Math.max(slowest, performance.now() - begun);
      if (status !== 200) refused++;
      await sleep(50);
    }
    const result = { ...(await step_), refused, slowestMs: Math.round(slowest) };
    results.push(result);
    log?.(JSON.stringify(result));
  }
  await sleep(CALM_MS * Math.min(1, share * 10));
  const after = await state(server.url);
  await server.kill('SIGTERM');
  data.remove();
  return { before, after, results, skipped, faults: faultsOf(before, after, results) };
}

function faultsOf(before, after, results) {
  const faults = results
    .filter(({ failed = 0, refused }) => failed > 0 || refused > 0)
    .map((result) => `not everybody was served: ${JSON.stringify(result)}`);
  if (after.closeWait > 0) faults.push(`${after.closeWait} sockets in CLOSE-WAIT`);
  if (after.connections > before.connections + 5) faults.push(`${after.connections} connections are left`);
  if (after.rssMb > before.rssMb * 2 + 100)
    faults.push(`memory: ${before.rssMb} MB before, ${after.rssMb} after`);
  return faults;
}
