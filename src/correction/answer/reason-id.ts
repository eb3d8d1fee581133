import type { Edit } from '../types.js';

/** Stands between the id of a rule and what tells apart the reasons that it gives. */
const MARK = '.';

/**
 * The id of the help of an edit. Where a rule has a reason or an article of its own for this word, the id is its own too:
 * of one id there is one help, and the reason of one word must not stand beside another.
 */
export function reasonId({ helpId, article, comment }: Pick<Edit, 'helpId' | 'article' | 'comment'>): string {
  if (article === undefined && !comment) return helpId;
  return `${helpId}${MARK}${hash(`${comment ?? ''}\n${article ?? ''}`).toString(36)}`;
}

/** The rule that a help belongs to. */
export function ruleIdOf(helpId: string): string {
  return helpId.split(MARK, 1)[0]!;
}

/** FNV-1a: the same for the same reason in every answer, and in every part of a long one. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}
