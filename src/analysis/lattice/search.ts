import type { Lexicon } from '../../lexicon/lexicon.js';
import type { ExtraMatch } from '../custom-words/extra-match.js';
import type { Candidates } from '../encoder/candidates.js';
import type { Label } from '../encoder/label.js';

/** What the morphemes of one eojeol are looked for in, and with. */
export interface Search {
  characters: readonly string[];
  /** The characters of the eojeol, or of several that an extra word may span. */
  from: number;
  to: number;
  candidates: Candidates;
  labels: readonly Label[];
  lexicon: Lexicon;
  /** Words of custom dictionaries that may stand there. */
  extras: readonly ExtraMatch[];
  /** Where several eojeols part: 1 at a character behind a space. */
  spaces?: Uint8Array | undefined;
  /** Whether letters may stand for others: what was meant, rather than what was written. */
  typos: boolean;
}
