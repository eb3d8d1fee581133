import { type GlossRegistry, withGlosses } from '../dictionaries/gloss-registry.js';
import type { Corrector } from '../workers/corrector.js';
import { correctionOperations } from './correction.js';
import { definitionsIn } from './definitions.js';
import { type Searcher, searchOperations } from './dict-search.js';
import { type DictionaryParts, dictionaryOperations } from './dictionaries.js';
import { type LanguageParts, languageOperations } from './language.js';
import type { Operation } from './operation.js';

export interface ServiceParts extends Omit<LanguageParts, 'dictionaries'>, DictionaryParts {
  corrector: Corrector;
  search: Searcher;
  glosses: GlossRegistry;
}

/** Every operation of the specification; features that are off are refused before they are reached. */
export function createOperations(parts: ServiceParts): Operation[] {
  return [
    ...languageOperations({ ...parts, renderer: withGlosses(parts.renderer, parts.glosses) }),
    ...dictionaryOperations(parts),
    ...correctionOperations(parts),
    ...searchOperations(parts.search, definitionsIn(parts.store)),
  ];
}
