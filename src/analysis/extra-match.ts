import type { Candidates } from './candidates.js';
import { MAX_CANDIDATES } from './candidates.js';
import { type Label, spell } from './label.js';
import type { Tag } from './tags.js';

/** A place where an extra word (a custom dictionary's) stands in the text; places count characters. */
export interface ExtraMatch {
  from: number;
  to: number;
  form: string;
  tag: Tag;
  /** The beginning of the ending that the last syllable already spells (카톡해라: 아); '' when there is none. */
  ending: string;
  /** Places before which the form has a space, and before which a caret allows one. */
  spaces: readonly number[];
  carets: readonly number[];
  /** Added to the path's score, in nats. */
  bonus: number;
  dictionary: string;
}

/** How an ending that shares a syllable with the stem begins: its pieces, and what they cost. */
export interface EndingStart {
  pieces: Array<{ form: string; tag: Tag }>;
  log: number;
  /** The stem has a part in the syllable (해 of 카톡해라), or ends before it (운 of 혜자스러운). */
  shared: boolean;
}

/** What such a beginning can be where the model does not see it; in nats below its best reading. */
const UNSEEN = 4;
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

/** The readings of the last syllable of a stem's match in which the ending begins as it must. */
export function endingStarts(
  { to, ending }: ExtraMatch,
  characters: readonly string[],
  candidates: Candidates,
  labels: readonly Label[],
): EndingStart[] {
  const i = to - 1;
  const out: EndingStart[] = [];
  for (let k = 0; k < candidates.counts[i]!; k++) {
    const { pieces } = labels[candidates.labels[i * MAX_CANDIDATES + k]!]!;
    let first = pieces.length;
    while (first > 0 && pieces[first - 1]!.tag[0] === 'E') first--;
    const endings = pieces.slice(first).map(({ template, tag }) => ({
      form: spell(characters[i]!, template) ?? '',
      tag,
    }));
    if (endings.length === 0 || endings.map(({ form }) => form).join('') !== ending) continue;
    out.push({ pieces: endings, log: candidates.logs[i * MAX_CANDIDATES + k]!, shared: first > 0 });
  }
  if (out.length > 0) return out;
  return (TAGS_OF[ending] ?? []).map((tag) => ({
    pieces: [{ form: ending, tag }],
    log: -UNSEEN,
    shared: true,
  }));
}
