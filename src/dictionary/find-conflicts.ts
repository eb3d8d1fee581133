import { particleFor } from '../hangul/particle.js';
import { attachTo, stemAlternants } from '../lexicon/conjugation.js';
import { keysOf } from '../nonblocking/known-keys.js';
import { runAtOnce, runInSlices } from '../nonblocking/run-in-slices.js';
import { SET_NAMES, type SetName, type StoredDictionary } from '../store/types.js';
import { stemOf } from './stem.js';

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
  /** The same word twice. */
  duplicated: boolean;
  message: string;
}

/** Entries between two places where the work may pause. */
const ENTRIES_PER_STEP = 20;
/** One surface may be written in a million ways, all of which differ from each other; nobody reads further than this. */
const MOST_CONFLICTS = 10_000;

interface Entry extends Place {
  word: string;
  /** Its place among the dictionaries and sets: the lower one wins. */
  order: number;
}

const SET_TITLES: Record<SetName, string> = {
  np: '고유 명사',
  cp: '복합 명사',
  cpCaret: '분리 복합 명사',
  vv: '동사',
  va: '형용사',
  mm: '관형사',
  mag: '부사',
  ic: '감탄사',
};

/** Endings that finish a word, in all shapes; which of them fit a stem its own changes tell. */
const ENDINGS = [
  '다', '고', '지', '기', '게', '자', '네', '니', '으니', '는', 'ㄴ', '은', 'ㄹ', '을', 'ㅁ', '음', '아', '어', '아서', '어서', '아요', '어요',
  '아라', '어라', '았다', '었다', 'ㄴ다', '는다', 'ㅂ니다', '습니다', '던', '도록', '는데', 'ㄴ데', '은데', '면', '으면', '면서', '으면서', '며', '으며',
  '려고', '으려고', 'ㄹ게', '을게', '거나', '든지', '나', '냐', '지만',
]; // biome-ignore format: one table

/** Compares the entries of the dictionaries, given in the order in which they are used, with each other. */
export function findConflicts(dictionaries: readonly StoredDictionary[]): FoundConflict[] {
  return runAtOnce(finding(dictionaries));
}

/** The same for large dictionaries, letting others work in between. */
export function findConflictsInSlices(dictionaries: readonly StoredDictionary[]): Promise<FoundConflict[]> {
  return runInSlices(finding(dictionaries));
}

function* finding(dictionaries: readonly StoredDictionary[]): Generator<void, FoundConflict[]> {
  const found: FoundConflict[] = [];
  const nouns = new Map<string, Entry[]>();
  const stems = new Map<string, Entry[]>();
  let order = 0;
  let count = 0;
  for (const { domainName, sets } of dictionaries) {
    for (const set of SET_NAMES) {
      order++;
      for (const word of keysOf(sets[set] ?? {})) {
        if (++count % ENTRIES_PER_STEP === 0) yield;
        const entry: Entry = { dictName: domainName, set, word, order };
        const others = isPredicate(set) ? stems : nouns;
        const key = surfaceOf(set, word);
        const same = others.get(key);
        for (const other of same ?? []) {
          if (found.length >= MOST_CONFLICTS) return found;
          found.push(compareSame(other, entry));
        }
        if (same) same.push(entry);
        else others.set(key, [entry]);
      }
    }
  }
  for (const [stem, entries] of stems) {
    if (found.length >= MOST_CONFLICTS) break;
    if (++count % ENTRIES_PER_STEP === 0) yield;
    found.push(...conjugatedConflicts(stem, entries, nouns));
  }
  return found;
}

function isPredicate(set: SetName): boolean {
  return set === 'vv' || set === 'va';
}

/** What stands in a text: spaces may be left out, carets are never written. */
function surfaceOf(set: SetName, word: string): string {
  const plain = set === 'cpCaret' ? word.replaceAll('^', '') : isPredicate(set) ? stemOf(word) : word;
  return plain.replaceAll(' ', '');
}

function compareSame(left: Entry, right: Entry): FoundConflict {
  const duplicated = plainOf(left) === plainOf(right);
  const differs = left.set !== right.set || !duplicated;
  return {
    ...sides(left, right),
    conflict: differs,
    duplicated,
    message: messageFor(left, right, duplicated, differs),
  };
}

