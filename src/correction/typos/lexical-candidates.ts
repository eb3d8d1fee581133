import { applyEdit } from '../../analysis/encoder/edit.js';
import { EDIT_OPERATIONS } from '../../analysis/encoder/tagger-config.js';
import type { Tag } from '../../analysis/tags.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { COMMON, WELL_KNOWN } from '../korean/commonness.js';

const PARTICLES: readonly Tag[] = ['JKS', 'JKC', 'JKG', 'JKO', 'JKB', 'JX', 'JC'];
const PARTICLE = /^J(?:K[SCGOB]|X|C)$/;
const WORD = /^(?:NN[GPB]|NP|MA[GJ]|IC)$/;
/** A place that the model does not doubt at all is not touched. */
const LEAST_DOUBT = 0.01;

/** One jamo away from a frequent noun or adverb, with or without a particle: the most frequent first. */
export function lexicalCandidates(word: string, doubts: readonly number[], lexicon: Lexicon): string[] {
  const found: Array<{ text: string; frequency: number }> = [];
  for (let i = 0; i < word.length; i++) {
    if (doubts[i]! < LEAST_DOUBT) continue;
    for (let operation = 1; operation < EDIT_OPERATIONS; operation++) {
      const syllable = applyEdit(word[i]!, operation);
      if (!syllable || syllable === word[i]) continue;
      const text = word.slice(0, i) + syllable + word.slice(i + 1);
      const frequency = wordFrequency(text, lexicon);
      if (frequency > COMMON) found.push({ text, frequency });
    }
  }
  return found.sort((a, b) => b.frequency - a.frequency).map(({ text }) => text);
}

/** ln of the count of the noun in noun + particle, of the best reading; 0 where there is none. */
export function wordFrequency(text: string, lexicon: Lexicon): number {
  let best = 0;
  for (let end = text.length; end >= Math.max(1, text.length - 3); end--) {
    const noun = text.slice(0, end);
    const rest = text.slice(end);
    // One syllable and a particle is nearly anything.
    if (noun.length < 2 && rest !== '') continue;
    if (rest !== '' && lexicon.frequencyOf(rest, PARTICLE) < 0) continue;
    for (const { tag, payload } of lexicon.tagsOf(noun))
      if (WORD.test(tag) && !lexicon.isName(payload)) best = Math.max(best, lexicon.frequency(payload));
  }
  return best;
}

/** ln of the count of the verb or adjective whose stem the word begins with, an ending behind it; 0 where there is none. */
export function stemFrequency(text: string, lexicon: Lexicon): number {
  let best = 0;
  for (let end = Math.min(LONGEST_STEM, text.length - 1); end >= 1; end--) {
    const stem = text.slice(0, end);
    const frequency = lexicon.frequencyOf(stem, STEM);
    if (frequency > best && beginsLikeEnding(text.slice(end), lexicon)) best = frequency;
  }
  return best;
}

/** No verb has a longer stem. */
const LONGEST_STEM = 8;
const STEM = /^V[VA]$/;
const ENDING = /^E/;

function beginsLikeEnding(rest: string, lexicon: Lexicon): boolean {
  for (let length = 1; length <= Math.min(3, rest.length); length++)
    if (lexicon.frequencyOf(rest.slice(0, length), ENDING) >= 0) return true;
  return false;
}

/** Of people, and what makes nouns of nouns: 아이들, 상담가, 혈당치, 안마탕, 중요작. */
const SUFFIX = /^[들네님가치탕작소장실점관원법론학형팀상선권력족집판품회사국기자부]/;
const COPULA = /^(?:이?었|였|이?다|이?고|이?며|인|일|입니)/;

/** Does the word read as known words as it stands: a noun or name, a suffix of people, a particle? */
export function isPlausible(text: string, lexicon: Lexicon): boolean {
  if (wordFrequency(text, lexicon) > COMMON) return true;
  for (let end = text.length; end > 0; end--) {
    const rest = text.slice(end).replace(SUFFIX, '');
    const particle =
      rest === '' ||
      PARTICLES.some((tag) => lexicon.lookup(rest, tag) >= 0) ||
      (rest !== text.slice(end) && COPULA.test(rest));
    if (!particle || (rest === text.slice(end) && end < 2)) continue;
    const noun = text.slice(0, end);
    if (
      noun.length > 1 &&
      (lexicon.frequencyOf(noun, 'NNG') > WELL_KNOWN || lexicon.lookup(noun, 'NNP') >= 0)
    )
      return true;
  }
  return false;
}

/** What makes verbs and adjectives of nouns. */
export const DERIVED = /^(?:하|한|할|함|합|해|했|되|된|될|됨|됩|돼|됐|시키|시킨|시켜|스럽|스러)/;

/** A noun of the dictionary with a particle, 하다 or nothing behind it, however rare (저율의, 평활한). */
export function isListed(text: string, lexicon: Lexicon): boolean {
  for (let end = text.length; end >= 2; end--) {
    const rest = text.slice(end);
    if (rest !== '' && !DERIVED.test(rest) && !PARTICLES.some((tag) => lexicon.lookup(rest, tag) >= 0))
      continue;
    const noun = text.slice(0, end);
    if (lexicon.isHeadword(noun, /^(?:[NM]|XR)/)) return true;
  }
  return false;
}
