/** Everything that callers ask for, as fast as the server answers and by three times as many callers. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const script = fileURLToPath(new URL('../load/soak.mjs', import.meta.url));
/** Callers that keep two workers busy. */
const PLATEAU = 8;
/** After warming up memory may grow by no more than this, in megabytes an hour; short runs cannot tell. */
const MOST_GROWTH = 60;
const MINUTES_TO_TELL = 30;

export async function mixedLoad({ url, key, minutes, out, log }) {
  const faults = [];
  const phases = [];
  for (const [name, callers] of Object.entries({ plateau: PLATEAU, tripled: 3 * PLATEAU })) {
    const file = `${out}/load-${name}.jsonl`;
    const options = ['--minutes', String(minutes / 2), '--pause', '0', '--connections', String(callers)];
    const sampling = ['--sample', String(Math.min(15, minutes * 3)), '--out', file];
    await run(process.execPath, [script, url, key, ...options, ...sampling], { maxBuffer: 1 << 26 });
    if (!existsSync(file)) {
      faults.push(`${name}: no samples`);
      continue;
    }
    const lines = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const summary = lines.pop();
    phases.push({ name, callers, samples: lines, summary });
    log?.(`${name}: ${lines.at(-1)?.requests} requests, memory ${summary.rssBySixths} MB`);
    for (const [outcome, count] of Object.entries(summary.counts)) {
      if (/ (500|502|13|2|internal|unknown)$/.test(outcome)) faults.push(`${name}: ${count} × ${outcome}`);
    }
    if (minutes >= MINUTES_TO_TELL && summary.slopeMbPerHour > MOST_GROWTH) {
      faults.push(`${name}: memory grows by ${summary.slopeMbPerHour} MB an hour`);
    }
  }
  return { minutes, phases, faults };
}
