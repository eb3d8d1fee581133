import { chdir, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { installForTests } from './install.mjs';
import { runAside, runInstalled } from './processes.mjs';
import { progressLine } from './progress.mjs';

chdir(fileURLToPath(new URL('..', import.meta.url)));
const progress = progressLine('시험을 준비합니다');
await installForTests(progress);
await progress.step('빌드', () => runAside(execPath, ['scripts/build.mjs', '--only-build']));
progress.end();
runInstalled('vitest', 'vitest', ['run', ...process.argv.slice(2)]);
