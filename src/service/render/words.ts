import { hintOf, type Tag } from '../../analysis/tags.js';
import type { Morpheme } from '../../analysis/types.js';

/** Words of which a text is about: what an index for search holds. Stems of predicates, without endings and particles. */
const INDEXED: ReadonlySet<Tag> = new Set([
  'NNG', 'NNP', 'NR', 'NF', 'NA', 'XR', 'VV', 'VA', 'MAG', 'SL', 'SH', 'SN',
]); // biome-ignore format: one table, read as one

/** The one definition of what is indexed: commands, the service, Python, Spark and the recipes for search ask for it. */
export function isIndexed({ tag }: Pick<Word, 'tag'>): boolean {
  return INDEXED.has(tag);
}

/** A word as an index holds it: what a prefix or a suffix made of a noun is one word (비정상, 가능성, 손님). */
export interface Word {
  form: string;
  tag: Tag;
  begin: number;
  end: number;
}

/** What stands for a thing by itself; Latin letters, hanja and figures stand for words too. */
const NOMINAL: ReadonlySet<Tag> = new Set(['NNG', 'NNP', 'NR', 'NF', 'NA', 'XR', 'SL', 'SH', 'SN']);
const COMMON_NOUNS: ReadonlySet<Tag> = new Set(['NNG', 'NNP']);
/** A place in something, or beside it: 집앞 is two words, however it is written. */
const PLACES = new Set([...'안속밖위밑앞뒤옆곁']);

/** The words of an eojeol in order, its particles and endings among them as they are. */
export function wordsOf(morphemes: readonly Morpheme[]): Word[] {
  return joined(morphemes, makesOneWord);
}

/** As `wordsOf`, but what is written in one run is one word, with its unit: 학교생활, 2,700선, 3명. */
export function compoundsOf(morphemes: readonly Morpheme[]): Word[] {
  return joined(
    morphemes,
    (last, next, before) =>
      makesOneWord(last, next, before) ||
      (NOMINAL.has(last.tag) && NOMINAL.has(next.tag)) ||
      (before.tag === 'SN' && next.tag === 'NNB'),
  );
}

type Joins = (last: Word, next: Morpheme, before: Morpheme) => boolean;

function joined(morphemes: readonly Morpheme[], joins: Joins): Word[] {
  const words: Word[] = [];
  morphemes.forEach((next, i) => {
    const last = words.at(-1);
    const before = morphemes[i - 1];
    if (last && before && isJoined(before, next) && joins(last, next, before)) {
      last.form += next.form;
      last.end = next.end;
      if (next.tag !== 'XSN' && next.tag !== 'SN') last.tag = next.tag;
    } else words.push({ form: next.form, tag: next.tag, begin: next.begin, end: next.end });
  });
  return words;
}

/** What stands in the user's dictionary is a word as it is there. */
function isJoined(before: Morpheme, next: Morpheme): boolean {
  const own = before.outOfVocab === 'IN_CUSTOM_DICT' || next.outOfVocab === 'IN_CUSTOM_DICT';
  return before.end === next.begin && !own;
}

function makesOneWord(last: Word, next: Morpheme, before: Morpheme): boolean {
  if (before.tag === 'XPN') return NOMINAL.has(next.tag);
  if (!NOMINAL.has(last.tag)) return false;
  if (next.tag === 'XSN') return staysWithNoun(last.form, next.form);
  if (next.tag === 'SN') return last.tag === 'NNP';
  // In a run of nouns one syllable alone is seldom a word: 딥러닝, 스마트팜, 2,700선.
  if (!COMMON_NOUNS.has(next.tag) || PLACES.has(next.form)) return false;
  return next.form.length === 1 || (before.form.length === 1 && COMMON_NOUNS.has(before.tag));
}

const UNCHANGING = new Set(['들', '적', '이']);

/** 들 counts, 적 describes, 이 calls (길동이): the noun is the same without them. 님 addresses, but for 손님, 형님, 누님. */
function staysWithNoun(noun: string, suffix: string): boolean {
  if (suffix === '님') return noun.length === 1;
  return !UNCHANGING.has(suffix);
}

/**
 * The base form of an eojeol: the first word that has a meaning of its own, which for a predicate is its stem (들어가,
 * 아름답); a derived predicate has that of its base (선명하다: 선명). Without one the surface.
 */
export function lemmaOf(surface: string, morphemes: readonly Morpheme[]): string {
  return compoundsOf(morphemes).find(({ tag }) => isContent(tag))?.form ?? surface;
}

/** Symbols that stand for words: Latin, hanja and numbers. */
const WORD_SYMBOLS: ReadonlySet<Tag> = new Set(['SL', 'SH', 'SN']);

function isContent(tag: Tag): boolean {
  return WORD_SYMBOLS.has(tag) || tag === 'XR' || 'NVMAI'.includes(hintOf(tag));
}
