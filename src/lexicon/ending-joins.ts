import { codaOf, isSyllable, nucleusOf } from '../hangul/syllable.js';
import { irregularClasses } from './irregular-stems.js';
import { CONSONANT, endOf, RIEUL, UNKNOWN, VOWEL } from './sound.js';
import type { Tag } from './tags.js';

const HIEUT = 27; // ㅎ among the codas
const A = 0; // ㅏ
const YA = 2; // ㅑ
const O = 8; // ㅗ
const EU = 18; // ㅡ

/** -ㄴ다, -ㄴ다고, -ㄴ단, -ㄴ대 … */
const PRESENT = /^ㄴ[다단답]/;
const QUOTED = /^다(?:고|는|면|며|니까)/;

/** Verbs and auxiliaries take -는다; adjectives, the copula and 아니 do not. */
const ADJECTIVAL: ReadonlySet<Tag> = new Set<Tag>(['VA', 'XSA', 'VCP', 'VCN']);
/** Adjectives in our tags that take the endings of verbs: 있는, 없는데, 걸맞는, 안되는, 두드러지는. */
const LIKE_VERBS = /(?:[있없맞계딨밌깄되러렇지나]|모르)$/;

/** May the ending, by its shape, follow the stem or pre-final ending? The stem is in dictionary form (춥, 짓, 하얗). */
export function endingFits(stem: string, stemTag: Tag, ending: string, tag: Tag): boolean {
  const end = endOf(stem);
  if (end === UNKNOWN) return true;
  switch (ending[0]) {
    case 'ㄴ':
      if (PRESENT.test(ending) && ADJECTIVAL.has(stemTag) && !LIKE_VERBS.test(stem)) return false;
      return end !== CONSONANT || losesCoda(stem, stemTag, ending);
    case 'ㄹ':
    case 'ㅁ':
    case 'ㅂ':
      return end !== CONSONANT || losesCoda(stem, stemTag, ending);
    case '은':
      return stemTag !== 'EP' && end !== VOWEL;
    case '을':
    case '음':
    case '으':
      // people do write 예를 들으면, 롤을 말은 채, but far more often it is ㄷ that became ㄹ: 듣+으면, 걷+은
      return end === CONSONANT;
    case '습':
    case '사':
      return ending.startsWith('습니') || ending.startsWith('습디') ? end === CONSONANT : true;
    case '며':
    case '면':
    case '려':
    case '러':
    case '므':
      return end !== CONSONANT || (stemTag !== 'EP' && losesCoda(stem, stemTag, ending));
    case '시':
      return tag !== 'EP' || end !== CONSONANT || (stemTag !== 'EP' && losesCoda(stem, stemTag, ending));
    case '는':
      if (tag === 'ETM' && stemTag === 'EP' && end === CONSONANT && stem !== '겠' && ending === '는')
        return false;
      return presentFits(stem, stemTag, ending, end);
    case '아':
    case '았':
      return brightFits(stem, stemTag, end);
    case '어':
    case '었':
      return darkFits(stem, stemTag, end);
    case '여':
    case '였':
      return isCopula(stemTag) || stem.endsWith('하');
    case '에':
      return ending !== '에요' || isCopula(stemTag);
    case '야':
      return ending !== '야' || tag !== 'EF' || isCopula(stemTag);
    case '다':
      // quoted, the copula turns to 라: 이라고, 아니라는
      return !isCopula(stemTag) || !QUOTED.test(ending);
    default:
      return true;
  }
}

/**
 * ㅂ of irregular stems and any ㅎ make way for ㄴ, ㄹ, ㅁ: 춥+ㄴ, 하얗+ㄹ, in speech also 놓+ㄹ (놀 거야); ㅅ and ㄷ do
 * not (짓+은, 걷+을).
 */
function losesCoda(stem: string, tag: Tag, ending: string): boolean {
  if (tag === 'EP') return false;
  if (codaOf(stem.charCodeAt(stem.length - 1)) === HIEUT) return tag !== 'VA' || !stem.endsWith('좋');
  const adjectival = tag === 'VA' || tag === 'XSA';
  return ending[0] !== 'ㅂ' && irregularClasses(stem, adjectival ? 'VA' : 'VV').includes('ㅂ');
}

function presentFits(stem: string, stemTag: Tag, ending: string, end: number): boolean {
  // 먹는다, but 간다 and 논다
  if (ending.startsWith('는다') || ending.startsWith('는단') || ending.startsWith('는대')) {
    if (end !== CONSONANT || stemTag === 'EP') return false;
  }
  return !ADJECTIVAL.has(stemTag) || LIKE_VERBS.test(stem);
}

function isCopula(tag: Tag): boolean {
  return tag === 'VCP' || tag === 'VCN';
}

/** 아, 았: after ㅏ ㅗ; after ㅡ by the syllable before it (바쁘+아, 모르+아), which compounds and names blur. */
function brightFits(stem: string, stemTag: Tag, end: number): boolean {
  if (stemTag === 'EP' || isCopula(stemTag)) return false;
  const nucleus = nucleusOf(stem.charCodeAt(stem.length - 1));
  if (nucleus === A || nucleus === O || nucleus === YA) return true;
  if (nucleus !== EU || end !== VOWEL || stem.length < 2) return false;
  const before = stem.charCodeAt(stem.length - 2);
  if (!isSyllable(before)) return true;
  const vowel = nucleusOf(before);
  return vowel === A || vowel === O || vowel === YA;
}

/** 어, 었: after all other vowels; people also say 잡어, 맞어, so a consonant is enough; 가+어 does not exist. */
function darkFits(stem: string, stemTag: Tag, end: number): boolean {
  if (end === CONSONANT || end === RIEUL || stemTag === 'EP') return true;
  const nucleus = nucleusOf(stem.charCodeAt(stem.length - 1));
  return nucleus !== A && nucleus !== O;
}

/** 시 comes first, then the past, then 겠; what was said once is not said again except for the past (었었). */
export function prefinalRank(form: string): number {
  const code = form.charCodeAt(form.length - 1);
  if (form === '시' || form === '으시') return 1;
  if (form === '겠' || form === '겄' || form === '겟') return 3;
  if (isSyllable(code) && codaOf(code) === 20) return 2; // ㅆ
  return 0;
}

export function prefinalsFit(first: string, second: string): boolean {
  const a = prefinalRank(first);
  const b = prefinalRank(second);
  if (a === 0 || b === 0) return true;
  return a < b || (a === 2 && b === 2);
}
