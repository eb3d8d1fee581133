import { mergeSpans } from '../../analysis/text/merge-spans.js';
import type { Span } from '../../analysis/text/split-lines.js';
import { decide } from '../certainty/certainty.js';
import { isProtected } from '../keep/protect.js';
import { WELL_KNOWN } from '../korean/commonness.js';
import type { EvidenceReader } from '../line/evidence-memory.js';
import { type LineView, lineView, type WordView, wordAt } from '../line/line-view.js';
import { collides } from '../line/ordered-spans.js';
import { COSTS } from '../line/work.js';
import type { Proposal } from '../propose.js';
import type { Edit } from '../types.js';
import { isWritten } from './common-syllables.js';
import { wordFrequency } from './lexical-candidates.js';
import { isFarFetched, isKnown, readability } from './readability.js';
import { alternatives, insertRepair } from './repair.js';
import { type Meaning, meaningsOf, type SlippedPart, slippedPart } from './slipped-words.js';
import { type Surroundings, surroundings } from './surroundings.js';
import { typoReason } from './typo-reason.js';

/** So many of what reads best are compared in their context. */
const COMPARED = 6;
/** What a word costs that nobody has joined before, in nats. */
const FAR_FETCHED = -3;
/** What a word loses or gains at most by its neighbours. */
const MOST_BY_NEIGHBOURS = 14;
const LEAST_BY_NEIGHBOURS = -8;
/** A repair is made from this probability on; of what cannot be meant as it stands something must be made. */
const SURE = 0.85;
const SURE_OF_IMPOSSIBLE = 0.6;
/** 인싸, 갓생: of short words that nobody knows many are new ones. */
const SURE_OF_SHORT = 0.98;
/** Where what stands there may be a word, the other one must read well, and much better. */
const READS_WELL = -2;
const READS_BETTER = 0.5;
/** 프로젝틍: hardly any name of so many syllables is one slip away from a word that everybody knows. */
const LONG = 3;
const LONG_AND_NEAR = 6;

/** A line with more of them was not mistyped: it is in another language, or in none. */
const MOST_IN_LINE = 3;
const MOST_OF_LINE = 0.2;
/** So much of the line on either side is read with each of what may have been meant. */
const CONTEXT = 20;

const BROKEN = /[ㄱ-ㅣ]/;

interface Slipped {
  view: LineView;
  line: number;
  part: SlippedPart;
  meanings: readonly Meaning[];
  place: Surroundings;
  meant: Meant[];
}

/** What may have been meant, as the analysis reads it there. */
interface Meant {
  text: string;
  score: number;
  reads: number;
  word: WordView;
}

/**
 * Adds repairs of words in which a finger slipped: it hit the key beside, none, two, or two in the wrong order. Of all
 * that one slip turns into what stands there, the lexicon names what may be a word, the analysis reads it, and the
 * language model tells how likely it is between its neighbours, more so than some word that nobody knows.
 */
export async function mendSlips(
  views: readonly LineView[],
  proposals: readonly Proposal[],
  protectedSpans: readonly Span[][],
  analyser: EvidenceReader,
): Promise<void> {
  const slipped = await readAll(
    views.flatMap((view, line) =>
      partsIn(view, mergeSpans([...protectedSpans[line]!, ...proposals[line]!.accepted]))
        .filter(({ text }) => view.work.take(COSTS.slips * text.length))
        .map((part) => ({
          view,
          line,
          part,
          meanings: meaningsOf(part, view),
          place: surroundings(view, part, CONTEXT),
        }))
        .filter(({ part, meanings, place }) =>
          view.work.take(COSTS.glance * meanings.length * place.put(part.text).length),
        ),
    ),
    analyser,
  );
  if (slipped.length === 0 || !(await compareAll(slipped, analyser))) return;
  for (const one of slipped) {
    const edit = repairOf(one);
    const proposal = proposals[one.line]!;
    if (!edit || proposal.edits.some((other) => collides(edit, other) && knowsBetter(other, edit, one)))
      continue;
    // What else others want to change in such a word, they want because it is mistyped.
    if (decide(edit, one.view.options) === 'change')
      proposal.edits = proposal.edits.filter((other) => !collides(edit, other));
    insertRepair(proposal, edit, one.view.options);
  }
}

/**
 * A rule tells why: of a word that may be one, whatever it says; of one with a syllable that no word has (슈퍼마켙), where it
 * mends that; of one that is broken into letters, where it says the same.
 */
function knowsBetter(rule: Edit, { begin, end, replacement }: Edit, { view, part }: Slipped): boolean {
  if (!part.impossible) return rule.category !== 'SPACING';
  const mends = !isWritten(view.text.slice(rule.begin, rule.end)) && isWritten(rule.replacement);
  if (mends && !BROKEN.test(part.text)) return true;
  return rule.begin === begin && rule.end === end && rule.replacement === replacement;
}

