import { applyEdit } from '../../analysis/edit.js';
import type { Span } from '../../analysis/split-lines.js';
import type { EvidenceAnalyser } from '../../analysis/types.js';
import { type LineView, lineView, type WordView, wordAt } from '../line-view.js';
import { collides, type Proposal } from '../propose.js';
import { isProtected } from '../protect.js';
import type { Alternative, Edit } from '../types.js';
import { isPlausible, lexicalCandidates } from './lexical-candidates.js';
import { soundCandidates, swapCandidates } from './sound-candidates.js';

/** A syllable that the model would rather see changed with this probability makes its word suspect. */
const SUSPECT = 0.3;
/** An operation below this is not worth trying. */
const WORTH_TRYING = 0.02;

const MAX_CANDIDATES = 20;
const MAX_LEXICAL = 6;
/** By how much (in nats) a candidate must read better than what stands there. */
const MARGIN = 2;
/** … when every morpheme of the original is a known word; then the model must be nearly sure, and of one thing. */
const MARGIN_KNOWN = 3.5;
/** … and when it reads as words of the dictionary just as it stands (연어의, 다신, 철이네서). */
const MARGIN_PLAUSIBLE = 7;
const SURE_KNOWN = 0.95;
const AHEAD_KNOWN = 0.3;
/** How much a candidate's own probability counts beside how well it reads. */
const PRIOR_WEIGHT = 0.5;
const LEAST_PRIOR = 0.01;
/** What a morpheme outside the lexicon costs, in nats. */
const UNKNOWN_COST = 3;

/** ln of the count of a common word; a rarer one costs this much per nat. */
const COMMON = 8;
const RARE_COST = 0.4;

/** Endings of speech that is meant: regional, playful, clipped. */
const DIALECT =
  /(?:[었았였했겠어해네지거요합]|니까|는데)(?:슈|유|쥬|노|용|욤|염|셈|삼|넹|닷|잉|네다|당께|랑께|구만)$|(?:슈|쥬|욤)$/;

interface Suspect {
  line: number;
  word: WordView;
  /** Where the Hangul of the word begins and ends. */
  begin: number;
  end: number;
  unknown: boolean;
  plausible: boolean;
  candidates: Candidate[];
}

interface Candidate {
  text: string;
  kind: 'typo' | 'typo-sound';
  /** ln of the edit head's probability, weighted. */
  prior: number;
  score: number;
}

/**
 * Adds typing mistakes to the proposals: the edit head names suspects, sound and keyboard give candidates, and the model
 * reads the line with each of them; the lexicon must know the winner.
 */
export async function mendTypos(
  views: readonly LineView[],
  proposals: readonly Proposal[],
  protectedSpans: readonly Span[][],
  analyser: EvidenceAnalyser,
): Promise<void> {
  const suspects = views.flatMap((view, line) =>
    suspectsIn(view, line, proposals[line]!, protectedSpans[line]!),
  );
  if (suspects.length === 0) return;
  const texts = suspects.flatMap(({ line, begin, end, candidates }) => {
    const { text } = views[line]!;
    return candidates.map((candidate) => text.slice(0, begin) + candidate.text + text.slice(end));
  });
  const evidences = await analyser.evidence(texts, { dictionaries: views[0]!.options.dictionaries });
  let at = 0;
  for (const suspect of suspects) {
    const view = views[suspect.line]!;
    const before = readability(view, suspect.begin, suspect.end);
    for (const candidate of suspect.candidates) {
      const variant = lineView(texts[at]!, evidences[at]!, view.lexicon, view.options);
      at++;
      const end = suspect.begin + candidate.text.length;
      candidate.score = isKnown(variant, suspect.begin, end)
        ? readability(variant, suspect.begin, end) + candidate.prior
        : -Infinity;
    }
    const edit = decide(suspect, before);
    if (edit) insert(proposals[suspect.line]!, edit);
  }
}

/** The words that `mendTypos` would look at closely, without the look. */
export function doubtfulWords(view: LineView, proposal: Proposal, protectedSpans: readonly Span[]): Span[] {
  return suspectsIn(view, 0, proposal, protectedSpans).map(({ begin, end }) => ({ begin, end }));
}

function suspectsIn(view: LineView, line: number, { edits }: Proposal, spans: readonly Span[]): Suspect[] {
  const out: Suspect[] = [];
  for (const word of view.words) {
    const match = /[가-힣]{2,}|(?<![가-힣])[가-힣](?![가-힣])/.exec(word.surface);
    if (!match || match[0].length > 12) continue;
    const begin = word.begin + match.index;
    const end = begin + match[0].length;
    if (isProtected(spans, begin, end) || edits.some((edit) => collides(edit, { begin, end }))) continue;
    const unknown = hasUnknown(word);
    const doubts = doubtsIn(view, begin, end);
    const most = Math.max(0, ...doubts.map(({ share }) => share));
    if (most < (unknown ? SUSPECT : SURE_KNOWN)) continue;
    // Dialect and chat are no slips (갔슈, 있어유, 그랬노); one syllable tells too little.
    if (DIALECT.test(match[0]) || (match[0].length === 1 && !unknown)) continue;
    // Names are the author's business.
    if (word.morphemes.some(({ tag, outOfVocab }) => tag === 'NNP' && outOfVocab === 'OUT_OF_VOCAB'))
      continue;
    const candidates = candidatesFor(view, match[0], begin, unknown);
    if (candidates.length > 0) {
      const plausible = isPlausible(match[0], view.lexicon);
      out.push({ line, word, begin, end, unknown, plausible, candidates });
    }
  }
  return out;
}

