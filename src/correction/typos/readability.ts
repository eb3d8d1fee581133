import { COMMONEST } from '../korean/commonness.js';
import { type LineView, type WordView, wordAt } from '../line/line-view.js';
import { particleShape } from '../rules/inflection/josa-shape.js';
import { isMisspelt, isReadAsAnother } from './misspelt.js';

/** What a morpheme outside the lexicon costs, in nats. */
const UNKNOWN_COST = 3;
/** What a word costs for every nat that it is rarer than the commonest. */
const RARE_COST = 0.4;

/** How much the model would rather see another syllable, place by place. */
export function doubtsIn(view: LineView, begin: number, end: number): number[] {
  const out: number[] = [];
  for (let at = begin; at < end; at++) out.push(view.doubtAt(at));
  return out;
}

/** Is something in it that no dictionary has as it is written? */
export function hasUnknown(word: WordView): boolean {
  return (
    word.morphemes.some(({ outOfVocab, tag }) => outOfVocab === 'OUT_OF_VOCAB' && tag[0] !== 'S') ||
    isReadAsAnother(word)
  );
}

/** Does every word of the stretch consist of known morphemes, with particles in their right shape? */
export function isKnown(view: LineView, begin: number, end: number): boolean {
  for (let at = begin; at < end; at++) {
    const word = wordAt(view, at);
    // 겠다, 는데: an eojeol does not begin with an ending or a particle
    if (!word || hasUnknown(word) || /^(?:[EJ]|XS)/.test(word.morphemes[0]?.tag ?? 'E')) return false;
    const shape = particleShape(view, word);
    if (shape.some((finding) => finding.begin < end && finding.end > begin)) return false;
    at = word.end - 1;
  }
  return true;
}

/** ln of the count of a name that people know. */
const KNOWN_NAME = 5;

/**
 * 갈제군 read as 강제군, 청보법 as 정보법: a noun and one of a single syllable that no dictionary joins, or another name, which
 * hardly anybody knows. Such a reading says little for a repair, since nearly every unknown name has one.
 */
export function isFarFetched(view: LineView, begin: number, end: number, written: string): boolean {
  const { lexicon } = view;
  for (let at = begin; at < end; at++) {
    const { morphemes = [], end: next = at + 1 } = wordAt(view, at) ?? {};
    for (const { form, tag } of morphemes) {
      const name = tag === 'NNP' ? lexicon.lookup(form, tag) : -1;
      if (name >= 0 && !written.includes(form) && lexicon.frequency(name) < KNOWN_NAME) return true;
    }
    for (let i = 1; i < morphemes.length; i++) {
      const a = morphemes[i - 1]!;
      const b = morphemes[i]!;
      if (!/^NN[GP]$/.test(a.tag) || !/^NN[GP]$/.test(b.tag)) continue;
      if (a.form.length > 1 && b.form.length > 1) continue;
      if (lexicon.tagsOf(a.form + b.form).length === 0) return true;
    }
    at = next - 1;
  }
  return false;
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
    for (const [i, m] of word.morphemes.entries()) {
      sum += Math.log(Math.max(m.probability, 1e-4));
      if (m.tag[0] === 'S') continue;
      if (m.outOfVocab === 'OUT_OF_VOCAB' || isMisspelt(word, i)) sum -= UNKNOWN_COST;
      else if (m.tag[0] === 'N' || m.tag[0] === 'V' || m.tag[0] === 'M') {
        const payload = view.lexicon.lookup(m.form, m.tag);
        const frequency = payload >= 0 ? view.lexicon.frequency(payload) : 0;
        sum -= RARE_COST * Math.max(0, COMMONEST - frequency);
      }
    }
  }
  return sum;
}
