import { CODAS, codaOf, compose, isSyllable, nucleusOf, ONSETS, onsetOf } from '../hangul/syllable.js';
import { irregularClasses } from './irregular-stems.js';
import type { Tag } from './tags.js';

const NONE = 0;
const DIGEUT = CODAS.indexOf('ㄷ');
const RIEUL = CODAS.indexOf('ㄹ');
const SIOT = CODAS.indexOf('ㅅ');

/**
 * Stems that look the same before an ending: 사는 is 사+는 or 살+는, 물어 is 묻+어 or 물+어, 지어 is 짓+어 or 지+어.
 * Only what spelling allows; which of them are words is the lexicon's affair. `surface` is the syllable in which the
 * stem ends in the text: 물 of 물어 may be 묻, 묻 of 묻어 is nothing else.
 */
export function stemTwins(stem: string, tag: Tag, ending: string, surface: string): string[] {
  const last = stem.charCodeAt(stem.length - 1);
  if (!isSyllable(last)) return [];
  const coda = codaOf(last);
  if (coda !== NONE && coda !== RIEUL && coda !== DIGEUT && coda !== SIOT) return [];
  const change = (to: number) => stem.slice(0, -1) + compose(onsetOf(last), nucleusOf(last), to);
  if (losesRieul(ending)) {
    if (coda === NONE) return [change(RIEUL)];
    return coda === RIEUL ? [change(NONE)] : [];
  }
  if (!/^[아어았었]/.test(ending)) return [];
  const shown = coda === NONE || coda === SIOT ? NONE : RIEUL;
  if (surface !== compose(onsetOf(last), nucleusOf(last), shown)) return [];
  const kind = tag === 'VA' || tag === 'XSA' ? 'VA' : 'VV';
  const irregular = (to: number, cls: 'ㄷ' | 'ㅅ') => {
    const twin = change(to);
    return irregularClasses(twin, kind).includes(cls) ? [twin] : [];
  };
  switch (coda) {
    case NONE:
      return irregular(SIOT, 'ㅅ');
    case RIEUL:
      return irregular(DIGEUT, 'ㄷ');
    case SIOT:
      return [change(NONE)];
    default:
      return [change(RIEUL)];
  }
}

/** Codas that may stand for one another before some ending: 사 and 살, 걸 and 걷, 지 and 짓. */
const EXCHANGED: ReadonlySet<number> = new Set([
  NONE * CODAS.length + RIEUL,
  DIGEUT * CODAS.length + RIEUL,
  NONE * CODAS.length + SIOT,
]);

/** Could one of the stems be taken for the other? */
export function areTwinStems(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const x = a.charCodeAt(a.length - 1);
  const y = b.charCodeAt(b.length - 1);
  if (!isSyllable(x) || !isSyllable(y)) return false;
  const [p, q] = [codaOf(x), codaOf(y)];
  if (x - p !== y - q || !EXCHANGED.has(Math.min(p, q) * CODAS.length + Math.max(p, q))) return false;
  return a.slice(0, -1) === b.slice(0, -1);
}

/** Endings before which ㄹ is gone, so that only the ending is left of 살 and 사 alike. */
function losesRieul(ending: string): boolean {
  const first = ending.charCodeAt(0);
  if (!isSyllable(first)) return 'ㄴㄹㅂ'.includes(ending[0]!);
  const onset = ONSETS[onsetOf(first)];
  return onset === 'ㄴ' || (onset === 'ㅅ' && !ending.startsWith('습')) || ending[0] === '오';
}