function doubtsIn(view: LineView, begin: number, end: number): Array<{ at: number; share: number }> {
  const out = [];
  for (let at = begin; at < end; at++)
    out.push({ at, share: view.editsAt(at).reduce((sum, { share }) => sum + share, 0) });
  return out;
}

function candidatesFor(view: LineView, word: string, begin: number, unknown: boolean): Candidate[] {
  const found = new Map<string, Candidate>();
  const add = (text: string, kind: Candidate['kind'], share = 0) => {
    const prior = PRIOR_WEIGHT * Math.log(Math.max(share, LEAST_PRIOR));
    if (text !== word && !found.has(text)) found.set(text, { text, kind, prior, score: 0 });
  };
  const single: Array<{ i: number; syllable: string; share: number }> = [];
  for (let i = 0; i < word.length; i++) {
    for (const { operation, share } of view.editsAt(begin + i)) {
      if (share < WORTH_TRYING) continue;
      const syllable = applyEdit(word[i]!, operation);
      if (syllable && syllable !== word[i]) single.push({ i, syllable, share });
    }
  }
  single.sort((a, b) => b.share - a.share);
  const put = (text: string, { i, syllable }: { i: number; syllable: string }) =>
    text.slice(0, i) + syllable + text.slice(i + 1);
  for (const edit of single.slice(0, 6)) add(put(word, edit), 'typo', edit.share);
  const doubts = doubtsIn(view, begin, begin + word.length).map(({ share }) => share);
  for (const text of lexicalCandidates(word, doubts, view.lexicon).slice(0, MAX_LEXICAL)) add(text, 'typo');
  const [first, second] = single;
  const other = single.find(({ i }) => first && i !== first.i);
  if (first && other && other.share > SUSPECT / 2)
    add(put(put(word, first), other), 'typo', first.share * other.share);
  // The first repair may make room for one in the next syllable (이씁니다 → 있습니다).
  if (unknown || (first && second)) {
    for (const text of soundCandidates(word)) add(text, 'typo-sound');
    if (unknown && word.length <= 5) for (const text of swapCandidates(word)) add(text, 'typo');
  }
  return [...found.values()].slice(0, MAX_CANDIDATES);
}

function hasUnknown({ morphemes }: WordView): boolean {
  return morphemes.some(({ tag, outOfVocab }) => outOfVocab === 'OUT_OF_VOCAB' && tag[0] !== 'S');
}

function isKnown(view: LineView, begin: number, end: number): boolean {
  for (let at = begin; at < end; at++) {
    const word = wordAt(view, at);
    // 겠다, 는데: an eojeol does not begin with an ending or a particle
    if (!word || hasUnknown(word) || /^(?:[EJ]|XS)/.test(word.morphemes[0]?.tag ?? 'E')) return false;
  }
  return true;
}

/** How well a stretch reads: that nothing needs an edit, and that its morphemes are likely and known. In nats. */
function readability(view: LineView, begin: number, end: number): number {
  let sum = 0;
  for (const { share } of doubtsIn(view, begin, end)) sum += Math.log(Math.max(1 - share, 1e-4));
  const seen = new Set<WordView>();
  for (let at = begin; at < end; at++) {
    const word = wordAt(view, at);
    if (!word || seen.has(word)) continue;
    seen.add(word);
    for (const m of word.morphemes) {
      sum += Math.log(Math.max(m.probability, 1e-4));
      if (m.tag[0] === 'S') continue;
      if (m.outOfVocab === 'OUT_OF_VOCAB') sum -= UNKNOWN_COST;
      else if (m.tag[0] === 'N' || m.tag[0] === 'V' || m.tag[0] === 'M') {
        const payload = view.lexicon.lookup(m.form, m.tag);
        const frequency = payload >= 0 ? view.lexicon.frequency(payload) : 0;
        sum -= RARE_COST * Math.max(0, COMMON - frequency);
      }
    }
  }
  return sum;
}

function decide({ begin, end, unknown, plausible, candidates }: Suspect, before: number): Edit | undefined {
  const ranked = candidates.filter(({ score }) => score > -Infinity).sort((a, b) => b.score - a.score);
  const [best] = ranked;
  const margin = plausible ? MARGIN_PLAUSIBLE : unknown ? MARGIN : MARGIN_KNOWN;
  if (!best || best.score - before < margin) return undefined;
  if (!unknown && ranked[1] && best.score - ranked[1].score < AHEAD_KNOWN) return undefined;
  const weights = ranked.map(({ score }) => Math.exp(score - best.score));
  const total = weights.reduce((sum, weight) => sum + weight, Math.exp(before - best.score));
  const others: Alternative[] = ranked
    .map(({ text }, i) => ({ revised: text, score: weights[i]! / total }))
    .slice(1, 5)
    .filter(({ score }) => score > 0.01);
  return {
    begin,
    end,
    replacement: best.text,
    category: 'TYPO',
    helpId: best.kind,
    score: weights[0]! / total,
    ...(others.length > 0 ? { others } : {}),
  };
}

function insert({ edits }: Proposal, edit: Edit): void {
  if (edits.some((other) => collides(other, edit))) return;
  edits.push(edit);
  edits.sort((a, b) => a.begin - b.begin || a.end - b.end);
}
