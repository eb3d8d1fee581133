import { CODAS, codaOf, isSyllable, NUCLEI, nucleusOf, withCoda } from '../hangul/syllable.js';

/**
 * The misspelt endings and contractions that are read as what they stand for, though nobody asked for tolerance: all of
 * them are here and in docs/convention.md. Every other letter stays as it was written.
 */

/** Words that have shrunk: what dictionaries list beside the longer word. */
export const SHORT_WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['것', ['거']],
  ['이것', ['이거']],
  ['그것', ['그거']],
  ['저것', ['저거']],
  ['무엇', ['뭐', '무어']],
]);

/** Formal endings as they are heard: 함니다, 갔읍니다. */
const HEARD_ENDINGS: ReadonlyArray<readonly [meant: RegExp, written: string]> = [
  [/^ㅂ(?=니[다까])/, 'ㅁ'],
  [/^습(?=니[다까])/, '읍'],
  [/^습(?=니[다까])/, '슴'],
];

/** The ending as it may have been written, besides as it should be. */
export function misspeltEndings(ending: string): string[] {
  return HEARD_ENDINGS.filter(([meant]) => meant.test(ending)).map(([meant, written]) =>
    ending.replace(meant, written),
  );
}

/** What a stem and an ending may look like together where people misspell them. */
export function misspeltShapes(stem: string, ending: string): string[] {
  const out: string[] = [];
  // 되도, 되서, 됬다, 돼었다: 어 is not heard behind ㅚ.
  if (isOpen(stem, 'ㅚ') && ending[0] === '어') out.push(stem + ending.slice(1));
  if (isOpen(stem, 'ㅚ') && ending[0] === '었') {
    out.push(withCoda(stem, 'ㅆ') + ending.slice(1));
    if (stem.endsWith('되')) out.push(`${stem.slice(0, -1)}돼${ending}`);
  }
  // 해바, 될까바: 봐 as it is heard.
  if (stem === '보' && /^[아았]/.test(ending)) out.push((ending[0] === '아' ? '바' : '밨') + ending.slice(1));
  // 자랑스런
  if (stem.endsWith('스럽') && (ending === 'ㄴ' || ending === '은')) out.push(`${stem.slice(0, -1)}런`);
  return out;
}

/** 햇, 갓, 하겟: the past and the future with a single ㅅ. */
export function withSingleSiot(written: string): string | undefined {
  const last = written.charCodeAt(written.length - 1);
  if (!isSyllable(last) || CODAS[codaOf(last)] !== 'ㅆ') return undefined;
  return withCoda(written, 'ㅅ');
}

function isOpen(stem: string, nucleus: string): boolean {
  const last = stem.charCodeAt(stem.length - 1);
  return isSyllable(last) && codaOf(last) === 0 && NUCLEI[nucleusOf(last)] === nucleus;
}
