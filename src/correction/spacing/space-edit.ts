import type { Edit } from '../types.js';

export function insertSpace(offset: number, helpId: string, score: number): Edit {
  return spaceEdit(offset, offset, ' ', helpId, score);
}

export function removeSpace(begin: number, end: number, helpId: string, score: number): Edit {
  return spaceEdit(begin, end, '', helpId, score);
}

function spaceEdit(begin: number, end: number, replacement: string, helpId: string, score: number): Edit {
  return { begin, end, replacement, category: 'SPACING', helpId, certainty: 'likely', score };
}
