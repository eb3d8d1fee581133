import type { Tag } from '../tags.js';
import type { Word } from './sense-context.js';
import type { SensePart } from './sense-parts.js';

/** Auxiliaries that are what the word before them is, and those that are adjectives; all others are verbs. */
const NEGATIONS: ReadonlySet<string> = new Set(['않', '못하', '아니하']);
const ADJECTIVES: ReadonlySet<string> = new Set([
  '싶',
  '듯싶',
  '성싶',
  '듯하',
  '만하',
  '법하',
  '뻔하',
  '직하',
]);
const LIKE_ADJECTIVES: ReadonlySet<Tag> = new Set(['VA', 'VCP', 'VCN', 'XSA']);
const LIKE_VERBS: ReadonlySet<Tag> = new Set(['VV', 'VX', 'XSV']);
/** How far back the predicate is looked for. */
const REACH = 9;
/** The ending and at most two particles stand between the predicate and its auxiliary. */
const ENDING_REACH = 3;

/** Is the auxiliary at place i a verb or an adjective? Grammar tells. Twin of training/senses/auxiliaries.py. */
export function partOfAuxiliary(sentence: readonly Word[], i: number): SensePart {
  const { form } = sentence[i]!;
  const ending = endingBefore(sentence, i);
  const like = followsAdjective(sentence, i) ? '보조 형용사' : '보조 동사';
  // 견디다 못해, 희다 못해
  if (form === '못하' && ending === '다') return '보조 형용사';
  // 가지 않다, 춥지 않다
  if (NEGATIONS.has(form)) return like;
  // 춥기는 하다, 춥고 하니; but 추워야 하다, 춥게 하다
  if (form === '하') return ending === '기' || ending === '고' ? like : '보조 동사';
  // 갔나 보다, 갈까 보다; 어렵다 보니
  if (form === '보') {
    if (/[나가까]$/.test(ending)) return '보조 형용사';
    return ending === '다' || ending === '고' ? like : '보조 동사';
  }
  return like;
}

/** The ending that an auxiliary follows; particles may stand between (춥기는 하다). */
function endingBefore(sentence: readonly Word[], i: number): string {
  for (let k = i - 1; k >= Math.max(0, i - ENDING_REACH); k--) {
    const { form, tag } = sentence[k]!;
    if (tag.startsWith('E')) return form;
    if (!tag.startsWith('J')) break;
  }
  return '';
}

function followsAdjective(sentence: readonly Word[], i: number): boolean {
  for (let k = i - 1; k >= Math.max(0, i - REACH); k--) {
    const { form, tag } = sentence[k]!;
    if (tag === 'VX' && NEGATIONS.has(form)) continue;
    if (LIKE_ADJECTIVES.has(tag) || (tag === 'VX' && ADJECTIVES.has(form))) return true;
    if (LIKE_VERBS.has(tag)) return false;
  }
  return false;
}
