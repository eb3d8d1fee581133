import { CODAS, codaOf, isSyllable, nucleusOf } from '../hangul/syllable.js';

/**
 * How a stem changes before its endings. `ㄹ` and `으` are the two regular losses; the rest are the irregular
 * conjugations of the dictionaries. 규칙 means that the stem never changes.
 */
export type IrregularClass = '규칙' | 'ㅂ' | 'ㅅ' | 'ㄷ' | 'ㅎ' | '르' | '러' | '우' | '여' | 'ㄹ' | '으';

export type StemTag = 'VV' | 'VA';

/**
 * The lists below hold the ends of stems: 깨닫 speaks for every stem that ends in it, and the longest end wins, so
 * one line covers a family of compounds (드러눕, 앓아눕 …). Made from the conjugated forms of 한국어기초사전; a stem
 * that is listed with two classes has homographs of both (걷다: 걷어 먹다, 걸어 가다).
 */
const ENDS: Readonly<Record<StemTag, Readonly<Record<string, readonly IrregularClass[]>>>> = {
  VV: {
    // ㅂ: verbs keep it unless they are here
    눕: ['ㅂ'], 깁: ['ㅂ'], 돕: ['ㅂ'], 줍: ['ㅂ'], 쭙: ['ㅂ'], 굽: ['ㅂ', '규칙'],
    // ㅅ
    짓: ['ㅅ'], 붓: ['ㅅ'], 젓: ['ㅅ'], 잇: ['ㅅ'], 긋: ['ㅅ'], 낫: ['ㅅ'],
    // ㄷ
    듣: ['ㄷ'], 긷: ['ㄷ'], 눋: ['ㄷ'], 컫: ['ㄷ'], 싣: ['ㄷ'], 붇: ['ㄷ'], 걷: ['ㄷ', '규칙'], 묻: ['ㄷ', '규칙'], 파묻: ['규칙'],
    껴묻: ['규칙'], 되묻: ['ㄷ'], 캐묻: ['ㄷ'], 캐어묻: ['ㄷ'], 따져묻: ['ㄷ'], 깨닫: ['ㄷ'], 내닫: ['ㄷ'], 치닫: ['ㄷ'],
    겯: ['ㄷ'], 듣잡: ['ㅂ'], 받잡: ['ㅂ'],
    // 르
    따르: ['으'], 치르: ['으'], 다다르: ['으'], 우러르: ['으'], 들르: ['으'], 그스르: ['으'], 짜르: ['으'], 눌르: ['으'], 질르: ['으'],
    이르: ['러', '르'], 푸르르: ['으'],
    // 우
    푸: ['우'],
  },
  VA: {
    좁: ['규칙'], 줍: ['규칙'], 곱: ['ㅂ', '규칙'], 낫: ['ㅅ'],
    좋: ['규칙'],
    푸르: ['러'], 누르: ['러'], 노르: ['러'], 깎아지르: ['으'], 막다르: ['으'], 이르: ['르'],
  },
}; // biome-ignore format: a table of stems, many to a line

const LONGEST = 4;
const U = 18; // ㅡ among the nuclei

/** The classes of a stem in dictionary form; more than one where homographs differ. Never empty. */
export function irregularClasses(stem: string, tag: StemTag): readonly IrregularClass[] {
  const ends = ENDS[tag];
  for (let n = Math.min(LONGEST, stem.length); n > 0; n--) {
    const found = ends[stem.slice(stem.length - n)];
    if (found) return found;
  }
  return byLastSyllable(stem, tag);
}

/** The first class, for callers that want one; see `irregularClasses`. */
export function irregularClass(stem: string, tag: StemTag): IrregularClass {
  return irregularClasses(stem, tag)[0]!;
}

const REGULAR = ['규칙'] as const;
const B = ['ㅂ'] as const;
const H = ['ㅎ'] as const;
const L = ['ㄹ'] as const;
const EU = ['으'] as const;
const REU = ['르'] as const;
const YEO = ['여'] as const;

function byLastSyllable(stem: string, tag: StemTag): readonly IrregularClass[] {
  const last = stem.charCodeAt(stem.length - 1);
  if (!isSyllable(last)) return REGULAR;
  const coda = CODAS[codaOf(last)];
  if (coda === 'ㄹ') return L;
  if (coda === 'ㅂ') return tag === 'VA' ? B : REGULAR;
  if (coda === 'ㅎ') return tag === 'VA' ? H : REGULAR;
  if (coda !== '') return REGULAR;
  const syllable = stem[stem.length - 1];
  if (syllable === '하') return YEO;
  if (syllable === '르') return REU;
  return nucleusOf(last) === U ? EU : REGULAR;
}
