import type { SetName, StoredDictionary } from '../store/types.js';

export interface Place {
  dictName: string;
  set: SetName;
}

export interface FoundConflict {
  left: Place;
  right: Place;
  leftWord: string;
  rightWord: string;
  /** The two entries ask for different analyses. */
  conflict: boolean;
  /** The same entry twice. */
  duplicated: boolean;
  message: string;
}

/** Compares every entry with every other one that has the same surface, within and between the dictionaries. */
export function findConflicts(dictionaries: readonly StoredDictionary[]): FoundConflict[] {
  const seen = new Map<string, Array<Place & { word: string }>>();
  const found: FoundConflict[] = [];
  for (const dictionary of dictionaries) {
    for (const [set, items] of Object.entries(dictionary.sets) as Array<[SetName, Record<string, number>]>) {
      for (const word of Object.keys(items)) {
        const place = { dictName: dictionary.domainName, set, word };
        const surface = surfaceOf(set, word);
        const others = seen.get(surface) ?? [];
        for (const other of others) found.push(compare(other, place));
        others.push(place);
        seen.set(surface, others);
      }
    }
  }
  return found;
}

function compare(left: Place & { word: string }, right: Place & { word: string }): FoundConflict {
  const duplicated = left.set === right.set && left.word === right.word;
  return {
    left: { dictName: left.dictName, set: left.set },
    right: { dictName: right.dictName, set: right.set },
    leftWord: left.word,
    rightWord: right.word,
    conflict: !duplicated,
    duplicated,
    message: duplicated
      ? `${left.word}이(가) 두 번 들어 있습니다. 하나를 지워도 됩니다.`
      : `${left.word}과(와) ${right.word}의 쓰임이 다릅니다. 먼저 적은 사전의 것이 쓰이므로 하나만 남겨 주세요.`,
  };
}

function surfaceOf(set: SetName, word: string): string {
  if (set === 'cpCaret') return word.replaceAll('^', '');
  if ((set === 'vv' || set === 'va') && word.length > 1 && word.endsWith('다')) return word.slice(0, -1);
  return word;
}
