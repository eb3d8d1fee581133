import type { Tag } from '../../analysis/tags.js';
import { type LineView, morphemesIn } from '../line/line-view.js';
import type { Category } from '../types.js';
import { typoReason } from '../typos/typo-reason.js';
import type { Candidate } from './candidate.js';
import { isSpaced, type Reading } from './features.js';
import { HELPS_OF_JUDGE } from './helps.js';

/** Why a change is right: the help that says it, found out from what stood there, what stands there now and how both are read. */
export interface Explanation {
  helpId: string;
  category: Category;
  article: string;
}

const WORDS: Explanation = { helpId: 'spacing-words', category: 'SPACING', article: '한글 맞춤법 제2항' };

/** Reasons of a space between two morphemes, the first that fits. */
const SPACES: ReadonlyArray<{ left?: RegExp; right: RegExp; reason: Explanation }> = [
  {
    left: /^S[NH]$|^NR$|^MMN$/,
    right: /^NNB$/,
    reason: { helpId: 'spacing-unit', category: 'SPACING', article: '한글 맞춤법 제43항' },
  },
  {
    right: /^NNB$/,
    reason: { helpId: 'spacing-dependent-noun', category: 'SPACING', article: '한글 맞춤법 제42항' },
  },
  {
    right: /^VX$/,
    reason: { helpId: 'spacing-auxiliary', category: 'SPACING', article: '한글 맞춤법 제47항' },
  },
  { right: /./, reason: WORDS },
];

/** Reasons of no space between two morphemes. */
const JOININGS: ReadonlyArray<{ right: RegExp; reason: Explanation }> = [
  {
    right: /^J|^VCP$/,
    reason: { helpId: 'spacing-particle', category: 'SPACING', article: '한글 맞춤법 제41항' },
  },
  { right: /^XS/, reason: { helpId: 'spacing-derived', category: 'SPACING', article: '한글 맞춤법 제2항' } },
  { right: /^E/, reason: { helpId: 'spacing-ending', category: 'SPACING', article: '한글 맞춤법 제2항' } },
  { right: /./, reason: { helpId: 'spacing-one-word', category: 'SPACING', article: '한글 맞춤법 제2항' } },
];

export function explain(candidate: Candidate, written: string, after: Reading): Explanation {
  const { kind, replacement } = candidate;
  if (isSpaced(candidate)) {
    const [left, right] = tagsAround(after.view, after.begin, after.end);
    if (kind === 'space-removed') return JOININGS.find((one) => one.right.test(right))?.reason ?? WORDS;
    const found = SPACES.find((one) => one.right.test(right) && (one.left?.test(left) ?? true));
    return found?.reason ?? WORDS;
  }
  const sounded = kind === 'sound' ? 'typo-sound' : 'typo';
  const reason = typoReason(sounded, written, replacement);
  return helpOf(reason === 'typo' ? 'typo-context' : reason);
}

function helpOf(helpId: string): Explanation {
  const own = HELPS_OF_JUDGE.find(({ id }) => id === helpId);
  return { helpId, category: own?.category ?? 'TYPO', article: own?.ruleArticle ?? '' };
}

function tagsAround(view: LineView, begin: number, end: number): [Tag | '', Tag | ''] {
  const left = morphemesIn(view, Math.max(0, begin - 1), begin).at(-1);
  const right = morphemesIn(view, end, end + 1)[0];
  return [left?.tag ?? '', right?.tag ?? ''];
}
