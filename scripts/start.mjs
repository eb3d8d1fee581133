import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { installIfNeeded, run } from './install-if-needed.mjs';

chdir(fileURLToPath(new URL('..', import.meta.url)));
installIfNeeded();
run('node', ['scripts/build.mjs']);
run('node', ['bin/malgyeol', 'serve', ...process.argv.slice(2)]);
