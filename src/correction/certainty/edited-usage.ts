import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Edit } from '../types.js';

/**
 * Where edited text goes against the norm, or its other way, in every tenth place or more (28 million characters of
 * Wikipedia): 년만에 35 %, 두번째 16, 두명 17, 하는데 도움 43, 3년 간 14, 그 중 75, 다음해 45, 안된다 45, 듯 하다 20, names with 씨 77,
 * -스런 26, joined auxiliaries 65 to 80. A rule that finds such things beside others says so with each finding.
 */
const LAX: ReadonlySet<string> = new Set([
  'bound-auxiliaries',
  'bound-nouns',
  'colons',
  'commas',
  'counted-units',
  'geureogo',
  'joined-affixes',
  'joined-marks',
  'names-and-titles',
  'neurida',
  'one-word-nouns',
  'ordered-points',
  'spacing-auxiliary',
  'spacing-compound',
  'written-numbers',
]);

/** Seldom in edited text (X 하다 0.1 %, a comma without its space 0.5), but there is so much room for them. */
const SLIPS: ReadonlySet<string> = new Set(['punctuation', 'quote-particle', 'spacing-derived']);

/** Below these a third of the changes that we made to edited text were wrong or a matter of taste. */
const SURE_SPACE = 0.93;
/** 될것이다: before a bound noun the grammar speaks for it as well. */
const SURE_BOUND = 0.8;
const SURE_TYPO = 0.88;

/** In a sentence of so many words, right but for this, a careful writer is as likely as a careless one. */
const SHORT = 8;
const MIDDLING = 12;

/** Up to how many words a sentence may have for this change to be made where nothing else is wrong with it. */
export function wordsWithoutCompany({ lax, meant, helpId, category, score }: Edit): number {
  if (meant) return 0;
  if (lax ?? LAX.has(helpId)) return SHORT;
  if (SLIPS.has(helpId)) return MIDDLING;
  if (helpId === 'spacing-dependent-noun' || helpId === 'spacing-auxiliary-noun')
    return score < SURE_BOUND ? SHORT : Infinity;
  if (helpId.startsWith('spacing-') && score < SURE_SPACE) return SHORT;
  return category === 'TYPO' && score < SURE_TYPO ? SHORT : Infinity;
}

/**
 * Single words likewise, counted in 26 million words of Wikipedia and in Sejong's books and newspapers: 깊숙히 39 %, 번번히 48,
 * 뒤쳐지다 55, 걸맞는 40, 옛부터 17, 여지껏 60, 천정 22, 승락 13, 애기 25, 윗층 35, 막내동생 91, 설레임 10, 대노하다 94, 비지니스 16, 그닥 3 (books 21).
 */
const OFTEN: ReadonlySet<string> = new Set(
  '깊숙히 번번히 걸맞는 옛부터 여지껏 뒤쳐지 뒤쳐진 뒤쳐졌 뒤쳐져 유래없 그닥 괜시리 추스리 추스려 추스렸 천정 승락 애기 윗쪽 윗층 윗턱 아랫층 뒷쪽 뒷편 자리수 머릿글 최소값 최대값 절대값 막내동생 출생년도 수냉식 설레임 씌여 대노하 대노했 대노한 비지니스 타올'.split(
    ' ',
  ),
);

/** Does edited text spell this word against the norm in every tenth place or more? */
export function isOften(wrong: string): boolean {
  return OFTEN.has(wrong);
}

/** ln 10 */
const A_TENTH = 2.3;

/** 컨텐츠, 카톨릭: do our texts write it so at least a tenth as often as the norm wants? */
export function isUsual(lexicon: Lexicon, wrong: string, right: string): boolean {
  return count(lexicon, wrong) > count(lexicon, right) - A_TENTH;
}

function count(lexicon: Lexicon, word: string): number {
  return Math.max(-Infinity, ...lexicon.tagsOf(word).map(({ payload }) => lexicon.frequency(payload)));
}
