export type * from '../client/types.js';
export type { SenseOfWord, TaggedMorpheme } from '../client/views.js';
export { ServiceError } from '../errors/service-error.js';
export { createMalgyeol, type Malgyeol, type MalgyeolOptions } from './malgyeol.js';
