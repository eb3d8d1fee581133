import type { Lexicon } from '../lexicon/lexicon.js';
import type { Tag } from './tags.js';

/** In nats: a headword that is counted so much more often as a common noun is no name. */
const PLAINLY = Math.log(4);

/**
 * Common noun or name, where the lexicon knows better than the model, which takes loanwords for names (클레임, 앵글)
 * and names that it has not seen for loanwords.
 */
export function nounKind(form: string, tag: 'NNG' | 'NNP', lexicon: Lexicon): Tag {
  const common = lexicon.lookup(form, 'NNG');
  if (tag === 'NNG') {
    if (common >= 0) return 'NNG';
    const name = lexicon.lookup(form, 'NNP');
    return name >= 0 && lexicon.isName(name) ? 'NNP' : 'NNG';
  }
  if (common < 0 || !lexicon.isHeadword(common) || !lexicon.isCounted(common)) return 'NNP';
  const name = lexicon.lookup(form, 'NNP');
  if (name < 0) return 'NNG';
  if (form.length < 2 || lexicon.isName(name) || lexicon.isGold(name)) return 'NNP';
  return lexicon.frequency(common) - lexicon.frequency(name) >= PLAINLY ? 'NNG' : 'NNP';
}
