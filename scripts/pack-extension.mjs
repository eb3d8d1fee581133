import { existsSync } from 'node:fs';
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { run } from './processes.mjs';

/** editors/vscode/malgyeol.vsix, from packages of its own: the program needs none of them. */
chdir(fileURLToPath(new URL('../editors/vscode', import.meta.url)));
if (!existsSync('node_modules/.package-lock.json'))
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
run('npm', ['run', '-s', 'package']);
