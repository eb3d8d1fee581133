import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** npm is a script that only a shell finds there. */
const shell = process.platform === 'win32';

/** Runs a command that shows what it does; where it fails, so do we. */
export function run(command, args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell });
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a command beside others and keeps what it says for when it fails. */
export function runAside(command, args, options = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], shell, ...options });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => {
      if (status === 0) resolve(said);
      else reject(Object.assign(new Error(`${command} ${args.join(' ')}`), { said, status }));
    });
  });
}

/** The script of a command of an installed package, and of no other: `npx` would fetch a stranger's where ours is missing. */
export function commandOf(name, command) {
  const folder = join('node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

export function runInstalled(name, command, args) {
  run(process.execPath, [commandOf(name, command), ...args]);
}
