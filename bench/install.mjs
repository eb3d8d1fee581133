import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const WORK = fileURLToPath(new URL('./work/', import.meta.url));
const bin = process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python';
const VENV_PYTHON = `${WORK}python/${bin}`;

/** The Python of bench/work where it could be made, else the machine's own. */
export const python = () => (existsSync(VENV_PYTHON) ? VENV_PYTHON : 'python3');

/** Installs every peer into bench/work; returns the reason for each package that could not be installed. */
export function installPeers(competitors) {
  mkdirSync(`${WORK}npm`, { recursive: true });
  const listed = `${WORK}installed.json`;
  const done = new Set(existsSync(listed) ? JSON.parse(readFileSync(listed, 'utf8')) : []);
  const failures = new Map();
  const attempt = (name, ...commands) => {
    if (done.has(name) || failures.has(name)) return;
    console.error(`설치: ${name}`);
    const reason = commands.map(([command, ...args]) => failure(command, args)).find(Boolean);
    if (reason) failures.set(name, reason);
    else done.add(name);
  };
  for (const { npm, pip } of competitors) {
    if (npm) attempt(npm, ['npm', 'install', '--prefix', `${WORK}npm`, '--no-audit', '--no-fund', npm]);
    if (pip) {
      const setUp = existsSync(VENV_PYTHON) ? [] : [['python3', '-m', 'venv', `${WORK}python`]];
      attempt(pip, ...setUp, [VENV_PYTHON, '-m', 'pip', 'install', '--quiet', pip]);
    }
  }
  writeFileSync(listed, JSON.stringify([...done]));
  return failures;
}

function failure(command, args) {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status === 0) return '';
  const lines = (stderr || error?.message || `종료 상태 ${status}`).trim().split('\n');
  const telling = lines.find((line) => /error/i.test(line) && !/error code|complete log/.test(line));
  return (telling ?? lines.at(-1)).slice(0, 200);
}
