import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { installIfNeeded, run } from './install-if-needed.mjs';

chdir(fileURLToPath(new URL('..', import.meta.url)));
installIfNeeded();
run('node', ['scripts/build.mjs']);
run('npx', ['vitest', 'run', ...process.argv.slice(2)]);
