import {
  codaOf,
  compose,
  isSyllable,
  NUCLEI,
  nucleusOf,
  ONSETS,
  onsetOf,
  withCoda,
} from '../hangul/syllable.js';
import { type IrregularClass, irregularClasses, type StemTag } from './irregular-stems.js';
import { canJoin } from './joins.js';
import { lastNucleus } from './sound.js';
import type { Tag } from './tags.js';

/** One way in which a stem shows itself in text. */
export interface StemAlternant {
  /** What stands in the text. */
  surface: string;
  /**
   * The beginning of the ending that `surface` already spells: 추운 spells ㄴ, 봤 spells 았, 추우 spells 으. The
   * ending's form is this and the syllables that follow; '' where the ending starts with the next syllable.
   */
  ending: string;
  /** With ending '': letters with which the next syllable may begin (놀 before ㄱ, but 노 before ㄴ). */
  onsets: string;
  /** Syllables that do not follow although their onset would allow it (놀 before 아, but 노 before 오). */
  except: string;
  cls: IrregularClass;
}

const ANY = ONSETS;
/** 걸어, 걸은: the changed stem stands before a vowel only. */
const VOWEL_ONLY = 'ㅇ';
const NO_VOWEL = without(ANY, VOWEL_ONLY);
/** ㄹ is lost before these (노는, 노시고); before ㅂ it is replaced (놉니다). */
const LOSES_RIEUL = 'ㄴㅅ';
const KEEPS_RIEUL = without(ANY, LOSES_RIEUL);
/** ㅎ is lost before the others. */
const KEEPS_HIEUT = without(ANY, 'ㅇㄹㅁ');
/** Of the endings that begin with a vowel, these follow an open stem unchanged (하오, 쓰옵고). */
const HONORIFIC_O = ['오', '옵'] as const;
const CODA_ENDINGS = ['ㄴ', 'ㄹ', 'ㅁ', 'ㅂ'] as const;

/**
 * Every way in which a stem in dictionary form (카톡하, 혜자스럽, 걷) shows itself before endings, for all classes
 * that it may have, or for the given one.
 */
export function stemAlternants(stem: string, tag: StemTag, cls?: IrregularClass): StemAlternant[] {
  const out = new Map<string, StemAlternant>();
  if (stem === '' || !isSyllable(stem.charCodeAt(stem.length - 1))) return [];
  for (const c of cls ? [cls] : irregularClasses(stem, tag)) {
    const add: Add = (surface, ending, onsets = ANY, except = '') => {
      const key = `${surface} ${ending} ${onsets} ${except}`;
      if (!out.has(key)) out.set(key, { surface, ending, onsets, except, cls: c });
    };
    BUILDERS[c](stem, add);
  }
  return [...out.values()];
}

type Add = (surface: string, ending: string, onsets?: string, except?: string) => void;

const BUILDERS: Record<IrregularClass, (stem: string, add: Add) => void> = {
  규칙: regular,
  ㅂ: bieup,
  ㅅ: losesCodaBeforeVowels,
  ㄷ: digeut,
  ㅎ: hieut,
  르: reu,
  러: reo,
  우: u,
  여: yeo,
  ㄹ: rieul,
  으: eu,
};

function regular(stem: string, add: Add): void {
  add(stem, '');
  if (codaOf(lastCode(stem)) !== 0) {
    // 놓아 → 놔; other stems in a consonant do not contract
    if (stem.endsWith('놓')) addVowelPair(add, `${stem.slice(0, -1)}놔`, '아');
    return;
  }
  addCodas(stem, add);
  addContractions(stem, add);
}

/** 춥: 춥고, 추우며, 추운, 추워; one-syllable 돕 and 곱 keep 와. */
function bieup(stem: string, add: Add): void {
  add(stem, '', NO_VOWEL);
  const open = `${withCoda(stem, '')}우`;
  add(open, '으');
  for (const coda of ['ㄴ', 'ㄹ', 'ㅁ']) add(withCoda(open, coda), coda);
  const bright = isBright(lastNucleus(stem));
  const base = withCoda(stem, '');
  if (bright) addVowelPair(add, `${base}와`, '아');
  if (!/^(?:돕|곱)$/.test(stem)) addVowelPair(add, `${base}워`, '어');
}

/** 짓: 짓고, 지은, 지어. */
function losesCodaBeforeVowels(stem: string, add: Add): void {
  add(stem, '', NO_VOWEL);
  add(withCoda(stem, ''), '', VOWEL_ONLY);
}

