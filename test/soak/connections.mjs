/** Floods of connections, frames and slow callers; afterwards sockets, memory and answer times are as before. */
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { hasOpenssl, selfSigned } from '../support/self-signed.mjs';
import { callJson, command, gauges, KEY, serve, sleep, temporaryData } from './lib.mjs';

const run = promisify(execFile);
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
/** Sockets of the caller's side linger for a minute; ours must be gone sooner. In milliseconds. */
const CALM_MS = 20_000;
/** Of everything so many in the whole form. */
const FLOODS = {
  connections: 50_000,
  ordinary: 5000,
  resets: 10_000,
  pings: 10_000,
  settings: 10_000,
  continuations: 10_000,
};
const HANDSHAKES = 5000;
const SLOW_CALLERS = 2000;
/** From this share of the whole on. */
const WITH_SLOW_CALLERS = 0.05;
/** Slow callers are given up after twenty seconds, looked for every five; a busy machine takes a little longer. */
const SLOW_SECONDS = 45;

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

/** Callers in Go; undefined where there is no Go. */
function floodsInGo() {
  if (spawnSync('go', ['version'], { stdio: 'ignore' }).status !== 0) return undefined;
  const program = join(mkdtempSync(join(tmpdir(), 'malgyeol-floods-')), 'floods');
  const env = { ...process.env, GO111MODULE: 'off' };
  execFileSync('go', ['build', '-o', program, here('floods.go')], { env });
  return async (url, what, count) => {
    const options = ['-url', url, '-key', KEY, '-what', what, '-count', String(count)];
    return JSON.parse((await run(program, options)).stdout);
  };
}

async function slowInPython(url, what, count) {
  const { hostname, port } = new URL(url);
  const args = [hostname, port, KEY, what, String(count), String(SLOW_SECONDS)];
  return JSON.parse((await run('python3', [here('slow_callers.py'), ...args])).stdout);
}

/** What is done to a server, while somebody else is served all the while. */
async function endure(url, attack) {
  let ended = false;
  const end = () => {
    ended = true;
  };
  const attacked = attack(url);
  attacked.then(end, end);
  let slowest = 0;
  let refused = 0;
  while (!ended) {
    const begun = performance.now();
    const { status } = await callJson(url, '/svc.LanguageService/AnalyzeSyntax', {
      document: { content: '가 나' },
    });
    slowest = Math.max(slowest, performance.now() - begun);
    if (status !== 200) refused++;
    await sleep(50);
  }
  return { ...(await attacked), refused, slowestMs: Math.round(slowest) };
}

/** One server before, during and after. */
async function besiege(name, options, attacks, { calmMs, log }) {
  const data = temporaryData();
  await command(['-reg', KEY, '--data', data.directory]);
  const server = await serve(['--data', data.directory, ...options], { double: true });
  try {
    await answerTime(server.url);
    const before = await state(server.url);
    const results = [];
    for (const attack of attacks) {
      results.push(await endure(server.url, attack));
      log?.(JSON.stringify(results.at(-1)));
    }
    await sleep(calmMs);
    const after = await state(server.url);
    return { name, before, after, results, faults: faultsOf(before, after, results) };
  } finally {
    await server.kill('SIGTERM');
    data.remove();
  }
}

export async function connections({ share = 1, log }) {
  const count = (whole) => Math.max(10, Math.round(whole * share));
  const skipped = [];
  const attacks = [];
  const flood = floodsInGo();
  if (flood === undefined) skipped.push('Go is not installed: no floods of connections and frames');
  else {
    for (const [what, whole] of Object.entries(FLOODS)) {
      attacks.push((url) => flood(url, what, count(whole)));
    }
  }
  if (share < WITH_SLOW_CALLERS) {
    skipped.push('slow callers: they take longer than the short form; test/hostile has some');
  } else if (spawnSync('python3', ['--version'], { stdio: 'ignore' }).status !== 0) {
    skipped.push('Python is not installed: no slow callers');
  } else {
    // Both at one time: each takes as long as our patience.
    attacks.push(async (url) => {
      const slow = ['bodies', 'headers'].map((what) => slowInPython(url, what, count(SLOW_CALLERS)));
      const [bodies, headers] = await Promise.all(slow);
      const closed = bodies.closed + headers.closed;
      return { what: 'slow bodies and headers', count: bodies.count + headers.count, closed };
    });
  }
  const calm = { calmMs: CALM_MS * Math.min(1, share * 10), log };
  const sieges = [await besiege('plain', [], attacks, calm)];
  if (flood === undefined || !hasOpenssl)
    skipped.push('no handshakes of TLS: Go or openssl is not installed');
  else {
    const { tlsCert, tlsKey } = selfSigned();
    const handshakes = (url) => flood(url, 'tls', count(HANDSHAKES));
    sieges.push(await besiege('TLS', ['--tls-cert', tlsCert, '--tls-key', tlsKey], [handshakes], calm));
  }
  return { sieges, skipped, faults: sieges.flatMap(({ faults }) => faults) };
}

function faultsOf(before, after, results) {
  const faults = results
    .filter(({ failed = 0, refused }) => failed > 0 || refused > 0)
    .map((result) => `not everybody was served: ${JSON.stringify(result)}`);
  for (const { what, count, closed = count } of results) {
    if (closed < count) faults.push(`${count - closed} of ${count} ${what} were never given up`);
  }
  if (after.closeWait > 0) faults.push(`${after.closeWait} sockets in CLOSE-WAIT`);
  if (after.connections > before.connections + 5) faults.push(`${after.connections} connections are left`);
  if (after.rssMb > before.rssMb * 2 + 100)
    faults.push(`memory: ${before.rssMb} MB before, ${after.rssMb} after`);
  if (after.answerMs > before.answerMs * 3 + 20)
    faults.push(`answers: ${before.answerMs} ms before, ${after.answerMs} after`);
  return faults;
}
