import type { Span } from '../../analysis/text/split-lines.js';
import type { EvidenceReader } from '../line/evidence-memory.js';
import { type LineView, morphemesIn, wordAt } from '../line/line-view.js';
import { collidesWithAny, insertSpan } from '../line/ordered-spans.js';
import { asQuestion } from '../propose.js';
import type { Alternative, Certainty, CorrectOptions, Edit } from '../types.js';
import type { Candidate } from './candidate.js';
import { type Described, described, probabilityIn } from './evidence.js';
import { explain } from './explain.js';
import { isSpaced, type Reading } from './features.js';
import { limitsOf } from './limits.js';

/** What the judge wants of one line. */
export interface Verdict {
  edits: Edit[];
  questions: Edit[];
}

/** A described candidate with the probability that an editor would make the change. */
interface Judged extends Described {
  probability: number;
}

/** Changes of lines in which the rules find nothing more: whatever is likelier, and would be made by an editor. */
export async function judge(
  views: readonly LineView[],
  kept: ReadonlyArray<readonly Span[]>,
  analyser: EvidenceReader,
): Promise<Verdict[]> {
  const { languageReader: reader, judge: { verdict, hope } = {} } = analyser;
  if (!reader || !verdict) return views.map(() => ({ edits: [], questions: [] }));
  const all = await described(views, kept, { reader, hope }, analyser);
  return all.map((candidates, i) => {
    const judged = candidates
      .filter(({ candidate, after }) => isWanted(candidate, after, views[i]!.options))
      .map((one): Judged => ({ ...one, probability: probabilityIn(views[i]!.text, one, verdict) }))
      .sort((a, b) => b.probability - a.probability);
    return verdictOf(judged, views[i]!);
  });
}

/** The best compatible set: the surest first, whatever collides with it goes. */
function verdictOf(judged: readonly Judged[], view: LineView): Verdict {
  const { change, ask } = limitsOf(view.options);
  const { ignoreRules = [] } = view.options;
  const edits: Edit[] = [];
  const questions: Edit[] = [];
  for (const one of judged) {
    if (one.probability < ask) break;
    const isSure = one.probability >= (isInName(one, view) ? Math.max(change, SURE_OF_NAME) : change);
    const edit = editOf(one, judged, view, isSure ? 'certain' : 'author');
    if (ignoreRules.includes(edit.helpId)) continue;
    if (collidesWithAny(edits, edit) || collidesWithAny(questions, edit)) continue;
    if (isSure) insertSpan(edits, edit);
    else insertSpan(questions, asQuestion(edit));
  }
  return { edits, questions };
}

/** Names are spelt as their bearers want: there are more than anybody has read. */
const SURE_OF_NAME = 0.88;

function isInName({ candidate }: Judged, view: LineView): boolean {
  const { begin, end } = candidate;
  return !isSpaced(candidate) && morphemesIn(view, begin, end).some(({ tag }) => tag === 'NNP');
}

function editOf(
  judged: Judged,
  all: readonly Judged[],
  { text, options }: LineView,
  certainty: Certainty,
): Edit {
  const { candidate, after, probability } = judged;
  const { begin, end, replacement } = candidate;
  const { helpId, category, article } = explain(candidate, text.slice(begin, end), after);
  const others = all
    .filter((other) => other.candidate.begin === begin && other.candidate.end === end)
    .filter((other) => other.candidate.replacement !== replacement && other.probability > LEAST_OTHER)
    .map(
      (other): Alternative => ({
        revised: other.candidate.replacement,
        score: other.probability,
        ...evidenceOf(other, options),
      }),
    );
  return {
    begin,
    end,
    replacement,
    category,
    helpId,
    article,
    certainty,
    score: probability,
    ...(others.length > 0 ? { others: others.slice(0, MOST_OTHERS) } : {}),
    ...evidenceOf(judged, options),
  };
}

/** 보내 주다, 먹을 듯하다: a verb, or a bound noun with one, that only helps the verb before it. */
function isBeforeAuxiliary({ view, end }: Reading): boolean {
  const [first, second] = wordAt(view, end)?.morphemes ?? [];
  return (
    first?.tag === 'VX' ||
    (first?.tag === 'NNB' && second?.tag === 'VX') ||
    AUXILIARY.test(view.text.slice(end))
  );
}

const AUXILIARY = /^(?:듯|만|법|척|체|양|성|뻔)[하싶할한합했싶]/;

/** 생각을 짓는건설: what a space leaves is one word, or it is no repair. */
function leavesTwoWords({ view, begin, end }: Reading): boolean {
  return [wordAt(view, begin - 1), wordAt(view, end)].some((word) =>
    word?.morphemes.some(
      ({ tag }, i, all) => i > 0 && all[i - 1]!.tag === 'ETM' && (tag === 'NNG' || tag === 'NNP'),
    ),
  );
}

/** The figures by which a candidate was judged, where the caller wants to know. */
function evidenceOf(
  { candidate: { kind, gain, close }, probability }: Judged,
  options: CorrectOptions,
): Pick<Edit, 'evidence'> {
  if (!options.explain) return {};
  const figures = {
    probability: round(probability),
    gain: round(gain),
    close: round(close),
  };
  return { evidence: { by: 'judge', generator: kind, ...figures, thresholds: limitsOf(options) } };
}

function round(figure: number): number {
  return Math.round(figure * 1e4) / 1e4;
}

const LEAST_OTHER = 0.02;
const MOST_OTHERS = 4;

/** What a caller does not want to be looked at is no candidate, nor what only a dictionary can say. */
function isWanted(
  candidate: Candidate,
  after: Reading,
  { disableTypoCorrection, disableVxSpacing }: CorrectOptions,
): boolean {
  if (!isSpaced(candidate)) return !disableTypoCorrection;
  if (candidate.kind === 'space-added' && leavesTwoWords(after)) return false;
  const tag = morphemesIn(after.view, after.end, after.end + 1)[0]?.tag;
  // 부자 된다고, 반장 하려고: whether a noun makes one word with 하다 and 되다 is no matter of likelihood.
  if (candidate.kind === 'space-removed' && tag?.startsWith('XS')) return false;
  return !disableVxSpacing || !isBeforeAuxiliary(after);
}
