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

/** A stem or pre-final ending, the ending behind it, and the sound in which the stem ends. */
interface Joint {
  stem: string;
  stemTag: Tag;
  ending: string;
  tag: Tag;
  end: number;
}

const afterOpenStem = ({ stem, stemTag, ending, end }: Joint) =>
  end !== CONSONANT || losesCoda(stem, stemTag, ending);
/** People do write 예를 들으면, 롤을 말은 채, but far more often it is ㄷ that became ㄹ: 듣+으면, 걷+은. */
const afterConsonant = ({ end }: Joint) => end === CONSONANT;
const formal = ({ ending, end }: Joint) => !/^습[니디]/.test(ending) || end === CONSONANT;
const bright = ({ stem, stemTag, end }: Joint) => brightFits(stem, stemTag, end);
const dark = ({ stem, stemTag, end }: Joint) => darkFits(stem, stemTag, end);
const afterHa = ({ stem, stemTag }: Joint) => isCopula(stemTag) || stem.endsWith('하');

/** Whether an ending fits, by its first character; one that is not here follows any stem. */
const FITS_BY_FIRST = new Map<string, (joint: Joint) => boolean>(
  Object.entries({
    ㄴ: (joint) =>
      !(PRESENT.test(joint.ending) && ADJECTIVAL.has(joint.stemTag) && !LIKE_VERBS.test(joint.stem)) &&
      afterOpenStem(joint),
    ㄹ: afterOpenStem,
    ㅁ: afterOpenStem,
    ㅂ: afterOpenStem,
    은: ({ stemTag, end }) => stemTag !== 'EP' && end !== VOWEL,
    을: afterConsonant,
    음: afterConsonant,
    으: afterConsonant,
    습: formal,
    며: afterOpenStem,
    면: afterOpenStem,
    려: afterOpenStem,
    러: afterOpenStem,
    므: afterOpenStem,
    시: (joint) => joint.tag !== 'EP' || afterOpenStem(joint),
    는: presentFits,
    아: bright,
    았: bright,
    어: dark,
    었: dark,
    여: afterHa,
    였: afterHa,
    에: ({ stemTag, ending }) => ending !== '에요' || isCopula(stemTag),
    야: ({ stemTag, ending, tag }) => ending !== '야' || tag !== 'EF' || isCopula(stemTag),
    // Quoted, the copula turns to 라: 이라고, 아니라는.
    다: ({ stemTag, ending }) => !isCopula(stemTag) || !QUOTED.test(ending),
  } satisfies Record<string, (joint: Joint) => boolean>),
);

/** May the ending, by its shape, follow the stem or pre-final ending? The stem is in dictionary form (춥, 짓, 하얗). */
export function endingFits(stem: string, stemTag: Tag, ending: string, tag: Tag): boolean {
  const end = endOf(stem);
  if (end === UNKNOWN) return true;
  return FITS_BY_FIRST.get(ending[0]!)?.({ stem, stemTag, ending, tag, end }) ?? true;
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

function presentFits({ stem, stemTag, ending, tag, end }: Joint): boolean {
  if (stemTag === 'EP' && tag === 'ETM' && ending === '는' && end === CONSONANT && stem !== '겠')
    return false;
  // 먹는다, but 간다 and 논다
  if (/^는[다단대]/.test(ending) && (end !== CONSONANT || stemTag === 'EP')) return false;
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
