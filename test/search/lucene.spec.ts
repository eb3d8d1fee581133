import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { hasModels } from '../support/real-engine.js';
import { THOROUGH } from '../support/thorough.js';

const run = promisify(execFile);
const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'malgyeol-lucene-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const JARS = ['core', 'analysis-common', 'analysis-nori'];

/** False where Maven or what it fetches cannot be had. */
async function fetchLucene(): Promise<boolean> {
  try {
    for (const name of JARS) {
      const artifact = `-Dartifact=org.apache.lucene:lucene-${name}:9.12.1`;
      await run('mvn', ['-q', 'dependency:copy', artifact, '-DoutputDirectory=lib'], { cwd: folder });
    }
    return true;
  } catch {
    return false;
  }
}

/** The steps of docs/search.md. */
async function figures(): Promise<Record<string, { recall: number; precision: number }>> {
  const options = ['--column', 'text', '--lemmas', '--format', 'json', '--encoding', 'UTF16', '--threads', '1', '--out', 'out']; // biome-ignore format: short
  const malgyeol = file('bin/malgyeol');
  await run(process.execPath, [malgyeol, 'analyze', 'documents.tsv', 'questions.tsv', ...options], {
    cwd: folder,
  });
  for (const name of ['documents', 'questions']) {
    const { stdout } = await run(process.execPath, ['token-lines.mjs', `out/${name}.analyze.jsonl`], {
      cwd: folder,
      maxBuffer: 1 << 26,
    });
    writeFileSync(join(folder, `out/${name}.tokens`), stdout);
  }
  const tables = ['out/documents.tokens', 'out/questions.tokens', 'questions.tsv'];
  const { stdout } = await run('java', ['-cp', 'lib/*', 'LuceneSearch.java', ...tables], { cwd: folder });
  const lines = [...stdout.matchAll(/^(\w+)\trecall ([\d.]+)\tprecision ([\d.]+)/gm)];
  return Object.fromEntries(
    lines.map(([, name, recall, precision]) => [
      name,
      { recall: Number(recall), precision: Number(precision) },
    ]),
  );
}

describe.runIf(hasModels && THOROUGH)('Lucene over our words', () => {
  it('finds no less than with its own analyser', async ({ skip }) => {
    cpSync(file('examples/search'), folder, { recursive: true });
    skip(!(await fetchLucene()), 'Maven or Lucene cannot be had here: the recipe is not tested');
    const { malgyeol, nori, spaces } = await figures();
    expect(malgyeol!.recall).toBeGreaterThanOrEqual(nori!.recall);
    expect(malgyeol!.precision).toBeGreaterThanOrEqual(nori!.precision);
    expect(spaces!.recall).toBeLessThan(0.3);
  }, 300_000);
});
