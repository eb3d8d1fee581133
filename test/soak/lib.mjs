/** What every part of the endurance run needs: servers in processes of their own, calls, chance that repeats itself. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** A server that has not said where it listens after this long never will, in milliseconds. */
const START_MS = 120_000;
/** A call that takes longer counts as unanswered, in milliseconds. */
const PATIENCE_MS = 60_000;

export const KEY = 'soak-key-0123456789abcdef';

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Numbers below a bound, the same in every run with the same seed. */
export function chance(seed) {
  let state = seed >>> 0 || 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state;
  };
  const below = (bound) => next() % bound;
  return { below, pick: (list) => list[below(list.length)], often: (percent) => below(100) < percent };
}

export function temporaryData() {
  const directory = mkdtempSync(join(tmpdir(), 'malgyeol-soak-'));
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}

/** Runs a command of the program to its end. */
export function command(args, env = {}) {
  const child = spawn(process.execPath, [join(root, 'bin/malgyeol'), ...args], {
    stdio: 'ignore',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${args[0]}: ${code}`))));
  });
}

/** A running server. `double` takes the quick test double in the place of the engine. */
export async function serve(args, { double = false, env = {} } = {}) {
  const program = double
    ? [join(root, 'test/support/serve-with-double.mjs'), join(root, 'models')]
    : [join(root, 'bin/malgyeol')];
  const child = spawn(
    process.execPath,
    [...program, 'serve', '--host', '127.0.0.1', '--port', '0', ...args],
    {
      env: { ...process.env, MALGYEOL_LOG_LEVEL: 'error', ...env },
    },
  );
  const exited = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));
  let printed = '';
  const url = await new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no server: ${printed}`)), START_MS);
    const read = (text) => {
      printed = (printed + text).slice(-20_000);
      const port = /127\.0\.0\.1:(\d+)/.exec(printed)?.[1];
      if (port === undefined) return;
      clearTimeout(timer);
      resolve(`${args.includes('--tls-cert') ? 'https' : 'http'}://127.0.0.1:${port}`);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    exited.then(() => reject(new Error(`the server ended: ${printed}`)));
  });
  return {
    url,
    pid: child.pid,
    exited,
    printed: () => printed,
    async kill(signal = 'SIGKILL') {
      child.kill(signal);
      await exited;
    },
  };
}

/** Status, headers and text; a status of 0 with the reason where no answer came. */
export function call(url, path, { method = 'POST', headers = {}, body = '', key = KEY } = {}) {
  return new Promise((resolve) => {
    const failed = (error) =>
      resolve({ status: 0, text: '', headers: {}, error: error.code ?? error.message });
    let sent;
    try {
      // For GET and the like Node announces no body by itself, and sends it all the same.
      const length = { 'content-length': Buffer.byteLength(body) };
      const request = url.startsWith('https:') ? requestSecure : requestPlain;
      sent = request(
        url,
        // Certificates of tests are signed by nobody.
        { path, method, headers: { 'api-key': key, ...length, ...headers }, rejectUnauthorized: false },
        (response) => {
          const chunks = [];
          // What listens for events has its answer with the head.
          if (method === 'GET' && response.headers['content-type']?.startsWith('text/event-stream')) {
            resolve({ status: response.statusCode, text: '', headers: response.headers });
            sent.destroy();
            return;
          }
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('error', failed);
          response.on('end', () =>
            resolve({
              status: response.statusCode,
              text: Buffer.concat(chunks).toString(),
              headers: response.headers,
            }),
          );
        },
      );
    } catch (error) {
      // Node refuses to send some headers and methods at all.
      resolve({ status: -1, text: '', headers: {}, error: error.code });
      return;
    }
    sent.setTimeout(PATIENCE_MS, () => sent.destroy(new Error('no answer')));
    sent.on('error', failed);
    sent.end(body);
  });
}

export const callJson = (url, path, value, options = {}) =>
  call(url, path, {
    ...options,
    headers: { 'content-type': 'application/json', ...options.headers },
    body: JSON.stringify(value),
  });

/** Values of /metrics by name, without those that have labels. */
export async function gauges(url) {
  const { text } = await call(url, '/metrics', { method: 'GET' });
  return Object.fromEntries(
    [...text.matchAll(/^malgyeol_(\w+) (\S+)$/gm)].map(([, name, value]) => [name, Number(value)]),
  );
}
