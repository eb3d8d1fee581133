import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { installIfNeeded, run } from './install-if-needed.mjs';

chdir(fileURLToPath(new URL('..', import.meta.url)));
installIfNeeded();
run('node', ['scripts/build.mjs']);
// In this process, so that a signal to it reaches the server.
process.argv.splice(2, 0, 'serve');
await import('../dist/cli/main.js');
