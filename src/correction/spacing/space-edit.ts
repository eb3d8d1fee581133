import type { Edit } from '../types.js';

export function insertSpace(offset: number, helpId: string, score: number): Edit {
  return { begin: offset, end: offset, replacement: ' ', category: 'SPACING', helpId, score };
}

export function removeSpace(begin: number, end: number, helpId: string, score: number): Edit {
  return { begin, end, replacement: '', category: 'SPACING', helpId, score };
}
