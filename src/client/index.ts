export { MalgyeolError } from './client-error.js';
export type { ConnectionOptions } from './connection.js';
export { Corrector } from './corrector.js';
export { CustomDict } from './custom-dict.js';
export { Tagger, Tokenizer } from './tagger.js';
export type * from './types.js';
export type { SenseOfWord, TaggedMorpheme } from './views.js';
