import { mergeSpans } from '../../analysis/text/merge-spans.js';
import type { Span } from '../../analysis/text/split-lines.js';
import { certaintyOfRepair, type Standing } from '../certainty/certainty.js';
import { COMMONEST } from '../korean/commonness.js';
import type { EvidenceReader } from '../line/evidence-memory.js';
import { type LineView, lineView, type WordView } from '../line/line-view.js';
import { COSTS } from '../line/work.js';
import type { Proposal } from '../propose.js';
import type { Edit } from '../types.js';
import type { Candidate } from './candidates.js';
import { isWritten } from './common-syllables.js';
import { confidence, confidenceOfNear } from './confidence.js';
import { isInflected } from './inflected-word.js';
import { wordFrequency } from './lexical-candidates.js';
import { partsIn } from './mend-slips.js';
import type { NearWord } from './near-words.js';
import { hasUnknown, isFarFetched, isKnown, readability } from './readability.js';
import { alternatives, insertRepair } from './repair.js';
import { type Surroundings, surroundings } from './surroundings.js';
import { type Suspect, suspectsIn } from './suspects.js';
import { typoReason } from './typo-reason.js';

/** How sure a repair must be to be made; more where what stands there reads as a word too (전투화, 철이네서). */
const SURE = 0.7;
const SURE_OF_WORD = 0.97;
/** 떄문에, 됄: no word has such syllables, so something must be wrong. */
const SURE_OF_SLIP = 0.4;
/** A foreign word is looked for in so many letters. */
const FOREIGN_REACH = 16;
const FAR_AHEAD = 6;

/** A line with more of them tells nothing of what was meant by any. */
const MOST_IN_LINE = 8;
const MOST_OF_LINE = 0.5;

/** Of the candidates of a word so many are read closely: what reads worse at first sight has never won. */
const MOST_CLOSELY = 3;
/** No closer look where the best is at first sight farther than this from what a repair needs: 2 of 454 repairs were. */
const PROMISING = 0.6;

/**
 * Adds typing mistakes to the proposals: the edit head names suspects, sound and keyboard give candidates, and the model
 * reads their surroundings with each of them: first at a glance, then closely those that read best. The lexicon must
 * know the winner.
 */
export async function mendTypos(
  views: readonly LineView[],
  proposals: readonly Proposal[],
  protectedSpans: readonly Span[][],
  analyser: EvidenceReader,
): Promise<void> {
  const suspects = views.flatMap((view, line) => {
    const found = suspectsIn(
      view,
      line,
      proposals[line]!,
      mergeSpans([...protectedSpans[line]!, ...proposals[line]!.accepted]),
    );
    if (found.length <= Math.max(MOST_IN_LINE, view.words.length * MOST_OF_LINE)) return found;
    view.work.cutShort();
    return [];
  });
  if (suspects.length === 0) return;
  const places = suspects
    .map((suspect) => placeIn(views[suspect.line]!, suspect))
    .filter((place) => place.view.work.take(costOf(place)));
  await readCandidates(places, analyser, true);
  for (const { suspect } of places) suspect.candidates.sort((a, b) => b.score - a.score);
  const promising = places.filter(({ view, suspect }) => {
    const before = readability(view, suspect.begin, suspect.end);
    const [best] = suspect.candidates;
    // Few words are strange, and a first impression tells little of them.
    if (best?.near) return true;
    return surenessOf(suspect, suspect.candidates, before, view) > PROMISING * limitFor(suspect, best, view);
  });
  const closely = promising.map((place) => ({
    ...place,
    candidates: place.candidates.slice(0, MOST_CLOSELY),
  }));
  await readCandidates(closely, analyser, false);
  const standing = await analyser.evidence(
    promising.map(({ put, word }) => put(word)),
    { dictionaries: views[0]!.options.dictionaries },
  );
  promising.forEach(({ view, suspect, begin, word, put }, i) => {
    const read = lineView(put(word), standing[i]!, view.lexicon, view.options);
    const edit = repairOf(suspect, readability(read, begin, begin + word.length), view);
    if (edit) insertRepair(proposals[suspect.line]!, edit, view.options);
  });
}

