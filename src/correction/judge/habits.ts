import { CODAS, codaOf, isSyllable, NUCLEI, nucleusOf, ONSETS, onsetOf } from '../../hangul/syllable.js';
import type { Candidate } from './candidate.js';

/**
 * What a change is known by, so that training can learn how often people want it made: going wrong is habit more than chance.
 * The first is the most general; the others add what stands before and behind.
 */
export function habitsOf(text: string, candidate: Candidate): string[] {
  const { begin, end, replacement } = candidate;
  const written = text.slice(begin, end);
  const change = `${written}>${replacement}`;
  const before = text[begin - 1] ?? '';
  const behind = text[end] ?? '';
  if (change.trim() === '>') return spacing(text, candidate, change);
  return [lettersThatDiffer(written, replacement), change, before + change, change + behind];
}

/** Of a space the syllables around are what it is known by. */
function spacing(text: string, { begin, end }: Candidate, change: string): string[] {
  const [before, wider] = [
    text.slice(Math.max(0, begin - 1), begin),
    text.slice(Math.max(0, begin - 2), begin),
  ];
  const [behind, farther] = [text.slice(end, end + 1), text.slice(end, end + 2)];
  return [change + behind, before + change + behind, wider + change + behind, before + change + farther];
}

/** The letters in which syllables differ, with their places: one slip, whatever the syllable. */
function lettersThatDiffer(written: string, meant: string): string {
  if (written.length !== meant.length) return `${written.length}>${meant.length}`;
  return [...written].map((syllable, i) => differing(syllable, meant[i]!)).join(' ');
}

function differing(written: string, meant: string): string {
  const [a, b] = [written.charCodeAt(0), meant.charCodeAt(0)];
  if (!isSyllable(a) || !isSyllable(b)) return written === meant ? '' : `${written}${meant}`;
  const to = lettersOf(b);
  return lettersOf(a)
    .map((letter, i) => (letter === to[i] ? '' : `${i}${letter}${to[i]}`))
    .join('');
}

function lettersOf(code: number): string[] {
  return [ONSETS[onsetOf(code)]!, NUCLEI[nucleusOf(code)]!, CODAS[codaOf(code)]!];
}
