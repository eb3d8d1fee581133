import type { Morpheme } from '../../analysis/types.js';
import { withParticle } from '../korean/with-particle.js';
import type { LineView, WordView } from '../line/line-view.js';
import { type Candidate, candidateAt } from './candidate.js';
import { type Member, WORDS } from './members.js';
import { isSettled } from './settled.js';

const LONGEST = Math.max(...[...WORDS.keys()].map((form) => form.length));

/** The word of a set that an eojeol begins with. */
export function wordCandidates(line: LineView, word: WordView): Candidate[] {
  const { begin, surface, morphemes } = word;
  const out: Candidate[] = [];
  for (let length = 1; length <= Math.min(LONGEST, surface.length); length++) {
    const form = surface.slice(0, length);
    const entries = WORDS.get(form);
    if (!entries || isSettled(line, word, form)) continue;
    const end = begin + length;
    const next = morphemes.findIndex((morpheme) => morpheme.begin >= end);
    const to = next < 0 ? morphemes.length : next;
    if (to === 0 || morphemes[to - 1]!.end !== end || !mayFollow(morphemes[to])) continue;
    for (const entry of entries) {
      if (endsTooSoon(line, word, entry.member, morphemes[to]) || lacksClause(line, word, entry.member))
        continue;
      const candidate = candidateAt(entry, { word, from: 0, to }, (other) =>
        withParticle(line, { begin, end, replacement: other.form }),
      );
      if (candidate) out.push(candidate);
    }
  }
  return out;
}

/** 결재권, 채소: a word that only begins like one of a set. */
function mayFollow(next: Morpheme | undefined): boolean {
  return !next || /^(?:J|XS|S|VCP|E)/.test(next.tag);
}

/** 책이 있다. 넘어가다: with an ending that joins, something must follow. */
function endsTooSoon(
  line: LineView,
  { index }: WordView,
  { paths }: Member,
  next: Morpheme | undefined,
): boolean {
  if (paths[0]!.at(-1)!.tag !== 'EC') return false;
  return next ? next.tag === 'SF' || next.tag[0] === 'E' : index + 1 >= line.words.length;
}

/** 불상 몇 체: what leans on a clause is another word without one. */
function lacksClause(line: LineView, { index }: WordView, { paths }: Member): boolean {
  return paths[0]![0]!.tag === 'NNB' && line.words[index - 1]?.morphemes.at(-1)?.tag !== 'ETM';
}
