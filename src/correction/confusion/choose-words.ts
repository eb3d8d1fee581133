import type { Span } from '../../analysis/text/split-lines.js';
import type { EvidenceReader } from '../line/evidence-memory.js';
import type { LineView } from '../line/line-view.js';
import type { Candidate } from './candidate.js';
import { candidatesIn } from './candidates.js';

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
    candidatesIn(view)
      .filter(({ others: [other] }) => isAuthors(line, other!.finding))
      .map((candidate) => ({ view, candidate })),
  );
  if (asked.length === 0) return;
  const answers = await analyser.compare(
    asked.map(({ view, candidate: { at, written, others } }) => ({
      eojeols: view.words.map(({ morphemes }) => morphemes),
      at,
      wordings: [...written, ...others.flatMap(({ paths }) => paths)],
    })),
  );
  asked.forEach(({ view, candidate }, i) => {
    if (answers) choose(view, candidate, answers[i]!);
  });
}

/** The word of which most is to be gained, if that is enough. */
function choose(view: LineView, { rule, written, others }: Candidate, scores: readonly number[]): void {
  let from = written.length;
  const standing = Math.max(...scores.slice(0, from));
  const [best] = others
    .map(({ paths, finding, margins: { change, ask } }) => {
      const gain = Math.max(...scores.slice(from, from + paths.length)) - standing;
      from += paths.length;
      return { finding, gain, ask, beyond: gain - change };
    })
    .filter(({ gain, ask }) => gain >= ask && Number.isFinite(gain))
    .sort((a, b) => b.beyond - a.beyond);
  if (!best) return;
  view.choices.push({
    rule,
    finding: { ...best.finding, certainty: best.beyond >= 0 ? 'likely' : 'author' },
  });
}
