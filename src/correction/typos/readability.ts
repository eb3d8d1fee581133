import { type LineView, type WordView, wordAt } from '../line-view.js';
import { rule as josaShape } from '../rules/josa-shape.js';

/** What a morpheme outside the lexicon costs, in nats. */
const UNKNOWN_COST = 3;
/** ln of the count of a common word; a rarer one costs this much per nat. */
const COMMON = 8;
const RARE_COST = 0.4;

/** How much the model would rather see another syllable, place by place. */
export function doubtsIn(view: LineView, begin: number, end: number): number[] {
  const out: number[] = [];
  for (let at = begin; at < end; at++) out.push(view.doubtAt(at));
  return out;
}

export function hasUnknown({ morphemes }: WordView): boolean {
  return morphemes.some(({ tag, outOfVocab }) => outOfVocab === 'OUT_OF_VOCAB' && tag[0] !== 'S');
}

/** Does every word of the stretch consist of known morphemes, with particles in their right shape? */
export function isKnown(view: LineView, begin: number, end: number): boolean {
  for (let at = begin; at < end; at++) {
    const word = wordAt(view, at);
    // 겠다, 는데: an eojeol does not begin with an ending or a particle
    if (!word || hasUnknown(word) || /^(?:[EJ]|XS)/.test(word.morphemes[0]?.tag ?? 'E')) return false;
  }
  return !josaShape.find(view).some((finding) => finding.begin < end && finding.end > begin);
}

/** How well a stretch reads: that nothing needs an edit, and that its morphemes are likely and known. In nats. */
export function readability(view: LineView, begin: number, end: number): number {
  let sum = 0;
  for (const share of doubtsIn(view, begin, end)) sum += Math.log(Math.max(1 - share, 1e-4));
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
