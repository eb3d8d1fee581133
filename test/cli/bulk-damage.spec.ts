import { existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'; // biome-ignore format: short
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sealed } from '../../src/cli/bulk/sealed-json.js';
import fc from '../support/fast-check.js';
import { malgyeol } from '../support/malgyeol.js';
import { sized } from '../support/thorough.js';

const directory = mkdtempSync(join(tmpdir(), 'malgyeol-bulk-damage-'));
let made = 0;
const freshOut = () => join(directory, `out-${++made}`);
const input = join(directory, 'in.ndjson');
writeFileSync(input, '{"text":"가"}\n{bad\n{"text":"나"}\n');
const OUTPUT = 'in.nouns.jsonl';
const WHOLE = '{"text":"가","nouns":["가"]}\n{"text":"나","nouns":["나"]}\n';
const run = (out: string, ...options: string[]) => malgyeol(['nouns', input, '--out', out, ...options]);
const hidden = (out: string, name: string) => join(out, '.malgyeol', name);
const text = (path: string) => readFileSync(path, 'utf8');

/** As a run leaves its directory that was killed behind its first row. */
async function unfinished(): Promise<string> {
  const out = freshOut();
  await run(out);
  const path = hidden(out, 'nouns.journal');
  const { digest: _, ...journal } = JSON.parse(text(path));
  const size = Buffer.byteLength(WHOLE.split('\n')[0]!) + 1;
  const state = { input: 0, place: { position: 16, line: 2 }, output: { size }, whole: [], errors: 0, rows: 1, bad: 0, done: false }; // biome-ignore format: short
  writeFileSync(path, sealed({ ...journal, ...state }));
  return out;
}

/** Bytes of whatever kind: noise, other JSON, the file itself with something changed. */
const damage = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((bytes) => () => Buffer.from(bytes)),
  fc.json().map((json) => () => Buffer.from(json)),
  fc
    .record({ at: fc.double({ min: 0, max: 1, noNaN: true }), byte: fc.nat(255) })
    .map(({ at, byte }) => (before: Buffer) => {
      const after = Buffer.from(before);
      after[Math.floor(at * (after.length - 1))] = byte;
      return after;
    }),
  fc
    .double({ min: 0, max: 1, noNaN: true })
    .map((share) => (before: Buffer) => before.subarray(0, Math.floor(share * before.length))),
);
const files = [
  'nouns.journal',
  'results.json',
  'begin.lock',
  'nouns.lock',
  'nouns.errors.tsv',
  'nouns.journal.new',
];

describe('damaged files of an earlier run', () => {
  it('get one clear sentence or do no harm, whatever they hold; --force begins anew', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...files.slice(0, 2)), damage, async (name, change) => {
        const out = await unfinished();
        const path = hidden(out, name);
        const before = readFileSync(path);
        const after = change(before);
        writeFileSync(path, after);
        const ran = await run(out, '--resume');
        if (ran.status === 3) expect(text(join(out, OUTPUT))).toBe(WHOLE);
        else {
          expect(ran.status).toBe(2);
          const [first, ...rest] = ran.stderr.trimEnd().split('\n');
          expect(first).toMatch(/^오류: .*[가-힣]+.*--force를 쓰세요\.$/);
          expect(rest).toEqual([expect.stringContaining('도움말')]);
          expect(text(join(out, OUTPUT))).toBe(WHOLE);
        }
        if (name === 'nouns.journal' && !after.equals(before)) expect(ran.status).toBe(2);
        expect((await run(out, '--force')).status).toBe(3);
        expect(text(join(out, OUTPUT))).toBe(WHOLE);
      }),
      { numRuns: sized(60, 600) },
    );
  });

  it('stand in the way as directories, and say where', async () => {
    for (const name of files) {
      const out = await unfinished();
      rmSync(hidden(out, name), { force: true });
      mkdirSync(hidden(out, name));
      for (const options of [['--resume'], ['--force']]) {
        const { stderr, status } = await run(out, ...options);
        if (status === 3) continue;
        expect([1, 2], `${name}: ${stderr}`).toContain(status);
        expect(stderr.split('\n')[0], name).toMatch(/^오류: .*\.malgyeol.*[가-힣]\.$/);
      }
    }
  });
});

describe('links in the directory of the results', () => {
  it('are never followed, as results or as files of the run', async () => {
    const precious = join(directory, 'precious.txt');
    for (const name of [OUTPUT, ...files.map((file) => join('.malgyeol', file))])
      for (const target of [precious, join(directory, 'not-there.txt')])
        for (const options of [[], ['--resume'], ['--force']]) {
          writeFileSync(precious, '소중한 글');
          const out = freshOut();
          mkdirSync(join(out, '.malgyeol'), { recursive: true });
          symlinkSync(target, join(out, name));
          await run(out, ...options);
          expect(text(precious), name).toBe('소중한 글');
          expect(existsSync(join(directory, 'not-there.txt')), name).toBe(false);
        }
  });

  it('may not lead the whole directory of a run elsewhere', async () => {
    const elsewhere = freshOut();
    const out = freshOut();
    mkdirSync(elsewhere);
    mkdirSync(out);
    symlinkSync(elsewhere, join(out, '.malgyeol'));
    expect(await run(out)).toMatchObject({ status: 2, stderr: expect.stringContaining('심볼릭 링크') });
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  it('that are hard leave the other name its content', async () => {
    const out = freshOut();
    await run(out);
    const kept = join(directory, 'kept.jsonl');
    linkSync(join(out, OUTPUT), kept);
    expect((await run(out, '--format', 'json', '--field', 'text')).status).toBe(3);
    writeFileSync(kept, '이름이 다른 글');
    expect(text(join(out, OUTPUT))).toBe(WHOLE);
  });
});
