import type { Candidates } from '../encoder/candidates.js';
import { MAX_CANDIDATES } from '../encoder/candidates.js';
import { type Label, type LabelPart, spell } from '../encoder/label.js';
import type { Tag } from '../tags.js';

/** A place where an extra word (a custom dictionary's) stands in the text; places count characters. */
export interface ExtraMatch {
  from: number;
  to: number;
  form: string;
  tag: Tag;
  /** What the last syllable already spells of what follows (카톡해라: 아, 청한: ㄴ); '' when there is nothing. */
  ending: string;
  /** Places before which the form has a space, and before which a caret allows one. */
  spaces: readonly number[];
  carets: readonly number[];
  /** Added to the path's score, in nats; 0 or less where the word is out of the question. */
  bonus: number;
  dictionary: string;
}

/** How what shares a syllable with the word begins: its parts, and what they cost. */
export interface FollowingStart {
  morphemes: Array<{ form: string; tag: Tag }>;
  log: number;
  /** The word has a part in the syllable (해 of 카톡해라), or ends before it (운 of 혜자스러운). */
  shared: boolean;
}

/** What such a beginning can be where the model does not see it; in nats below its best reading. */
const UNSEEN = 6;
const TAGS_OF: Readonly<Record<string, readonly Tag[]>> = {
  ㄴ: ['ETM', 'EF', 'EC'],
  ㄹ: ['ETM', 'EC'],
  ㅁ: ['ETN'],
  ㅂ: ['EF'],
  아: ['EC', 'EF'],
  어: ['EC', 'EF'],
  았: ['EP'],
  었: ['EP'],
  으: ['EC', 'EP', 'EF'],
  오: ['EF'],
  옵: ['EP'],
};

/** The readings of a match's last syllable in which what follows begins as it must. */
export function followingStarts(
  match: ExtraMatch,
  characters: readonly string[],
  candidates: Candidates,
  labels: readonly Label[],
): FollowingStart[] {
  const isStem = match.tag === 'VV' || match.tag === 'VA';
  const i = match.to - 1;
  const out: FollowingStart[] = [];
  for (let k = 0; k < candidates.counts[i]!; k++) {
    const { parts } = labels[candidates.labels[i * MAX_CANDIDATES + k]!]!;
    const first = isStem ? firstEnding(parts) : 1;
    const following = parts.slice(first).map(({ template, tag }) => ({
      form: spell(characters[i]!, template) ?? '',
      tag,
    }));
    const fits = isStem
      ? following.map(({ form }) => form).join('') === match.ending
      : isMerged(parts, following, match);
    if (following.length === 0 || !fits) continue;
    out.push({ morphemes: following, log: candidates.logs[i * MAX_CANDIDATES + k]!, shared: first > 0 });
  }
  if (out.length > 0 || !isStem) return out;
  return (TAGS_OF[match.ending] ?? []).map((tag) => ({
    morphemes: [{ form: match.ending, tag }],
    log: -UNSEEN,
    shared: true,
  }));
}

function firstEnding(parts: readonly LabelPart[]): number {
  let first = parts.length;
  while (first > 0 && parts[first - 1]!.tag[0] === 'E') first--;
  return first;
}

/** A noun and behind it a particle, or the copula with its ending, of which one letter is left. */
function isMerged(
  parts: readonly LabelPart[],
  following: FollowingStart['morphemes'],
  { ending }: ExtraMatch,
): boolean {
  const [next] = following;
  if (parts[0]?.tag[0] !== 'N' || next === undefined) return false;
  return following.at(-1)!.form[0] === ending && (next.tag[0] === 'J' || next.tag === 'VCP');
}