/** 다 may be written or not; carets and spaces make another entry. */
function plainOf({ set, word }: Entry): string {
  return isPredicate(set) ? stemOf(word) : word;
}

function messageFor(left: Entry, right: Entry, duplicated: boolean, differs: boolean): string {
  const winner = left.order <= right.order ? left : right;
  if (!differs) {
    return left.dictName === right.dictName
      ? `${quoted(left, '과/와')} ${quoted(right, '은/는')} 같은 낱말입니다. 하나를 지워도 됩니다.`
      : `${quoted(left, '이/가')} ${left.dictName} 사전과 ${right.dictName} 사전에 모두 있습니다. 함께 쓰면 ${winnerText(winner, left, right)} 하나를 지워도 됩니다.`;
  }
  if (duplicated) {
    return `${quoted(left, '이/가')} ${titleOf(left)}에도 ${titleOf(right)}에도 있습니다. ${winnerText(winner, left, right)}`;
  }
  if (left.set === 'cpCaret' && right.set === 'cpCaret') {
    return `${quoted(left, '과/와')} ${quoted(right, '은/는')} 나누는 자리가 다릅니다. ${winnerText(winner, left, right)}`;
  }
  if (left.set === 'cpCaret' || right.set === 'cpCaret') {
    const [whole, split] = left.set === 'cpCaret' ? [right, left] : [left, right];
    return `${quoted(whole, '은/는')} 한 낱말로 붙여 쓰게 되어 있고 ${quoted(split, '은/는')} 나누게 되어 있습니다. ${winnerText(winner, left, right)}`;
  }
  return `${quoted(left, '과/와')} ${quoted(right, '은/는')} 글에서 같은 꼴이 됩니다. ${winnerText(winner, left, right)}`;
}

/** The word with a particle behind it. */
function quoted({ set, word }: Entry, particle: Parameters<typeof particleFor>[1]): string {
  return `"${word}"${particleFor(set === 'cpCaret' ? word.replaceAll('^', '') : word, particle)}`;
}

function titleOf({ dictName, set }: Entry): string {
  return `${dictName} 사전의 ${SET_TITLES[set]}`;
}

/** Says which of the two is used, and why. */
function winnerText(winner: Entry, left: Entry, right: Entry): string {
  const why =
    left.dictName === right.dictName
      ? `한 사전 안에서는 ${SET_TITLES[winner.set]}가 먼저이므로`
      : '먼저 적은 사전이 이기므로';
  return `${why} ${titleOf(winner)} ${quoted(winner, '이/가')} 쓰입니다.`;
}

/** A noun that looks like a form of the verb (걸어 and 걷다). */
function conjugatedConflicts(
  stem: string,
  entries: readonly Entry[],
  nouns: ReadonlyMap<string, readonly Entry[]>,
): FoundConflict[] {
  if (nouns.size === 0) return [];
  const found: FoundConflict[] = [];
  for (const entry of entries) {
    const tag = entry.set === 'va' ? 'VA' : 'VV';
    const alternants = stemAlternants(stem, tag);
    const surfaces = new Set(ENDINGS.flatMap((ending) => attachTo(alternants, ending)));
    for (const surface of surfaces) {
      for (const noun of nouns.get(surface) ?? []) {
        found.push({
          ...sides(noun, entry),
          conflict: true,
          duplicated: false,
          message: `${quoted(noun, '은/는')} ${titleOf(noun)}이면서 ${titleOf(entry)} "${entry.word}"의 활용형이기도 합니다. 글에서 둘 다 될 수 있는 자리에서는 앞뒤 말에 더 어울리는 쪽이, 가릴 수 없으면 더 긴 ${SET_TITLES[noun.set]} ${quoted(noun, '이/가')} 쓰입니다.`,
        });
      }
    }
  }
  return found;
}

function sides(left: Entry, right: Entry) {
  return {
    left: { dictName: left.dictName, set: left.set },
    right: { dictName: right.dictName, set: right.set },
    leftWord: left.word,
    rightWord: right.word,
  };
}
