import { lettersAt, syllableOf } from '../../hangul/letters.js';
import { lastCoda } from '../../hangul/syllable.js';
import { irregularClass } from '../../lexicon/irregular-stems.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { morphemeOf, type PathMorpheme } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';

/** The vowel of a stem in ㅎ, and the ending that it has become one with: 하얘 is 하얗+아, 뿌예 뿌옇+어. */
const MELTED: Readonly<Record<string, ReadonlyArray<readonly [vowel: string, ending: '아' | '어']>>> = {
  ㅐ: [['ㅏ', '아']],
  ㅒ: [['ㅑ', '아']],
  ㅔ: [['ㅓ', '어']],
  ㅖ: [['ㅕ', '어']],
};
/** What stands behind 아 and 어 and makes one ending with them. */
const BEHIND: Readonly<Record<string, Tag>> = { '': 'EC', 서: 'EC', 도: 'EC', 야: 'EC', 요: 'EF', 라: 'EF' };
const ENDINGS: readonly Tag[] = ['EF', 'EC', 'ETM', 'ETN'];
const WORDS = /^(?:N|M|IC)/;

/**
 * 하얘서, 뿌옜다, 빨개요: adjectives in ㅎ melt with their endings into syllables that the model has hardly seen, so it makes
 * up words. What is a word by itself (노래, 파래) is left to it, and so is 그래.
 */
export function settleColours(path: PathMorpheme[], characters: readonly string[], lexicon: Lexicon): void {
  const first = path[0];
  if (!first || path.some(({ word }) => word)) return;
  const to = path.find(({ tag }) => tag[0] === 'S')?.from ?? path.at(-1)!.to;
  const surface = characters.slice(first.from, to).join('');
  if (first.tag === 'VA' && lastCoda(first.form) === 'ㅎ' && lexicon.frequencyOf(first.form, 'VA') > 0)
    return;
  // 어쨌든: what is a word needs no stem.
  if (lexicon.headwordFrequency(surface, WORDS) > 0) return;
  const closes = path.at(-1)!.tag === 'SF';
  for (let at = 1; at < Math.min(surface.length, LONGEST); at++) {
    const found = meltedAt(surface, at, closes, lexicon);
    if (!found) continue;
    const count = path.filter((m) => m.from < to).length;
    const log = path.slice(0, count).reduce((sum, m) => sum + m.log, 0) / surface.length;
    const place = first.from;
    path.splice(
      0,
      count,
      ...found.map(({ form, tag, begin, end }) =>
        morphemeOf(form, tag, place + begin, place + end, log * (end - begin)),
      ),
    );
    return;
  }
}

const LONGEST = 5;

interface Part {
  form: string;
  tag: Tag;
  begin: number;
  end: number;
}

/** Stem and endings, if the syllable at a place is where an adjective and its ending have become one. */
function meltedAt(surface: string, at: number, closes: boolean, lexicon: Lexicon): Part[] | undefined {
  const letters = lettersAt(surface, at);
  if (!letters || (letters.coda !== '' && letters.coda !== 'ㅆ')) return undefined;
  for (const [nucleus, vowel] of MELTED[letters.nucleus] ?? []) {
    const stem = surface.slice(0, at) + syllableOf({ ...letters, nucleus, coda: 'ㅎ' });
    if (stem.length < 2 || !lexicon.isHeadword(stem, 'VA') || irregularClass(stem, 'VA') !== 'ㅎ') continue;
    const head: Part = { form: stem, tag: 'VA', begin: 0, end: at + 1 };
    const rest = surface.slice(at + 1);
    if (letters.coda === '') {
      const tag = closes && rest === '' ? 'EF' : BEHIND[rest];
      if (tag === undefined || lexicon.frequencyOf(surface.slice(0, at + 1), WORDS) > 0) return undefined;
      return [head, { form: vowel + rest, tag, begin: at, end: surface.length }];
    }
    const tag = endingTag(rest, closes, lexicon);
    if (!tag) return undefined;
    const past: Part = { form: vowel === '아' ? '았' : '었', tag: 'EP', begin: at, end: at + 1 };
    return [head, past, { form: rest, tag, begin: at + 1, end: surface.length }];
  }
  return undefined;
}

/** What an ending is mostly; before a full stop it ends, if it can. */
function endingTag(form: string, closes: boolean, lexicon: Lexicon): Tag | undefined {
  if (closes && lexicon.frequencyOf(form, 'EF') > 0) return 'EF';
  const frequencies = ENDINGS.map((tag) => lexicon.frequencyOf(form, tag));
  const most = Math.max(...frequencies);
  return most > 0 ? ENDINGS[frequencies.indexOf(most)] : undefined;
}
