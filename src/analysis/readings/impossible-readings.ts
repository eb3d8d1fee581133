import type { PathMorpheme } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';
import { STEMS } from './stems.js';

const NOUNS: ReadonlySet<Tag> = new Set<Tag>(['NNG', 'NNP', 'NR']);

/**
 * What no writer means, however well its pieces are known: 나+의+ㄹ (a case on a case), 지+그+헤드 (a determiner inside a
 * noun), 치+이 (이다 said of a stem). Where anything else is found, such a reading is none.
 */
export function isImpossible(path: readonly PathMorpheme[]): boolean {
  for (let i = 1; i < path.length; i++) {
    const before = path[i - 1]!;
    const morpheme = path[i]!;
    if (before.word || morpheme.word) continue;
    // 천체의의 is written twice.
    if (before.tag === 'JKG' && morpheme.tag.startsWith('JK') && morpheme.tag !== 'JKG') return true;
    if (morpheme.tag === 'VCP' && STEMS.has(before.tag)) return true;
    if (isBehindMerged(before, morpheme) || isStackedWrongly(path, i)) return true;
    if (isInsideNoun(path, i)) return true;
  }
  return false;
}

/** 봄날엔을: a particle that has merged into the syllable before it closes the word, however many may follow others. */
function isBehindMerged({ form, tag }: PathMorpheme, next: PathMorpheme): boolean {
  if (!/^[ㄴㄹ]$/.test(form) || tag[0] !== 'J') return false;
  return next.tag[0] === 'J' || next.tag === 'XSN' || next.tag === 'VCP';
}

/** 시냇가+이+든+을, 젠트+로+들+이: a case behind what links, a suffix of nouns behind one. */
function isStackedWrongly(path: readonly PathMorpheme[], i: number): boolean {
  const [before, morpheme, after] = [path[i - 1]!, path[i]!, path[i + 1]];
  if (before.form === '든' && (before.tag === 'EC' || before.tag === 'JX'))
    return morpheme.tag[0] === 'J' || morpheme.tag === 'XSN';
  return before.tag === 'JKB' && morpheme.tag === 'XSN' && after?.tag[0] === 'J';
}

/** One syllable before it and a noun behind it: without a space somebody may well have written 어제그사람. */
function isInsideNoun(path: readonly PathMorpheme[], i: number): boolean {
  const [before, { tag, form }, after] = [path[i - 1]!, path[i]!, path[i + 1]];
  if (tag !== 'MMD' || !NOUNS.has(before.tag) || before.form.length > 1 || before.tag === 'NR') return false;
  return form.length === 1 && after !== undefined && NOUNS.has(after.tag);
}
