import type { Span } from '../../analysis/text/split-lines.js';
import type { EvidenceReader } from '../line/evidence-memory.js';
import type { LineView } from '../line/line-view.js';
import { COSTS } from '../line/work.js';
import type { Candidate, Other } from './candidate.js';
import { candidatesIn } from './candidates.js';
import { cluesOf } from './clues.js';
import type { Margins } from './margins.js';

/** What the company that words keep counts beside the language model, and how much of it at most. */
const COMPANY = 0.8;
const MOST_COMPANY = 5;

/** As many characters as the neighbours have between which a wording is read, about. */
const COMPARED = 40;

/** Another member that is looked for. */
type Sought = Other & { margins: Margins };
interface Asked {
  view: LineView;
  candidate: Candidate;
  others: readonly Sought[];
}

/**
 * Weighs every word that belongs to a set of words easily confused: the line with what stands there, and with each of the
 * others. What fits much better is a choice of its line. Only stretches that are still the author's are looked at.
 */
export async function chooseWords(
  views: readonly LineView[],
  analyser: EvidenceReader,
  isAuthors: (line: number, span: Span) => boolean,
): Promise<void> {
  const asked = views.flatMap((view, line) =>
    candidatesIn(view).flatMap((candidate): Asked[] => {
      const others = candidate.others.filter((other): other is Sought => other.margins !== undefined);
      if (others.length === 0 || !isAuthors(line, others[0]!.finding)) return [];
      const asked = { view, candidate, others };
      return view.work.take(COSTS.glance * COMPARED * wordingsOf(asked)) ? [asked] : [];
    }),
  );
  if (asked.length === 0) return;
  const answers = await analyser.compare(
    asked.map(({ view, candidate: { place, written }, others }) => ({
      eojeols: view.words.map(({ morphemes }) => morphemes),
      at: place.word.index,
      wordings: [...written, ...others.flatMap(({ paths }) => paths)],
    })),
  );
  asked.forEach((one, i) => {
    if (answers) choose(one, answers[i]!, analyser);
  });
}

function wordingsOf({ candidate, others }: Asked): number {
  return others.reduce((sum, { paths }) => sum + paths.length, candidate.written.length);
}

/** The word of which most is to be gained, if that is enough. */
function choose(
  { view, candidate, others }: Asked,
  scores: readonly number[],
  { company }: EvidenceReader,
): void {
  let from = candidate.written.length;
  const standing = Math.max(...scores.slice(0, from));
  const weighed = others.map((other) => {
    const likelier = Math.max(...scores.slice(from, from + other.paths.length)) - standing;
    from += other.paths.length;
    return { ...other, likelier };
  });
  const hopeful = weighed.filter(
    ({ likelier, margins: { ask } }) => likelier + COMPANY * MOST_COMPANY >= ask && Number.isFinite(likelier),
  );
  // Nearly always: no company could make up for it, so nobody looks for it.
  if (hopeful.length === 0) return;
  const clues = cluesOf(view, candidate.place);
  const favour = (form: string) => company?.favour(`${candidate.rule} ${form}`, clues) ?? 0;
  const own = favour(candidate.form);
  const [best] = hopeful
    .map(({ form, likelier, finding, margins: { change, ask } }) => {
      const fitting = Math.max(-MOST_COMPANY, Math.min(MOST_COMPANY, favour(form) - own));
      const gain = likelier + COMPANY * fitting;
      return { finding, gain, ask, beyond: gain - change };
    })
    .filter(({ gain, ask }) => gain >= ask)
    .sort((a, b) => b.beyond - a.beyond);
  if (!best) return;
  view.choices.push({
    rule: candidate.rule,
    finding: { ...best.finding, certainty: best.beyond >= 0 ? 'likely' : 'author' },
  });
}