/** A suspect where it stands. */
interface Place extends Surroundings {
  view: LineView;
  suspect: Suspect;
  word: string;
  candidates: readonly Candidate[];
}

function costOf({ put, word, candidates }: Place): number {
  const closely = Math.min(MOST_CLOSELY, candidates.length) + 1;
  return put(word).length * (COSTS.glance * candidates.length + COSTS.look * closely);
}

/** Scores candidates by how their surroundings read with them. */
async function readCandidates(
  places: readonly Place[],
  analyser: EvidenceReader,
  quick: boolean,
): Promise<void> {
  const dictionaries = places[0]?.view.options.dictionaries;
  const texts = places.flatMap(({ put, candidates }) => candidates.map(({ text }) => put(text)));
  const evidences = await analyser.evidence(texts, { dictionaries, quick });
  let at = 0;
  for (const { view, begin, word, candidates } of places) {
    for (const candidate of candidates) {
      const read = lineView(texts[at]!, evidences[at]!, view.lexicon, view.options);
      const end = begin + candidate.text.length;
      candidate.score = isKnown(read, begin, end)
        ? readability(read, begin, end) + candidate.prior
        : -Infinity;
      candidate.farFetched = isFarFetched(read, begin, end, word);
      at++;
    }
  }
}

function placeIn(view: LineView, suspect: Suspect): Place {
  const { begin, end, candidates } = suspect;
  const { put, begin: at } = surroundings(view, suspect);
  return { view, suspect, word: view.text.slice(begin, end), candidates, put, begin: at };
}

/** The words that `mendTypos` and `mendSlips` would look at closely, without the look. */
export function doubtfulWords(view: LineView, proposal: Proposal, protectedSpans: readonly Span[]): Span[] {
  const words = [...suspectsIn(view, 0, proposal, protectedSpans), ...partsIn(view, protectedSpans)];
  return mergeSpans(words.map(({ begin, end }) => ({ begin, end })));
}

/** Why a word is another than was written, though what was written may be one. */
const BY_CONTEXT = '글자를 잘못 입력한 것으로 보입니다. 앞뒤 문맥에 맞는 말로 고쳤습니다.';

function repairOf(suspect: Suspect, before: number, view: LineView): Edit | undefined {
  const { begin, end, candidates } = suspect;
  const closely = candidates
    .slice(0, MOST_CLOSELY)
    .filter(({ score }) => score > -Infinity)
    .sort((a, b) => b.score - a.score);
  const [best] = closely;
  if (!best) return undefined;
  // What was only glanced at reads no better than what was looked at because it did.
  const least = closely.at(-1)!.score;
  const glanced = candidates.slice(MOST_CLOSELY).filter(({ score }) => score > -Infinity);
  const ranked = [
    ...closely,
    ...glanced.map((candidate) => ({ ...candidate, score: Math.min(candidate.score, least) })),
  ];
  const sure = surenessOf(suspect, ranked, before, view);
  if (sure < limitFor(suspect, best, view)) return undefined;
  const standing = standingOf(suspect, best, view);
  const helpId = typoReason(
    best.kind,
    suspect.word.surface.slice(begin - suspect.word.begin, end - suspect.word.begin),
    best.text,
  );
  return {
    begin,
    end,
    replacement: best.text,
    category: 'TYPO',
    helpId,
    score: sure,
    certainty: isSlip(suspect) ? 'likely' : certaintyOfRepair(sure, standing),
    ...(helpId === 'typo' && standing !== 'nothing' ? { comment: BY_CONTEXT } : {}),
    ...(view.options.explain && { evidence: { by: 'typo', generator: best.kind, probability: sure } }),
    ...alternatives(ranked.slice(1, 5), best.score, sure),
  };
}

/** 한 컷도, 식용으론: what stands there makes sense, and may be meant; 문재 may be, but the analysis thinks otherwise. */
function standingOf(suspect: Suspect, best: Candidate, view: LineView): Standing {
  if (best.near) return isLooselyNear(suspect, best.near) ? 'word' : 'nothing';
  // 하논 분화구와 하논 마을: who writes it twice means it
  if (suspect.repeated || isBehindForeign(view, suspect)) return 'word';
  if (suspect.readFor || isOtherVerb(suspect, best, view)) return 'nothing';
  if (mayBeMeant(suspect)) return 'word';
  return isSpeltOut(suspect) ? 'spelt' : 'nothing';
}

