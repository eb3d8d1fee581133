import { PARTS } from '../../lexicon/headwords.js';

/** What callers may write for a part of speech: a tag of ours, a class of words, or the dictionary's own name. */
const NAMES: Record<string, readonly string[]> = {
  NNG: ['명사'],
  NNP: ['명사'],
  NNB: ['의존 명사'],
  NP: ['대명사'],
  NR: ['수사'],
  VV: ['동사'],
  VA: ['형용사'],
  VX: ['보조 동사', '보조 형용사'],
  MM: ['관형사'],
  MMA: ['관형사'],
  MMD: ['관형사'],
  MMN: ['관형사'],
  MAG: ['부사'],
  MAJ: ['부사'],
  IC: ['감탄사'],
  J: ['조사'],
  E: ['어미'],
  X: ['접사'],
  XPN: ['접사'],
  XSN: ['접사'],
  XSV: ['접사'],
  XSA: ['접사'],
  체언: ['명사', '의존 명사', '대명사', '수사'],
  용언: ['동사', '형용사', '보조 동사', '보조 형용사'],
  수식언: ['관형사', '부사'],
};

const squeezed = (name: string) => name.normalize('NFC').replace(/\s+/gu, '');

/** Places in PARTS for `pos` of a search; undefined when it is no part of speech. Several may stand side by side. */
export function partsNamed(pos: string): Set<number> | undefined {
  const out = new Set<number>();
  for (const written of pos.split(/[,·|]/u)) {
    const name = squeezed(written);
    const wanted = (NAMES[name] ?? NAMES[name.toUpperCase()] ?? [name]).map(squeezed);
    const before = out.size;
    PARTS.forEach((part, i) => {
      if (part.split('·').some((one) => wanted.includes(squeezed(one)))) out.add(i);
    });
    if (out.size === before && !PARTS.some((part) => wanted.includes(squeezed(part)))) return undefined;
  }
  return out;
}
