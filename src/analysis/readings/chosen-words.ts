import type { Lexicon } from '../../lexicon/lexicon.js';
import type { PathMorpheme } from '../lattice/path-morpheme.js';
import { settleColours } from './colour-words.js';
import { joinCounting } from './counting-words.js';
import { joinDictionaryNouns } from './dictionary-nouns.js';
import { joinEndings } from './fused-endings.js';
import { joinOne } from './lone-words.js';
import { joinMade } from './made-predicates.js';
import { joinPieces } from './noun-pieces.js';
import { settleSpokenParticle } from './spoken-readings.js';
import { settleSpoken } from './spoken-words.js';

/**
 * What the convention makes of the words of a reading that has been chosen. Not earlier: what chooses learnt from text in
 * which they were written otherwise.
 */
export function settleChosen(
  path: PathMorpheme[],
  before: readonly PathMorpheme[] | undefined,
  characters: readonly string[],
  lexicon: Lexicon,
): void {
  settleSpoken(path, characters);
  settleSpokenParticle(path);
  settleColours(path, characters, lexicon);
  joinPieces(path, before, characters, lexicon);
  joinDictionaryNouns(path, lexicon);
  joinCounting(path);
  joinOne(path, lexicon);
  joinMade(path, characters, lexicon);
  joinEndings(path);
}
