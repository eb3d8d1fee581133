import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface Packed {
  /** The folder that holds everything; remove() takes it away. */
  folder: string;
  tarball: string;
  files: Array<{ path: string; size: number }>;
  unpackedSize: number;
  remove(): void;
}

/** `npm pack` of the build that is tested, beside it: a build of its own would take the one away under other tests. */
export async function pack(): Promise<Packed> {
  const folder = mkdtempSync(join(tmpdir(), 'malgyeol-package-'));
  const staged = join(folder, 'staged');
  mkdirSync(staged);
  for (const name of ['package.json', 'README.md', 'LICENSE', 'NOTICE', 'bin', 'deploy', 'docs', 'models'])
    cpSync(join(ROOT, name), join(staged, name), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'dist')))
    if (name !== 'onnxruntime')
      cpSync(join(ROOT, 'dist', name), join(staged, 'dist', name), { recursive: true });
  const { copyRuntime } = await import(new URL('../../scripts/copy-runtime.mjs', import.meta.url).href);
  const { installEveryRuntime } = await import(new URL('../../scripts/install.mjs', import.meta.url).href);
  await installEveryRuntime(join(folder, 'runtimes'));
  copyRuntime(join(staged, 'dist/onnxruntime'), join(folder, 'runtimes'));
  const { bundleTypes } = await import(new URL('../../scripts/bundle-types.mjs', import.meta.url).href);
  bundleTypes(join(staged, 'dist'));
  const { dropModules } = await import(new URL('../../scripts/bundle-programs.mjs', import.meta.url).href);
  dropModules(join(staged, 'dist'));
  const out = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--loglevel=error'], {
    cwd: staged,
    encoding: 'utf8',
    maxBuffer: 32 * 1024 * 1024,
  });
  const parsed = JSON.parse(out) as unknown;
  const { filename, files, unpackedSize } = (
    Array.isArray(parsed) ? parsed : Object.values(parsed as object)
  )[0] as { filename: string; files: Packed['files']; unpackedSize: number };
  return {
    folder,
    tarball: join(staged, filename),
    files,
    unpackedSize,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