/** 걷: 걷고, 걸은, 걸어. */
function digeut(stem: string, add: Add): void {
  add(stem, '', NO_VOWEL);
  add(withCoda(stem, 'ㄹ'), '', VOWEL_ONLY);
}

/** 하얗: 하얗고, 하야면, 하얀, 하얘. */
function hieut(stem: string, add: Add): void {
  add(stem, '', KEEPS_HIEUT, '시');
  const open = withCoda(stem, '');
  add(open, '', 'ㄴㄹㅁㅅ', '습소');
  addCodas(open, add);
  const merged: Record<string, string> = { ㅏ: 'ㅐ', ㅓ: 'ㅐ', ㅑ: 'ㅒ', ㅕ: 'ㅖ' };
  const vowel = NUCLEI[lastNucleus(stem)]!;
  if (!merged[vowel]) return;
  const ending = isBright(lastNucleus(stem)) ? '아' : '어';
  addVowelPair(add, withNucleus(open, merged[vowel]), ending);
  // the dark row keeps its own vowel: 퍼렇 → 퍼레, 누렇 → 누레, but 그렇 → 그래
  if (vowel === 'ㅓ') addVowelPair(add, withNucleus(open, 'ㅔ'), ending);
}

/** 흐르: 흐르고, 흐른, 흘러; 모르 → 몰라. */
function reu(stem: string, add: Add): void {
  addMergingStem(stem, add);
  if (stem.length < 2 || !isSyllable(stem.charCodeAt(stem.length - 2))) return;
  const before = withCoda(stem.slice(0, -1), 'ㄹ');
  const bright = isBright(nucleusOf(stem.charCodeAt(stem.length - 2)));
  addVowelPair(add, `${before}${bright ? '라' : '러'}`, bright ? '아' : '어');
}

/** 이르: 이르고, 이른, 이르러. */
function reo(stem: string, add: Add): void {
  addMergingStem(stem, add);
  addVowelPair(add, `${stem}러`, '어');
}

/** 푸: 푸고, 푼, 퍼. */
function u(stem: string, add: Add): void {
  addMergingStem(stem, add);
  addVowelPair(add, withNucleus(stem, 'ㅓ'), '어');
}

/** 하: 하고, 한, 하여, 해. Our convention writes 하+아 for both. */
function yeo(stem: string, add: Add): void {
  addMergingStem(stem, add);
  addVowelPair(add, `${stem.slice(0, -1)}해`, '아');
  addVowelPair(add, `${stem}여`, '아');
}

/** 놀: 놀고, 노는, 논, 놉니다, 놀아; 말 also 마 (하지 마). */
function rieul(stem: string, add: Add): void {
  add(stem, '', KEEPS_RIEUL, HONORIFIC_O.join(''));
  const open = withCoda(stem, '');
  add(open, '', LOSES_RIEUL);
  for (const o of HONORIFIC_O) add(open + o, o);
  add(withCoda(stem, 'ㄴ'), 'ㄴ');
  add(stem, 'ㄹ');
  add(withCoda(stem, 'ㄻ'), 'ㅁ');
  // 만듬, 힘듬 for 만듦, 힘듦: so common that a reader must know it
  add(withCoda(stem, 'ㅁ'), 'ㅁ');
  add(withCoda(stem, 'ㅂ'), 'ㅂ');
  if (stem.endsWith('말')) add(open, '아');
}

/** 쓰: 쓰고, 쓴, 써; 바쁘 → 바빠, by the syllable before. */
function eu(stem: string, add: Add): void {
  addMergingStem(stem, add);
  const before = stem.length > 1 ? stem.charCodeAt(stem.length - 2) : 0;
  const bright = isSyllable(before) && isBright(nucleusOf(before));
  addVowelPair(add, withNucleus(stem, bright ? 'ㅏ' : 'ㅓ'), bright ? '아' : '어');
  // 잠그, 담그 → 잠궈, 담궈 are misspellings; compounds such as 애쓰, 눈뜨 follow their last part
  if (bright) addVowelPair(add, withNucleus(stem, 'ㅓ'), '어');
}

