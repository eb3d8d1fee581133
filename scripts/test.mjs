import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { installIfNeeded, run, runInstalled } from './install-if-needed.mjs';

chdir(fileURLToPath(new URL('..', import.meta.url)));
installIfNeeded();
run('node', ['scripts/build.mjs']);
runInstalled('vitest', 'vitest', ['run', ...process.argv.slice(2)]);
