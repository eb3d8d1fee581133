import { CODAS, codaOf, compose, isSyllable, nucleusOf, ONSETS, onsetOf } from '../hangul/syllable.js';
import { misspeltEndings, misspeltShapes, SHORT_WORDS, withSingleSiot } from './accepted-misspellings.js';
import { BoundedMemory } from './bounded-memory.js';
import { attachTo, type StemAlternant, stemAlternants } from './conjugation.js';
import { mayRespell, RESPELT } from './respellings.js';
import { SHORTENED } from './shortened-forms.js';
import type { Tag } from './tags.js';

/** What is spelt: a restored form and its tag. */
export interface SpeltMorpheme {
  form: string;
  tag: Tag;
}

/** A way to have written the morphemes so far. A stem is written out only when its ending is known. */
interface Written {
  /** Where in the surface the text begins; what stands before it was found there. */
  from: number;
  /** What is written out. */
  text: string;
  /** What still waits for an ending; '' where nothing does. */
  stem: string;
  /** Whether the stem changes as the dictionaries say. A pre-final ending or a noun whose copula is dropped does not. */
  changes: boolean;
}

const STEMS: ReadonlySet<Tag> = new Set<Tag>(['VV', 'VA', 'VX', 'VCP', 'VCN', 'XSV', 'XSA']);
/** 하 before a plain consonant: 간편하다 → 간편타, 하지 → 치, 하게 → 케. */
const ASPIRATED: Readonly<Record<string, string>> = { ㄱ: 'ㅋ', ㄷ: 'ㅌ', ㅈ: 'ㅊ', ㅂ: 'ㅍ' };

/** Texts repeat their words, and the search of one word asks about the same stem again and again. */
const judged = new BoundedMemory<Spelling>(32_768, 60);
const shapes = new BoundedMemory<readonly string[]>(16_384, 16);
const alternants = new BoundedMemory<readonly StemAlternant[]>(8_192, 12);

/**
 * Written as it should be, as the closed list of misspelt endings and contractions has it, with letters that people take for
 * one another, or otherwise.
 */
export type Spelling = 'plain' | 'listed' | 'respelt' | 'other';

/** How far what is written may be from what is meant. */
type Leniency = 'none' | 'listed' | 'any';

/** How the surface spells the morphemes: the one judge of whether a reading gives back its surface. */
export function spellingOf(path: readonly SpeltMorpheme[], surface: string): Spelling {
  let key = surface;
  for (const { form, tag } of path) key += ` ${form}/${tag}`;
  return judged.get(key, () => judge(path, surface));
}

/** What stands by itself, or begins something: the syllable before it is written as it is without it. */
const OPENS_WORD = /^(?:[NMIS]|V[VAX]|VCN|XPN|XR|XS[VA])/;

/**
 * Whether what stands before the second morpheme and what begins with it are spelt each for itself, so that whoever asks
 * about one need not ask about the whole of a long eojeol: the first stands there as it is, and the second as well, or it
 * only changes with what follows.
 */
export function isSeam<M extends SpeltMorpheme>(
  before: M,
  after: M,
  standsThere: (m: M) => boolean,
): boolean {
  return standsThere(before) && (OPENS_WORD.test(after.tag) || standsThere(after));
}

function judge(path: readonly SpeltMorpheme[], surface: string): Spelling {
  if (path.map(({ form }) => form).join('') === surface) return 'plain';
  if (isWritten(path, surface, 'none')) return 'plain';
  if (isWritten(path, surface, 'listed')) return 'listed';
  return isWritten(path, surface, 'any') ? 'respelt' : 'other';
}

type Likeness = (written: string, surface: string) => boolean;

const isSame: Likeness = (written, surface) => written === surface;
/** Syllable by syllable, with letters that people take for one another. */
const isRespelt: Likeness = (written, surface) => {
  if (written.length !== surface.length) return false;
  for (let i = 0; i < written.length; i++)
    if (!mayRespell(written.charCodeAt(i), surface.charCodeAt(i))) return false;
  return true;
};

function isWritten(path: readonly SpeltMorpheme[], surface: string, leniency: Leniency): boolean {
  const isLike = leniency === 'any' ? isRespelt : isSame;
  // The ways that end before each morpheme; a shortened form skips several.
  const at: Written[][] = Array.from({ length: path.length + 1 }, () => []);
  at[0]!.push({ from: 0, text: '', stem: '', changes: false });
  for (let i = 0; i < path.length; i++) {
    const { form, tag } = path[i]!;
    for (const reached of distinct(at[i]!)) {
      const way = settle(reached, surface, isLike);
      if (way === undefined) continue;
      for (const written of writtenForms(form, leniency))
        at[i + 1]!.push(...extended(way, written, tag, leniency));
      for (const { parts, written } of SHORTENED.get(form) ?? []) {
        if (!parts.every(([f, t], k) => path[i + k]?.form === f && path[i + k]!.tag.startsWith(t))) continue;
        at[i + parts.length]!.push(...extended(way, written, path[i + parts.length - 1]!.tag, leniency));
      }
    }
  }
  return at[path.length]!.some(({ from, text, stem }) => isLike(text + stem, surface.slice(from)));
}

function writtenForms(form: string, leniency: Leniency): readonly string[] {
  if (leniency === 'none') return [form];
  const words = (leniency === 'any' ? RESPELT : SHORT_WORDS).get(form) ?? [];
  return [form, ...words];
}

/** Several rules write the same; without this the ways of a long word would double with every ending. */
function distinct(ways: readonly Written[]): Iterable<Written> {
  if (ways.length < 2) return ways;
  return new Map(ways.map((way) => [`${way.from} ${way.text} ${way.stem} ${way.changes}`, way])).values();
}

