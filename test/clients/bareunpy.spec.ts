import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres, startPostgres, type TestPostgres } from '../support/postgres.mjs';
import { createRealEngine, hasModels } from '../support/real-engine.js';
import { startTestServer, type TestServer } from '../support/server.js';

const run = promisify(execFile);
const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The published Python clients are installed only where that is allowed: it takes a network and a minute. */
const allowed = process.env.MALGYEOL_TEST_PYTHON === '1';
const VERSIONS = ['1.7.3', '2.1.0'];

function pythonOf(version: string): string {
  const python = file(`.venv/bareunpy-${version}/bin/python`);
  if (!existsSync(python)) execFileSync(file('scripts/install-clients.sh'), { stdio: 'inherit' });
  return python;
}

if (!allowed) {
  it('bareunpy is not run here: set MALGYEOL_TEST_PYTHON=1 to install and run it', ({ skip }) => skip());
}

const bin = findPostgres();
const BACKENDS = bin === undefined ? ['libsql'] : ['libsql', 'PostgreSQL'];
const CASES = VERSIONS.flatMap((version) => BACKENDS.map((backend) => [version, backend] as const));

describe.runIf(allowed).each(CASES)('bareunpy %s on %s', (version, backend) => {
  let postgres: TestPostgres | undefined;
  let server: TestServer;
  // biome-ignore lint/suspicious/noExplicitAny: what the script printed
  let out: any;
  beforeAll(async () => {
    if (backend === 'PostgreSQL') postgres = await startPostgres(bin!);
    const databaseUrl = await postgres?.createDatabase();
    const engine = hasModels ? { createEngine: createRealEngine } : {};
    server = await startTestServer({ config: { packageAlias: 'bareun', databaseUrl }, ...engine });
    const args = [file('test/clients/call_bareunpy.py'), '127.0.0.1', String(server.port), server.key];
    out = JSON.parse((await run(pythonOf(version), args)).stdout);
  }, 300_000);
  afterAll(async () => {
    await server.close();
    await postgres?.stop();
  });

  it.runIf(hasModels)('11: morphs, nouns and verbs as its users know them', () => {
    expect(out.morphs.slice(0, 5)).toEqual(['안녕', '하', '시', '어요', ',']);
    expect(out.nouns).toEqual(['나비', '허리', '초생달']);
    expect(out.verbs).toEqual(['핥']);
  });

  it.runIf(!hasModels)('morphs and nouns, of the test double where models/ is not here', () => {
    expect(out.morphs).toEqual(['안녕하세요,', '반가워요', '.']);
    expect(out.nouns).toEqual(['나비', '허리에', '새파란', '초생달이', '시리다']);
  });

  it('tags: one answer per sentence', () => {
    expect(out.tags).toEqual(['첫 문장.', '둘째 문장.']);
  });

  it('Tokenizer', () => {
    expect(out.tokens).toEqual(expect.arrayContaining(['나비', '허리', '.']));
  });

  it('CustomDict: update, load, clear', () => {
    expect(out.update).toBe(true);
    expect(out.load).toEqual(['말결', '청하']);
    expect(out.clear).toEqual(['game']);
  });

  it('CustomDict: every set, files, and what cannot be stored', () => {
    expect(out.get).toEqual({
      np_set: { 말결: 1, 청하: 1 },
      cp_set: { 코로나19: 1, 'LG 트윈스': 1 },
      cp_caret_set: { '대한^민국': 1 },
      vv_set: { 카톡하다: 1 },
      va_set: { 혜자스럽: 1 },
    });
    expect(out.file).toEqual(['볼린저']);
    expect(out['wrong verb'].error).toContain('vv_set의 "kakao"');
  });

  it.runIf(hasModels)('11: Corrector', () => {
    expect(out.correct).toBe('영수도 갔습니다.');
  });

  it('a wrong key shows our message', () => {
    expect(out['wrong key'].error).toContain('접근 키가 올바르지 않습니다');
  });
});
