/**
 * What `npm pack` packs: a fresh build, with the libraries of every platform, and only the code and the types that users
 * need.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleTypes } from './bundle-types.mjs';
import { copyRuntime } from './copy-runtime.mjs';
import { installEveryRuntime, installForTests } from './install.mjs';
import { run } from './processes.mjs';
import { progressLine } from './progress.mjs';

const progress = progressLine('꾸러미를 준비합니다');
await installForTests(progress);
progress.end();
run(process.execPath, ['scripts/build.mjs']);
const runtimes = mkdtempSync(join(tmpdir(), 'malgyeol-runtimes-'));
try {
  await installEveryRuntime(runtimes);
  copyRuntime('dist/onnxruntime', runtimes);
} finally {
  rmSync(runtimes, { recursive: true });
}
bundleTypes('dist');
// Loaded here and not above: the bundler may have been installed only now.
const { dropModules } = await import('./bundle-programs.mjs');
dropModules('dist');
