import type { Tag } from '../tags.js';

/** What the search weighs against the model's log probabilities, in nats; tuned on development text. */
export const WEIGHTS = {
  /** Paths kept at every character; more change nothing. */
  beam: 8,
  /** An ending or particle that can never follow, and one whose shape is wrong after this coda. */
  impossible: 7,
  misshapen: 2.5,
  /** A label that continues a morpheme which is not open. */
  lostContinuation: 3,
  /** A stem at the end of an eojeol, without any ending. */
  unfinished: 4,
  /** A word that a dictionary lists but nobody was seen to write. */
  uncounted: 0.7,
  /** Syllables that are called a sign or a foreign word. */
  hangulSign: 4,
  /** A particle behind an extra word where the model reads something else. */
  unseenParticle: 4,
  /** Mending a typing mistake, and mending it into something that is no word either. */
  edit: 2.5,
  mendedUnknown: 12,
  /** Factor on the costs of unknown words. */
  unknown: 2,
  /** Every morpheme: the fewer, the better. */
  morpheme: 0,
  /** Per nat of a known word's log count, up to the limit. */
  frequency: 0,
  frequencyLimit: 8,
};

/** What a form outside the lexicon costs, by how closed its class is. */
// biome-ignore format: one table
export const UNKNOWN_COST: Partial<Record<Tag, number>> = {
  NNG: 0.7, NNP: 0.2, NR: 2, NNB: 4, NP: 4, XR: 1.5, MAG: 2, MAJ: 5, IC: 1, MMA: 4, MMD: 6, MMN: 3,
  VV: 5, VA: 5, VX: 7, VCP: 9, VCN: 9, XPN: 5, XSN: 5, XSV: 7, XSA: 7, EP: 8, EF: 5, EC: 5, ETM: 7, ETN: 7,
  JKS: 8, JKC: 8, JKG: 8, JKO: 8, JKB: 6, JKV: 6, JKQ: 6, JX: 6, JC: 6,
};

/** What cannot open an eojeol, unless its author put a space too many. */
// biome-ignore format: one table
export const OPENING_COST: Partial<Record<Tag, number>> = {
  EP: 4, EF: 4, EC: 4, ETM: 4, ETN: 4, JKS: 3, JKC: 3, JKG: 3, JKO: 3, JKB: 2, JKV: 3, JKQ: 2, JX: 2, JC: 3,
  VCP: 1, XSN: 1, XSV: 1.5, XSA: 1.5,
};

/** What waits for an ending. */
export const STEMS: ReadonlySet<Tag> = new Set<Tag>(['VV', 'VA', 'VX', 'VCP', 'VCN', 'XSV', 'XSA', 'EP']);
/** No word is longer; what is, need not be looked up. */
export const LONGEST_WORD = 40;