/** The words of a line in which a finger slipped, but for those that nobody may change. */
export function partsIn(view: LineView, spans: readonly Span[]): SlippedPart[] {
  const parts = view.words.flatMap((word) => {
    const part = slippedPart(view, word);
    return part && !isProtected(spans, part.begin, part.end) ? [part] : [];
  });
  return parts.length > Math.max(MOST_IN_LINE, view.words.length * MOST_OF_LINE) ? [] : parts;
}

/** Reads all that may have been meant where it would stand; what the lexicon does not know goes. */
async function readAll(
  parts: ReadonlyArray<Omit<Slipped, 'meant'>>,
  analyser: EvidenceReader,
): Promise<Slipped[]> {
  if (parts.length === 0) return [];
  const texts = parts.flatMap(({ meanings, place }) => meanings.map(({ text }) => place.put(text)));
  const { dictionaries } = parts[0]!.view.options;
  const evidences = await analyser.evidence(texts, { dictionaries, quick: true });
  let at = 0;
  return parts.flatMap((one): Slipped[] => {
    const { view, part, place, meanings } = one;
    const meant = meanings.flatMap(({ text, prior }): Meant[] => {
      const read = lineView(texts[at]!, evidences[at]!, view.lexicon, view.options);
      at++;
      const end = place.begin + text.length;
      const word = wordAt(read, place.begin);
      // 인가라서 read as 이+ㄴ가: no word begins with 이다
      if (!word || word.morphemes[0]!.tag === 'VCP' || !isKnown(read, place.begin, end)) return [];
      const reads = readability(read, place.begin, end);
      const far = isFarFetched(read, place.begin, end, part.text) ? FAR_FETCHED : 0;
      const near = isLongName(part) && wordFrequency(text, view.lexicon) >= WELL_KNOWN ? LONG_AND_NEAR : 0;
      return [{ text, reads, score: reads + prior + far + near, word }];
    });
    const best = meant.sort((a, b) => b.score - a.score).slice(0, COMPARED);
    return best.length > 0 ? [{ ...one, meant: best }] : [];
  });
}

function isShortNoun({ word: { morphemes }, isRare }: SlippedPart): boolean {
  if (isRare) return true;
  const { form, tag, outOfVocab } = morphemes[0]!;
  return outOfVocab === 'OUT_OF_VOCAB' && tag[0] === 'N' && form.length < LONG && isWritten(form);
}

function isLongName({ word: { morphemes } }: SlippedPart): boolean {
  const { form, outOfVocab } = morphemes[0]!;
  return outOfVocab === 'OUT_OF_VOCAB' && form.length >= LONG;
}

/** Adds how likely each is among its neighbours; where what stands there may be a word, against that. */
async function compareAll(slipped: readonly Slipped[], analyser: EvidenceReader): Promise<boolean> {
  const answers = await analyser.compare(
    slipped.map(({ view, part: { word }, meant }) => ({
      eojeols: view.words.map(({ morphemes }) => morphemes),
      at: word.index,
      wordings: [...meant.map(({ word: read }) => read.morphemes), word.morphemes],
      strangers: true,
    })),
  );
  answers?.forEach((scores, i) => {
    const { part, meant } = slipped[i]!;
    const standing = part.impossible ? Math.max(...scores.slice(0, -1)) : scores.at(-1)!;
    meant.forEach((candidate, k) => {
      const gain = scores[k]! - standing;
      candidate.score += Math.max(LEAST_BY_NEIGHBOURS, Math.min(MOST_BY_NEIGHBOURS, gain));
    });
    meant.sort((a, b) => b.score - a.score);
  });
  return answers !== undefined;
}

function repairOf({ view, part, meant }: Slipped): Edit | undefined {
  const { begin, end, impossible } = part;
  const [best] = meant;
  const others = meant.reduce((sum, { score }) => sum + Math.exp(score - best!.score), 0);
  const sure = 1 / (others + (impossible ? 0 : Math.exp(-best!.score)));
  if (sure < (impossible ? SURE_OF_IMPOSSIBLE : isShortNoun(part) ? SURE_OF_SHORT : SURE)) return undefined;
  if (best!.reads < READS_WELL && !BROKEN.test(part.text)) return undefined;
  if (!impossible && best!.reads - readability(view, begin, end) < READS_BETTER) return undefined;
  return {
    begin,
    end,
    replacement: best!.text,
    category: 'TYPO',
    helpId: typoReason('typo', part.text, best!.text),
    score: sure,
    certainty: 'likely',
    ...(view.options.explain && { evidence: { by: 'typo', generator: 'slip', probability: sure } }),
    ...alternatives(meant.slice(1, 5), best!.score, sure),
  };
}
