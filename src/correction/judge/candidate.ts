/** How a candidate came about: what was done to the text, whatever the words. */
export type CandidateKind =
  | 'space-added'
  | 'space-removed'
  | 'letter'
  | 'letters'
  | 'particle'
  | 'sound'
  | 'dropped'
  | 'swapped'
  | 'melted';

/** In the order in which the judge knows them. */
export const KINDS: readonly CandidateKind[] = [
  'space-added',
  'space-removed',
  'letter',
  'letters',
  'particle',
  'sound',
  'dropped',
  'swapped',
  'melted',
];

/** Another wording of a stretch of a line. */
export interface Candidate {
  begin: number;
  end: number;
  replacement: string;
  kind: CandidateKind;
  /** How likely what stands there is, and what stands before and behind it, in nats. */
  own: readonly [before: number, here: number, behind: number];
  /** Whether the reader has hardly ever read what stands there. */
  seldom: boolean;
  /** How much likelier what is put there is at its own place, and how much less than the likeliest of its kind there. */
  placed: number;
  behindBest: number;
  /** How much likelier the wording as a whole is, and the place between its neighbours; 0 until they were read. */
  gain: number;
  close: number;
}
