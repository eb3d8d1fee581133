import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Packed, pack } from '../support/packed.js';
import { hasModels } from '../support/real-engine.js';
import { THOROUGH } from '../support/thorough.js';

/** What `npm pack` makes, put into an empty folder and used there. */
const reachable =
  THOROUGH &&
  spawnSync('npm', ['ping', '--fetch-retries=0', '--fetch-timeout=10000'], {
    stdio: 'ignore',
    timeout: 20_000,
  }).status === 0;
const able = reachable && hasModels;
const note = able ? '' : ': not run, it takes MALGYEOL_TEST_THOROUGH=1, the registry of npm and the models';

const MEGABYTE = 1_000_000;

describe.runIf(able)(`the package${note}`, () => {
  let packed: Packed;
  let folder: string;
  beforeAll(async () => {
    packed = await pack();
    folder = join(packed.folder, 'empty');
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), '{"name":"empty","version":"1.0.0","type":"module"}');
    execFileSync('npm', ['i', packed.tarball, '--no-audit', '--no-fund', '--prefer-offline'], {
      cwd: folder,
      stdio: 'ignore',
    });
  }, 300_000);
  afterAll(() => packed?.remove());

  const run = (command: string, args: string[], input = '') =>
    execFileSync(command, args, { cwd: folder, input, encoding: 'utf8' });

  it('has its version in its name, and neither tests nor an install script', () => {
    const manifest = JSON.parse(readFileSync(join(folder, 'node_modules/malgyeol/package.json'), 'utf8'));
    expect(packed.tarball).toMatch(new RegExp(`malgyeol-${manifest.version}\\.tgz$`));
    expect(packed.files.filter(({ path }) => path.includes('.spec.'))).toEqual([]);
    expect(packed.files.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['dist/web/index.html', 'models/tagger.json', 'dist/library/index.d.ts']),
    );
    const installed = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8'));
    const scripted = Object.entries(installed.packages as Record<string, { hasInstallScript?: boolean }>)
      .filter(([, entry]) => entry.hasInstallScript)
      .map(([path]) => path);
    expect(scripted).toEqual([]);
    expect(Object.keys(installed.packages)).not.toContain('node_modules/onnxruntime-node');
  });

  it('takes at most 150 MB beside onnxruntime, of which every platform has one library', () => {
    const size = sizeOf(join(folder, 'node_modules'));
    const runtime = sizeOf(join(folder, 'node_modules/malgyeol/dist/onnxruntime'));
    expect((size - runtime) / MEGABYTE).toBeLessThan(150);
    const libraries = packed.files.filter(({ path }) => /libonnxruntime|onnxruntime\.dll/.test(path));
    expect(libraries).toHaveLength(5);
  });

  it('analyses on the command line', () => {
    const answer = run('npx', ['malgyeol', 'analyze'], '하늘을 나는 새\n');
    expect(JSON.parse(answer).sentences[0].tokens[1].tagged).toBe('날/VV+는/ETM');
  });

  it('is a library and a client', () => {
    writeFileSync(
      join(folder, 'use.mjs'),
      `import { createMalgyeol } from 'malgyeol';
       import { Tagger, Corrector, CustomDict } from 'malgyeol/client';
       const m = await createMalgyeol({ threads: 1 });
       const { revised } = await m.correct('영수 도 학교에 갔읍니다.');
       console.log(JSON.stringify([revised, await m.nouns('하늘을 나는 새'), typeof Tagger, typeof Corrector, typeof CustomDict]));
       await m.close();`,
    );
    expect(JSON.parse(run(process.execPath, ['use.mjs']))).toEqual([
      '영수도 학교에 갔습니다.',
      ['하늘', '새'],
      'function',
      'function',
      'function',
    ]);
  });

  it('has types', () => {
    writeFileSync(
      join(folder, 'use.ts'),
      `import { createMalgyeol, type Analysis } from 'malgyeol';
       import { MalgyeolError, Tagger } from 'malgyeol/client';
       const m = await createMalgyeol({ threads: 0 });
       const analysis: Analysis = await m.analyze('하늘', { withSense: true });
       const pairs: Array<[string, string]> = await new Tagger({ url: '', key: '' }).pos('하늘');
       console.log(analysis.tokensCount, pairs.length, MalgyeolError.name);`,
    );
    const compilerOptions = {
      noEmit: true,
      strict: true,
      target: 'es2022',
      module: 'nodenext',
      lib: ['es2023', 'dom'],
      types: [],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.ts'] }));
    run(process.execPath, [join(import.meta.dirname, '../../node_modules/typescript/bin/tsc'), '-p', '.']);
  });
});

function sizeOf(path: string): number {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
