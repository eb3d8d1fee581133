import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { buildIfNeeded } from './build-if-needed.mjs';
import { installForBuild } from './install.mjs';
import { npmArguments } from './npm-arguments.mjs';
import { progressLine } from './progress.mjs';

chdir(fileURLToPath(new URL('..', import.meta.url)));
const progress = progressLine('말결을 처음 준비합니다');
await installForBuild(progress);
await buildIfNeeded(progress);
progress.end();
const { SETTING_FLAGS, SWITCHES } = await import('../dist/cli/read-config.js');
try {
  const given = npmArguments(process.argv.slice(2), process.env, SETTING_FLAGS, SWITCHES);
  // In this process, so that a signal to it reaches the server.
  process.argv.splice(2, process.argv.length - 2, 'serve', ...given);
} catch (error) {
  console.error(`오류: ${error.message}`);
  process.exit(2);
}
await import('../dist/cli/main.js');
