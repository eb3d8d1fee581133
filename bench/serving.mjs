/** Starting a build of the server and asking it, for the measurements that need one. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const ANALYZE = '/svc.LanguageService/AnalyzeSyntax';
export const CORRECT = '/svc.RevisionService/CorrectError';

export async function serve(build, workers) {
  const data = mkdtempSync(join(tmpdir(), 'malgyeol-bench-'));
  const options = ['serve', '--port', '0', '--open', '--data', data, '--workers', String(workers)];
  const child = spawn(process.execPath, [join(resolve(build), 'bin/malgyeol'), ...options], {
    env: { ...process.env, MALGYEOL_LOG_LEVEL: 'silent' },
  });
  let printed = '';
  const url = await new Promise((found, fail) => {
    child.once('exit', () => fail(new Error(printed)));
    child.stderr.on('data', (text) => {
      printed += text;
    });
    child.stdout.on('data', (text) => {
      printed += text;
      const match = /http:\/\/[\w.]+:\d+/.exec(printed);
      if (match) found(match[0]);
    });
  });
  for (;;) {
    const ready = await fetch(`${url}/readyz`).catch(() => undefined);
    if (ready?.status === 200) break;
    await new Promise((wait) => setTimeout(wait, 50));
  }
  const stop = () =>
    new Promise((done) => {
      child.removeAllListeners('exit');
      child.once('exit', () => {
        rmSync(data, { recursive: true, force: true });
        done();
      });
      child.kill('SIGKILL');
    });
  return { build, url, stop };
}

/** The status, or 0 where the caller gave up or was cut off; the time in milliseconds. */
export function post(url, path, content, { agent, signal, patience } = {}) {
  const body = JSON.stringify({ document: { content }, encoding_type: 'UTF32' });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const begun = performance.now();
  return new Promise((done) => {
    const end = (status) => done({ status, ms: performance.now() - begun });
    const call = request(url + path, { method: 'POST', agent, headers, signal }, (response) => {
      response.on('data', () => {});
      response.on('end', () => end(response.statusCode));
      response.on('error', () => end(0));
    });
    if (patience) call.setTimeout(patience, () => call.destroy());
    call.on('error', () => end(0));
    call.end(body);
  });
}

/** What so large a share of sorted times stays below. */
export function at(sorted, share) {
  const time = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return Math.round(time * 10) / 10;
}

/** Of times in milliseconds. */
export function summary(times) {
  const sorted = [...times].sort((one, other) => one - other);
  return { requests: sorted.length, p50: at(sorted, 0.5), p99: at(sorted, 0.99), max: at(sorted, 1) };
}
