import { type DictionarySets, SET_NAMES, type SetName } from '../store/types.js';

const NAMES_OF_SETS: Record<SetName, readonly string[]> = {
  np: ['np', 'nnp'],
  cp: ['cp', 'nng'],
  cpCaret: ['cpcaret', 'caret', 'nngcaret'],
  vv: ['vv'],
  va: ['va'],
  mm: ['mm'],
  mag: ['mag'],
  ic: ['ic'],
};

/** np, np_set, npSet, NNP and the POS_NNP of a correction all name the same set; undefined for anything else. */
export function setOf(name: string): SetName | undefined {
  const plain = name.toLowerCase().replace(/^pos_/, '').replace(/[-_ ]/g, '').replace(/set$/, '');
  return SET_NAMES.find((set) => NAMES_OF_SETS[set].includes(plain));
}

export function emptySets(): DictionarySets {
  return Object.fromEntries(SET_NAMES.map((set) => [set, {}])) as DictionarySets;
}