/** 인터베이스, 오뚜기 라면: a noun that is not heard alike, or has no particle, may be a name. */
function isLooselyNear({ word }: Suspect, { loose, alike }: NearWord): boolean {
  return loose === true && (!alike || word.morphemes.length === 1);
}

/** React 훅은: what stands behind a word in Latin letters is as often a term that no list has. */
function isBehindForeign({ text }: LineView, { begin }: Suspect): boolean {
  return /[A-Za-z][\w.+#-]* ?$/.test(text.slice(Math.max(0, begin - FOREIGN_REACH), begin));
}

/** The probability that the first of the candidates is what was meant; `before`: how well what stands there reads. */
function surenessOf(
  { word, plausible, listed }: Suspect,
  [best, second]: readonly Candidate[],
  before: number,
  { lexicon }: LineView,
): number {
  if (!best || best.score === -Infinity) return 0;
  const margin = best.score - before;
  const gap = second ? Math.min(FAR_AHEAD, best.score - second.score) : FAR_AHEAD;
  const near = best.near ? confidenceOfNear({ ...best.near, margin, gap }) : 0;
  const other = confidence({
    margin,
    gap,
    share: best.share,
    quality: best.score / best.text.length,
    frequency: wordFrequency(best.text, lexicon),
    unknown: hasUnknown(word),
    plausible,
    listed,
    sound: best.kind === 'typo-sound',
  });
  return Math.max(near, other);
}

function limitFor(suspect: Suspect, best: Candidate | undefined, view: LineView): number {
  const { lexicon } = view;
  if (best?.near) return SURE;
  if (isSlip(suspect) && best && keepsTheRest(suspect, best)) return SURE_OF_SLIP;
  if (best && isOtherVerb(suspect, best, view)) return SURE_OF_WORD;
  if (suspect.readFor === 'noun' && wordFrequency(best?.text ?? '', lexicon) < COMMONEST) return SURE_OF_WORD;
  return mayBeMeant(suspect) || best?.farFetched ? SURE_OF_WORD : SURE;
}

/** 무릎이 까졌다: a form of another verb. 잇다 and 업다 want an object, without which 있다 and 없다 are meant. */
function isOtherVerb({ word, begin, end }: Suspect, { text }: Candidate, view: LineView): boolean {
  const written = word.surface.slice(begin - word.begin, end - word.begin);
  if (!isInflected(written, text, view.lexicon)) return false;
  return !/^[잇업]/.test(written) || hasObject(view, word);
}

/** 줄을 길게 잇자: is there an object within the two words before it? */
function hasObject({ words }: LineView, { index }: WordView): boolean {
  return words.slice(Math.max(0, index - 2), index).some(({ morphemes }) => morphemes.at(-1)?.tag === 'JKO');
}

/** Syllables that nobody writes. */
function isSlip({ word }: Suspect): boolean {
  return !isWritten(word.surface.replace(/[^가-힣]/g, ''));
}

/** 몆강 → 몇 강, not 명당: does the candidate differ only where nobody writes such a syllable, or sound the same (자굥, 작용)? */
function keepsTheRest({ word, begin, end }: Suspect, { text, kind }: Candidate): boolean {
  if (kind === 'typo-sound') return true;
  const written = word.surface.slice(begin - word.begin, end - word.begin);
  return written.length === text.length && [...written].every((c, i) => c === text[i] || !isWritten(c));
}

/** Could what stands there be meant? */
function mayBeMeant({ plausible, listed, begin, end }: Suspect): boolean {
  return plausible || listed || end - begin === 1;
}

/** 제 깐에는, 끈을 잇자: known morphemes, written as the dictionary has them. */
function isSpeltOut({ word, begin, end }: Suspect): boolean {
  if (hasUnknown(word)) return false;
  const forms = word.morphemes.filter((m) => m.begin >= begin && m.end <= end).map(({ form }) => form);
  return forms.join('') === word.surface.slice(begin - word.begin, end - word.begin);
}