/** 보아 → 봐, 주어 → 줘, 가아 → 가 and the like, for stems in a vowel. */
function addContractions(stem: string, add: Add): void {
  // 그러다, 어쩌다 and their like: 그래, 어째
  const demonstrative = /(?:[그이저고요조]러|어쩌)$/.test(stem);
  if (demonstrative) {
    addVowelPair(add, withNucleus(stem, 'ㅐ'), '어');
    return;
  }
  const contracted: Record<string, readonly [vowel: string, ending: string]> = {
    ㅏ: ['ㅏ', '아'],
    ㅓ: ['ㅓ', '어'],
    ㅐ: ['ㅐ', '어'],
    ㅔ: ['ㅔ', '어'],
    ㅕ: ['ㅕ', '어'],
    ㅞ: ['ㅞ', '어'],
    ㅗ: ['ㅘ', '아'],
    ㅜ: ['ㅝ', '어'],
    ㅚ: ['ㅙ', '어'],
    ㅣ: ['ㅕ', '어'],
  };
  const found = contracted[NUCLEI[lastNucleus(stem)]!];
  if (found) addVowelPair(add, withNucleus(stem, found[0]), found[1]);
}

/** The open syllable spells 아 or 어; with ㅆ it spells the past: 봐, 봤. */
function addVowelPair(add: Add, surface: string, ending: '아' | '어' | string): void {
  add(surface, ending);
  add(withCoda(surface, 'ㅆ'), ending === '아' ? '았' : '었');
}

/** A stem whose vowel never stands before 아 or 어. */
function addMergingStem(stem: string, add: Add): void {
  add(stem, '', NO_VOWEL);
  for (const o of HONORIFIC_O) add(stem + o, o);
  addCodas(stem, add);
}

function addCodas(stem: string, add: Add): void {
  for (const coda of CODA_ENDINGS) add(withCoda(stem, coda), coda);
}

/**
 * The surfaces of stem + ending, where the ending is a form of our convention (ㄴ다, 어서, 으며, 습니다, 았). More
 * than one where people contract or not (보아서, 봐서). Which shape of an ending fits the stem is `canJoin`'s affair.
 */
export function attach(stem: string, tag: StemTag, ending: string, cls?: IrregularClass): string[] {
  return attachTo(stemAlternants(stem, tag, cls), ending);
}

/** As `attach`, for a caller that puts many endings behind one stem. */
export function attachTo(alternants: readonly StemAlternant[], ending: string): string[] {
  const out = new Set<string>();
  for (const alternant of alternants) {
    if (alternant.ending !== '') {
      if (ending.startsWith(alternant.ending))
        out.add(alternant.surface + ending.slice(alternant.ending.length));
      continue;
    }
    const next = ending.charCodeAt(0);
    if (!isSyllable(next) || alternant.except.includes(ending[0]!)) continue;
    if (alternant.onsets.includes(ONSETS[onsetOf(next)]!)) out.add(alternant.surface + ending);
  }
  return [...out];
}

/** The endings that show every change of a stem. */
const SHOWN: ReadonlyArray<readonly [form: string, tag: Tag]> = [
  ['고', 'EC'], ['지', 'EC'], ['는', 'ETM'], ['니', 'EC'], ['으니', 'EC'], ['시', 'EP'], ['으시', 'EP'], ['면', 'EC'], ['으면', 'EC'],
  ['ㄴ', 'ETM'], ['은', 'ETM'], ['ㄹ', 'ETM'], ['을', 'ETM'], ['ㅁ', 'ETN'], ['음', 'ETN'], ['ㅂ니다', 'EF'], ['습니다', 'EF'],
  ['ㄴ다', 'EF'], ['는다', 'EF'], ['아', 'EC'], ['어', 'EC'], ['아서', 'EC'], ['어서', 'EC'], ['았', 'EP'], ['었', 'EP'],
]; // biome-ignore format: a table

export interface Conjugated {
  surface: string;
  ending: string;
  cls: IrregularClass;
}

/** The stem before the endings that show its changes, as a dictionary would print it. */
export function conjugate(stem: string, tag: StemTag, cls?: IrregularClass): Conjugated[] {
  const out: Conjugated[] = [];
  for (const c of cls ? [cls] : irregularClasses(stem, tag)) {
    for (const [ending, endingTag] of SHOWN) {
      if (!canJoin(stem, tag, ending, endingTag)) continue;
      for (const surface of attach(stem, tag, ending, c)) out.push({ surface, ending, cls: c });
    }
  }
  return out;
}

function lastCode(form: string): number {
  return form.charCodeAt(form.length - 1);
}

/** ㅏ, ㅑ, ㅗ take 아. */
function isBright(nucleus: number): boolean {
  return 'ㅏㅑㅗ'.includes(NUCLEI[nucleus]!);
}

function withNucleus(form: string, vowel: string): string {
  const code = lastCode(form);
  return form.slice(0, -1) + compose(onsetOf(code), NUCLEI.indexOf(vowel), 0);
}

function without(onsets: string, removed: string): string {
  return [...onsets].filter((onset) => !removed.includes(onset)).join('');
}
