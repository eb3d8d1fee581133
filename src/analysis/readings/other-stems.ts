import { CODAS, codaOf, compose, isSyllable, NUCLEI, nucleusOf, onsetOf } from '../../hangul/syllable.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { type PathMorpheme, withChange } from '../lattice/path-morpheme.js';
import type { Search } from '../lattice/search.js';
import { spelt } from '../lattice/spelt-path.js';
import type { Tag } from '../tags.js';

/** Vowels and codas in which a stem may end whose last syllable changes before its ending. */
const STEM_NUCLEI = 'ㅏㅓㅗㅜㅡㅣㅐㅔㅚ';
const STEM_CODAS = ['', 'ㅂ', 'ㅅ', 'ㄷ', 'ㄹ', 'ㅎ'];
const STEM_TAGS = new Set(['VV', 'VA', 'VX']);
const VOWEL_ENDING = /^[아어았었]/;

/**
 * The path with a stem of the lexicon where the model made up one, of which the surface is a form too: 그래 is 그러+어,
 * not 그라+아; 엎질러 is 엎지르+어, not 엎질르+어. Undefined where every stem is known and spelt, or none is found.
 */
export function withKnownStem(path: readonly PathMorpheme[], search: Search): PathMorpheme[] | undefined {
  const { lexicon } = search;
  for (let i = 0; i + 1 < path.length; i++) {
    const stem = path[i]!;
    const ending = path[i + 1]!;
    if (stem.word || !STEM_TAGS.has(stem.tag) || ending.tag[0] !== 'E') continue;
    let best: PathMorpheme[] | undefined;
    let most = -1;
    for (const form of stemsLike(stem.form)) {
      const frequency = frequencyOf(form, stem, lexicon);
      if (form === stem.form || frequency <= most) continue;
      for (const shape of endingsLike(ending.form)) {
        const other = withChange(path, i, { form });
        other[i + 1]!.form = shape;
        const found = spelt(other, search);
        if (!found || found.some(({ respelt }) => respelt)) continue;
        best = found;
        most = frequency;
      }
    }
    if (best) return best;
  }
  return undefined;
}

/** Is every stem of the path a word that was seen more than once? */
export function knowsStems(path: readonly PathMorpheme[], lexicon: Lexicon): boolean {
  return path.every((m) => m.word || !STEM_TAGS.has(m.tag) || frequencyOf(m.form, m, lexicon) > 0);
}

function frequencyOf(form: string, { tag }: PathMorpheme, lexicon: Lexicon): number {
  const payload = lexicon.lookup(form, tag);
  return payload >= 0 && lexicon.isCounted(payload) ? lexicon.frequency(payload) : -1;
}

export function stemsLike(stem: string): string[] {
  const last = stem.charCodeAt(stem.length - 1);
  if (!isSyllable(last)) return [];
  const out: string[] = [];
  for (const nucleus of STEM_NUCLEI)
    for (const coda of STEM_CODAS)
      out.push(stem.slice(0, -1) + compose(onsetOf(last), NUCLEI.indexOf(nucleus), CODAS.indexOf(coda)));
  const before = stem.charCodeAt(stem.length - 2);
  // 엎질르 for 엎지르: ㄹ belongs to the ending that follows.
  if (stem.endsWith('르') && isSyllable(before) && CODAS[codaOf(before)] === 'ㄹ')
    out.push(`${stem.slice(0, -2)}${String.fromCharCode(before - codaOf(before))}르`);
  return out;
}

function endingsLike(ending: string): string[] {
  if (!VOWEL_ENDING.test(ending)) return [ending];
  const rest = ending.slice(1);
  return /^[아어]/.test(ending) ? [`아${rest}`, `어${rest}`] : [`았${rest}`, `었${rest}`];
}

/** In nats: how much commoner the verb in ㅕ must be. */
const COMMONER = 2;
const VOWEL_I = NUCLEI.indexOf('ㅣ');
const VOWEL_YEO = NUCLEI.indexOf('ㅕ');

/** The path with a stem as the other kind of predicate where the lexicon knows it as that only: 용빼/VV, not VA. */
export function withKnownKind(path: readonly PathMorpheme[], lexicon: Lexicon): PathMorpheme[] | undefined {
  const at = path.findIndex(
    ({ form, tag, word, mended }) =>
      OTHER_KIND[tag] !== undefined &&
      !word &&
      !mended &&
      lexicon.lookup(form, tag) < 0 &&
      lexicon.isHeadword(form, OTHER_KIND[tag]),
  );
  if (at < 0) return undefined;
  const changes = withChange(path, at, { tag: OTHER_KIND[path[at]!.tag]! });
  return withKnownKind(changes, lexicon) ?? changes;
}

const OTHER_KIND: Partial<Record<Tag, Tag>> = { VV: 'VA', VA: 'VV' };

/** 불러: 부르+어 rather than 불르+어, as people write it when they write as they speak. */
function withoutDoubled(form: string, written: string, lexicon: Lexicon): string | undefined {
  const before = form.charCodeAt(form.length - 2);
  if (!form.endsWith('르') || !isSyllable(before) || CODAS[codaOf(before)] !== 'ㄹ') return undefined;
  const other = `${form.slice(0, -2)}${String.fromCharCode(before - codaOf(before))}르`;
  const plain =
    /^[라-랗러-렇]/.test(written) && lexicon.headwordFrequency(other, 'VV') > lexicon.frequencyOf(form, 'VV');
  return plain ? other : undefined;
}

/** 켰다: 켜+었 rather than 키+었, where the verb that is written is by far the commoner one. */
export function settleOpenStems(
  path: readonly PathMorpheme[],
  characters: readonly string[],
  lexicon: Lexicon,
): PathMorpheme[] | undefined {
  for (let i = 0; i + 1 < path.length; i++) {
    const { form, tag, to, word } = path[i]!;
    if (tag !== 'VV' || word || !/^[아어았었]/.test(path[i + 1]!.form)) continue;
    const single = withoutDoubled(form, characters[to - 1]!, lexicon);
    if (single) return withChange(path, i, { form: single });
    const last = form.charCodeAt(form.length - 1);
    const written = characters[to - 1]!.charCodeAt(0);
    if (!isSyllable(last) || !isSyllable(written) || codaOf(last) !== 0 || nucleusOf(last) !== VOWEL_I)
      continue;
    if (nucleusOf(written) !== VOWEL_YEO) continue;
    const other = form.slice(0, -1) + compose(onsetOf(last), VOWEL_YEO, 0);
    if (lexicon.headwordFrequency(other, 'VV') - lexicon.frequencyOf(form, 'VV') >= COMMONER)
      return withChange(path, i, { form: other });
  }
  return undefined;
}