/** Leaves only the last syllable, which may still take a coda or merge, if the surface has what stands before it. */
function settle(way: Written, surface: string, isLike: Likeness): Written | undefined {
  if (way.text.length < 2) return way;
  const from = way.from + way.text.length - 1;
  if (!isLike(way.text.slice(0, -1), surface.slice(way.from, from))) return undefined;
  return { ...way, from, text: way.text.slice(-1) };
}

function extended(way: Written, form: string, tag: Tag, leniency: Leniency): Written[] {
  if (tag[0] === 'E') return withEnding(way, form, tag, leniency);
  const { from } = way;
  const text = way.text + way.stem;
  if (!STEMS.has(tag))
    return merged(text, form).map((whole) => ({ from, text: whole, stem: '', changes: false }));
  const out: Written[] = [{ from, text, stem: form, changes: true }];
  // 학교(이)다, (이)라는: the copula need not be written behind a vowel or at a beginning; learners leave it out elsewhere.
  if (tag === 'VCP' && form === '이' && (leniency === 'any' || !endsInCoda(text)))
    out.push({ from, text: '', stem: text, changes: false });
  return out;
}

/** A particle of one letter closes the syllable before it: 저 + ㄴ, 에서 + ㄴ. */
function merged(text: string, form: string): string[] {
  const code = text.charCodeAt(text.length - 1);
  const coda = CODAS.indexOf(form[0]! as (typeof CODAS)[number]);
  if (coda <= 0) return [text + form];
  const out = [text + form];
  if (isSyllable(code) && codaOf(code) === 0)
    out.push(text.slice(0, -1) + compose(onsetOf(code), nucleusOf(code), coda) + form.slice(1));
  return out;
}

function withEnding(way: Written, form: string, tag: Tag, leniency: Leniency): Written[] {
  const { from } = way;
  const wholes = wholesOf(way, form);
  if (leniency !== 'none') {
    for (const ending of misspeltEndings(form)) wholes.push(...wholesOf(way, ending));
    for (const shape of misspeltShapes(way.stem, form)) wholes.push(way.text + shape);
  }
  if (leniency === 'any') for (const shape of heardShapes(way.stem, form)) wholes.push(way.text + shape);
  if (tag !== 'EP') return wholes.map((whole) => ({ from, text: whole, stem: '', changes: false }));
  if (leniency !== 'none') wholes.push(...wholes.flatMap((whole) => withSingleSiot(whole) ?? []));
  return wholes.map((whole) => ({ from, text: '', stem: whole, changes: false }));
}

/** What stands there when the ending has been written. */
function wholesOf({ text, stem, changes }: Written, ending: string): string[] {
  if (stem === '') return merged(text, ending);
  return shapesOf(stem, ending, changes).map((shape) => text + shape);
}

/** What a stem and an ending may look like together. */
function shapesOf(stem: string, ending: string, changes: boolean): readonly string[] {
  return shapes.get(`${changes ? '+' : ''}${stem} ${ending}`, () => findShapes(stem, ending, changes));
}

/** Whether a stem is that of a verb or of an adjective is not asked: it may change as either does. */
function alternantsOf(stem: string, changes: boolean): readonly StemAlternant[] {
  if (!changes) return stemAlternants(stem, 'VV', '규칙');
  return alternants.get(stem, () => [...stemAlternants(stem, 'VV'), ...stemAlternants(stem, 'VA')]);
}

function findShapes(stem: string, ending: string, changes: boolean): string[] {
  const out = attachTo(alternantsOf(stem, changes), ending);
  // People also write what does not merge, or does not change: 하아, 춥은, 걷은.
  out.push(stem + ending, ...merged(stem, ending));
  if (!changes) return [...new Set(out)];
  // 추운, 추울: the changed stem has swallowed the vowel of 은, 을, 음.
  if (/^[은을음]/.test(ending) && CODAS[codaOf(stem.charCodeAt(stem.length - 1))] === 'ㅂ')
    out.push(...shapesOf(stem, SHORT_ENDING[ending[0]!]! + ending.slice(1), true));
  // 주무세요, 계세요
  if (stem.endsWith('시') && ending.startsWith('어')) out.push(`${stem.slice(0, -1)}세${ending.slice(1)}`);
  if (stem.endsWith('하')) out.push(...withoutHa(stem.slice(0, -1), ending));
  return [...new Set(out)];
}

const SHORT_ENDING: Readonly<Record<string, string>> = { 은: 'ㄴ', 을: 'ㄹ', 음: 'ㅁ' };

/** 간편하게 → 간편케; behind some consonants 하 goes altogether: 익숙하지 → 익숙지. */
function withoutHa(base: string, ending: string): string[] {
  const code = ending.charCodeAt(0);
  const aspirated = isSyllable(code) ? ASPIRATED[ONSETS[onsetOf(code)]!] : undefined;
  if (aspirated === undefined) return [];
  const first = compose(ONSETS.indexOf(aspirated), nucleusOf(code), codaOf(code));
  return [base + first + ending.slice(1), base + ending];
}

/** What is written as it is heard besides: the vowel left out in 보서, an ㄹ too many in 갈라고. */
function heardShapes(stem: string, ending: string): string[] {
  const out: string[] = [];
  if (/^[아어]/.test(ending) && !endsInCoda(stem)) out.push(stem + ending.slice(1));
  if (/^[려라래러]/.test(ending)) out.push(...merged(stem, `ㄹ${ending}`));
  return out;
}

function endsInCoda(text: string): boolean {
  const code = text.charCodeAt(text.length - 1);
  return isSyllable(code) && codaOf(code) !== 0;
}
