import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { python } from './install.mjs';

/**
 * Starts one adapter and waits until its analyser is loaded. It is not held to as many cores as threads: a runtime
 * that cannot compile beside its own work measures that, not the analyser. What it uses is reported instead.
 */
export async function start({ script, args = [] }, { threads, realtime = false }) {
  const path = fileURLToPath(new URL(`./adapters/${script}`, import.meta.url));
  const interpreter = script.endsWith('.py') ? python() : process.execPath;
  const prefix = realtime ? ['chrt', '-f', '20'] : [];
  const [command, ...rest] = [...prefix, interpreter, path, String(threads), ...args];
  const began = performance.now();
  const child = spawn(command, rest, {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, OMP_NUM_THREADS: String(threads), PYTHONUTF8: '1' },
  });
  let complaint = '';
  child.stderr.on('data', (data) => {
    complaint = (complaint + data).slice(-2000);
  });
  child.stdin.on('error', () => {}); // the end of standard output says it
  const exited = new Promise((resolve) => child.on('close', resolve));
  child.on('error', (error) => {
    complaint += error.message;
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const answer = async () => {
    const { value, done } = await lines.next();
    if (done) {
      await exited;
      throw new Error(complaint.trim().split('\n').at(-1) || '응답 없이 끝났습니다.');
    }
    return JSON.parse(value);
  };
  await answer();
  return {
    loadSeconds: (performance.now() - began) / 1000,
    call(request) {
      child.stdin.write(`${JSON.stringify(request)}\n`);
      return answer().then(({ result }) => result);
    },
    peakMegabytes: () => peakMegabytes(child.pid),
    async stop() {
      child.stdin.end();
      await exited;
    },
  };
}

/** The largest resident set so far; only Linux tells. */
function peakMegabytes(pid) {
  if (process.platform !== 'linux') return undefined;
  const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}
