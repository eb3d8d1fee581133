import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { buildIfNeeded } from './build-if-needed.mjs';
import { installIfNeeded } from './install-if-needed.mjs';

chdir(fileURLToPath(new URL('..', import.meta.url)));
installIfNeeded();
buildIfNeeded();
// In this process, so that a signal to it reaches the server.
process.argv.splice(2, 0, 'serve');
await import('../dist/cli/main.js');
