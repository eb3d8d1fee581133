import { rmSync } from 'node:fs';
import { run } from './install-if-needed.mjs';

rmSync('dist', { recursive: true, force: true });
run('npx', ['tsc', '-p', 'tsconfig.json']);
run('npx', ['vite', 'build', 'web', '--logLevel', 'warn']);
