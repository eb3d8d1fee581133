import type { Eojeol, Morpheme } from '../../analysis/types.js';

/** The last morpheme that is no mark. */
export function lastWord({ morphemes }: Eojeol): Morpheme | undefined {
  return morphemes.findLast(({ tag }) => tag[0] !== 'S' || tag === 'SL' || tag === 'SN');
}

export function has({ morphemes }: Eojeol, tag: RegExp): boolean {
  return morphemes.some((m) => tag.test(m.tag));
}
