import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import fc from '../../test/support/fast-check.js';
import { installed } from '../../test/support/installed.mjs';
import { Lexicon } from './lexicon.js';
import { BUILTIN, GOLD, HEADWORD, JOINED, PROPER } from './lexicon-format.js';
import { type LexiconEntry, makePayload, writeLexicon } from './lexicon-writer.js';
import { TAGS } from './tags.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const python = installed('python3', '--version');

const WORDS: LexiconEntry[] = [
  { form: '나', tag: 'NP', payload: makePayload(120_000, BUILTIN | HEADWORD | GOLD) },
  { form: '나', tag: 'VV', payload: makePayload(9_000, BUILTIN | HEADWORD) },
  { form: '나', tag: 'JX', payload: makePayload(700, BUILTIN) },
  { form: '나무', tag: 'NNG', payload: makePayload(3_000, BUILTIN | HEADWORD) },
  { form: 'ㄴ다', tag: 'EF', payload: makePayload(80_000, BUILTIN) },
  { form: '가온누리', tag: 'NNP', payload: makePayload(0, BUILTIN | PROPER) },
  { form: '먹방', tag: 'NNG', payload: makePayload(1, 0) },
];

describe('Lexicon', () => {
  const lexicon = Lexicon.from(writeLexicon(WORDS));

  it('finds the words that were written, and nothing else', () => {
    for (const { form, tag, payload } of WORDS) expect(lexicon.lookup(form, tag)).toBe(payload);
    expect(lexicon.lookup('나', 'NNG')).toBe(-1);
    expect(lexicon.lookup('나무', 'NP')).toBe(-1);
    expect(lexicon.lookup('', 'NNG')).toBe(-1);
    expect(lexicon.size).toBe(WORDS.length);
  });

  it('tells frequency and origin', () => {
    expect(lexicon.frequency(lexicon.lookup('나', 'NP'))).toBeCloseTo(Math.log(120_000), 1);
    expect(lexicon.frequency(lexicon.lookup('가온누리', 'NNP'))).toBe(0);
    expect(lexicon.isCounted(lexicon.lookup('가온누리', 'NNP'))).toBe(false);
    expect(lexicon.isCounted(lexicon.lookup('먹방', 'NNG'))).toBe(true);
    expect(lexicon.isBuiltin(lexicon.lookup('먹방', 'NNG'))).toBe(false);
    expect(lexicon.isBuiltin(lexicon.lookup('나', 'JX'))).toBe(true);
    expect(lexicon.isHeadwordEntry(lexicon.lookup('나', 'JX'))).toBe(false);
    expect(lexicon.isHeadwordEntry(lexicon.lookup('나무', 'NNG'))).toBe(true);
    expect(lexicon.isGold(lexicon.lookup('나', 'NP'))).toBe(true);
    expect(lexicon.isJoined(lexicon.lookup('나무', 'NNG'))).toBe(false);
    expect(lexicon.isJoined(lexicon.lookup('먹방', 'NNG') | JOINED)).toBe(true);
    expect(lexicon.isName(lexicon.lookup('가온누리', 'NNP'))).toBe(true);
  });

  it('lists every tag of a form', () => {
    const tags = lexicon.tagsOf('나').map((entry) => entry.tag);
    expect(tags.sort()).toEqual(['JX', 'NP', 'VV']);
    expect(lexicon.tagsOf('너')).toEqual([]);
  });

  it('reads a shared buffer', () => {
    const bytes = new Uint8Array(writeLexicon(WORDS));
    const shared = new SharedArrayBuffer(bytes.length);
    new Uint8Array(shared).set(bytes);
    expect(Lexicon.from(shared).lookup('나무', 'NNG')).toBe(WORDS[3]!.payload);
  });

  it('refuses what is no lexicon', () => {
    expect(() => Lexicon.from(new ArrayBuffer(4))).toThrow('짧');
    expect(() => Lexicon.from(new ArrayBuffer(64))).toThrow('형식');
    expect(() => Lexicon.from(writeLexicon(WORDS).slice(0, 100))).toThrow('잘려');
  });

  const words = fc.array(
    fc.record({
      form: fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }),
      tag: fc.constantFrom(...TAGS),
      payload: fc.integer({ min: 0, max: 0xffff }),
    }),
    { maxLength: 300 },
  );

  it('finds any words again, whole or by the incremental hash', () => {
    fc.assert(
      fc.property(words, (entries) => {
        const store = Lexicon.from(writeLexicon(entries));
        const largest = new Map<string, number>();
        for (const { form, tag, payload } of entries) {
          largest.set(`${tag} ${form}`, Math.max(payload, largest.get(`${tag} ${form}`) ?? 0));
        }
        for (const { form, tag } of entries) {
          let h = store.hashStart();
          for (let i = 0; i < form.length; i++) h = store.hashStep(h, form.charCodeAt(i));
          const found = store.lookup(form, tag);
          expect(found).toBe(largest.get(`${tag} ${form}`));
          expect(store.lookupHash(h, form.length, TAGS.indexOf(tag))).toBe(found);
          expect(store.tagsOf(form)).toContainEqual({ tag, payload: found });
        }
      }),
    );
  });

  it('does not depend on the order of the entries', () => {
    const turned = new Uint8Array(writeLexicon([...WORDS].reverse()));
    expect(turned).toEqual(new Uint8Array(writeLexicon(WORDS)));
  });

  it.runIf(python)('is byte for byte what the Python writer makes (needs python3)', () => {
    const entries = [...WORDS];
    for (let i = 0; i < 3000; i++) {
      const form = String.fromCharCode(0xac00 + ((i * 7919) % 11172), 0xac00 + ((i * 104729) % 11172));
      entries.push({ form, tag: TAGS[i % TAGS.length]!, payload: (i * 40503) & 0xffff });
    }
    const input = entries.map(({ form, tag, payload }) => `${form}\t${tag}\t${payload}\n`).join('');
    const made = spawnSync('python3', ['-m', 'training.lexicon.store'], {
      cwd: root,
      input,
      maxBuffer: 1 << 26,
    });
    expect(made.stderr.toString()).toBe('');
    expect(Buffer.compare(made.stdout, Buffer.from(writeLexicon(entries)))).toBe(0);
  });
});
