import type { Lexicon } from '../../lexicon/lexicon.js';
import type { PathMorpheme } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';

/** In nats: a headword that is counted so much more often as a common noun is no name. */
const PLAINLY = Math.log(4);

/**
 * Common noun or name, where the lexicon knows better than the model, which takes loanwords for names (클레임, 앵글)
 * and names that it has not seen for loanwords.
 */
export function nounKind(form: string, tag: 'NNG' | 'NNP', lexicon: Lexicon): Tag {
  const common = lexicon.lookup(form, 'NNG');
  if (tag === 'NNG') {
    // 청하: a noun that stands in dictionaries only is no match for a name that people have.
    if (common >= 0 && lexicon.isCounted(common)) return 'NNG';
    const name = lexicon.lookup(form, 'NNP');
    if (name < 0 || !lexicon.isName(name)) return 'NNG';
    return common < 0 || lexicon.isCounted(name) ? 'NNP' : 'NNG';
  }
  if (common < 0 || !lexicon.isHeadwordEntry(common) || !lexicon.isCounted(common)) return 'NNP';
  const name = lexicon.lookup(form, 'NNP');
  if (name < 0) return 'NNG';
  if (form.length < 2 || lexicon.isName(name) || lexicon.isGold(name)) return 'NNP';
  return lexicon.frequency(common) - lexicon.frequency(name) >= PLAINLY ? 'NNG' : 'NNP';
}

/**
 * 노드, 문자열: terms that the model takes for names, as the text did that it learnt from. Only when a reading has been chosen:
 * what chooses learnt from that text too.
 */
export function settleTerms(path: readonly PathMorpheme[], lexicon: Lexicon): void {
  path.forEach((morpheme, i) => {
    if (morpheme.tag !== 'NNP' || morpheme.word) return;
    const common = lexicon.lookup(morpheme.form, 'NNG');
    if (common < 0 || !lexicon.isHeadwordEntry(common)) return;
    // 보정하다: nobody does a name.
    if (lexicon.isTerm(common) || MAKES_VERBS.has(path[i + 1]?.tag)) morpheme.tag = 'NNG';
  });
}

const MAKES_VERBS: ReadonlySet<Tag | undefined> = new Set<Tag | undefined>(['XSV', 'XSA']);

/** In nats: a form that is counted so much more often as another kind of word is no adverb. */
const HARDLY = Math.log(20);

/** 빵 먹었다, 아 춥다: a noun without its particle, a cry; the model takes them for adverbs (빵 터지다). */
export function adverbKind(form: string, lexicon: Lexicon): Tag {
  const adverb = lexicon.lookup(form, 'MAG');
  if (adverb >= 0 && lexicon.isGold(adverb)) return 'MAG';
  let best: Tag = 'MAG';
  let most = adverb < 0 ? 0 : lexicon.frequency(adverb) + HARDLY;
  for (const tag of OTHERS) {
    const frequency = lexicon.headwordFrequency(form, tag);
    if (frequency <= most) continue;
    best = tag;
    most = frequency;
  }
  return best;
}

const OTHERS: readonly Tag[] = ['NNG', 'IC'];
