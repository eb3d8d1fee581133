import type { LineView } from '../line/line-view.js';

/** 친구 말 없이: of somebody or something. */
export function isNounBefore(line: LineView, at: number): boolean {
  const before = line.words.findLast(({ end }) => end < at)?.morphemes.at(-1);
  return before !== undefined && /^(?:NN|NP|XSN|JKO|JC)/.test(before.tag);
}

/** 깊은 산 속, 이 물 속: with a word of its own before it the noun stands by itself. */
export function isModified(line: LineView, at: number): boolean {
  const before = line.words.findLast(({ end }) => end < at)?.morphemes.at(-1);
  return (
    before !== undefined && (before.tag === 'ETM' || before.tag.startsWith('MM') || before.tag === 'JKG')
  );
}
