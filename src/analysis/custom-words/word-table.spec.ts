import { describe, expect, it } from 'vitest';
import fc from '../../../test/support/fast-check.js';
import type { ExtraWord } from '../types.js';
import { type FoundWord, WordTable } from './word-table.js';
import { buildWordTable, buildWordTableInSlices } from './word-table-builder.js';

function found(entries: ExtraWord[], text: string): Array<FoundWord & { from: number }> {
  const table = new WordTable(buildWordTable(entries));
  const characters = [...text.replaceAll(' ', '')];
  const out: Array<FoundWord & { from: number }> = [];
  characters.forEach((_, from) => {
    table.wordsAt(characters, from, characters.length, (word) => out.push({ from, ...word }));
  });
  return out;
}

const shapes = (entries: ExtraWord[], text: string) =>
  found(entries, text).map(
    ({ from, length, form, tag, ending }) => `${from}+${length} ${form}/${tag}${ending && `+${ending}`}`,
  );

describe('nouns', () => {
  it('are found wherever they stand, with all that overlap', () => {
    const words: ExtraWord[] = [
      { form: '오마이', tag: 'NNG' },
      { form: '오마이걸', tag: 'NNP' },
      { form: '이걸', tag: 'NNG' },
    ];
    expect(shapes(words, '나는오마이걸의팬')).toEqual(['2+3 오마이/NNG', '2+4 오마이걸/NNP', '4+2 이걸/NNG']);
  });

  it('keep their spaces and carets, counted in characters', () => {
    const [spaced] = found([{ form: 'LG 트윈스', tag: 'NNP' }], 'LG트윈스가');
    expect(spaced).toMatchObject({ from: 0, length: 5, form: 'LG 트윈스', spaces: [2], carets: [] });
    const [split] = found([{ form: '😀자유여행', tag: 'NNG', carets: [4] }], '😀자유여행');
    expect(split).toMatchObject({ length: 5, form: '😀자유여행', spaces: [], carets: [3] });
  });

  it('of two sets: the first comes first', () => {
    const twice: ExtraWord[] = [
      { form: '배', tag: 'NNP' },
      { form: '배', tag: 'NNG' },
    ];
    expect(shapes(twice, '배')).toEqual(['0+1 배/NNP', '0+1 배/NNG']);
  });
});

describe('stems', () => {
  it.each([
    ['카톡하', 'VV', '카톡해라', '0+3 카톡하/VV+아'],
    ['카톡하', 'VV', '카톡했다', '0+3 카톡하/VV+았'],
    ['카톡하', 'VV', '카톡합니다', '0+3 카톡하/VV+ㅂ'],
    ['카톡하', 'VV', '카톡하고', '0+3 카톡하/VV'],
    ['혜자스럽', 'VA', '혜자스러운', '0+5 혜자스럽/VA+ㄴ'],
    ['혜자스럽', 'VA', '혜자스럽다', '0+4 혜자스럽/VA'],
    ['혜자스럽', 'VA', '혜자스러우며', '0+5 혜자스럽/VA+으'],
    ['혜자스럽', 'VA', '혜자스러워서', '0+5 혜자스럽/VA+어'],
    ['신박하', 'VA', '신박한', '0+3 신박하/VA+ㄴ'],
    ['걷', 'VV', '걸어서', '0+1 걷/VV'],
    ['짓', 'VV', '지은', '0+1 짓/VV'],
    ['흐르', 'VV', '흘러', '0+2 흐르/VV+어'],
    ['까맣', 'VA', '까매서', '0+2 까맣/VA+아'],
    ['들볶', 'VV', '들볶아', '0+2 들볶/VV'],
  ] as const)('%s/%s in %s', (form, tag, text, expected) => {
    expect(shapes([{ form, tag }], text)).toContain(expected);
  });

  it('need an ending that fits', () => {
    expect(shapes([{ form: '걷', tag: 'VV' }], '걷')).toEqual([]);
    expect(shapes([{ form: '걷', tag: 'VV' }], '걸다')).toEqual([]);
    expect(shapes([{ form: '카톡하', tag: 'VV' }], '카톡하A')).toEqual([]);
  });
});

it('finds exactly the words of a plain search', () => {
  const letters = fc.constantFrom('가', '나', 'A', '1', '😀');
  const word = fc.string({ unit: letters, minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { maxLength: 30 }),
      fc.string({ unit: letters, maxLength: 20 }),
      (words, text) => {
        const characters = [...text];
        const expected = characters.flatMap((_, from) =>
          words
            .filter((w) => characters.slice(from, from + [...w].length).join('') === w)
            .map((w) => `${from} ${w}`),
        );
        const entries = words.map((form): ExtraWord => ({ form, tag: 'NNG' }));
        const actual = found(entries, text).map(({ from, form }) => `${from} ${form}`);
        expect(actual.sort()).toEqual(expected.sort());
      },
    ),
  );
});

it('compiles 100,000 entries quickly, in slices to the same bytes', async () => {
  const entries = Array.from(
    { length: 100_000 },
    (_, i): ExtraWord => ({ form: `${i * 7919}번낱말`, tag: 'NNG' }),
  );
  const began = process.cpuUsage();
  const table = buildWordTable(entries);
  // Of the processor, in microseconds: the machine may be busy with something else.
  expect(process.cpuUsage(began).user).toBeLessThan(5_000_000);
  expect(Buffer.from(await buildWordTableInSlices(entries)).equals(Buffer.from(table))).toBe(true);
});
