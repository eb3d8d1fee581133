import { invalidArgument, ServiceError } from '../errors/service-error.js';
import { particleFor } from '../hangul/particle.js';
import { type DictionarySets, SET_NAMES, type SetName } from '../store/types.js';
import { canConjugate, stemOf } from './stem.js';

/** In characters (code points). */
export const NAME_MAX_LENGTH = 128;
export const ENTRY_MAX_LENGTH = 100;

/** No sign that means something in paths, patterns or the caret sets: / \ ? * % ^ | < > " and quotes of code. */
const NAME = /^[\p{L}\p{M}\p{N} ._,:;@()[\]{}+=&!'#$~·-]+$/u;

/** What stands for something else where the name is part of a path. */
const UNREACHABLE: ReadonlySet<string> = new Set(['.', '..', 'delete', 'check-conflict']);

/** Composed letters and no spaces around: what looks the same is the same. */
export function normalizeName(name: string): string {
  return name.normalize('NFC').trim();
}

/** The name as it is stored; refuses what no dictionary may be called. */
export function checkedName(given: string): string {
  const name = normalizeName(given);
  if (name === '') {
    throw invalidArgument('domain_name이 없습니다. 사전 이름을 domain_name에 넣어 보내 주세요.');
  }
  if (lengthOf(name) > NAME_MAX_LENGTH) {
    throw invalidArgument(`사전 이름은 ${NAME_MAX_LENGTH}자까지입니다. 더 짧은 이름을 써 주세요.`);
  }
  if (!NAME.test(name)) {
    throw invalidArgument(
      `사전 이름에는 글자, 숫자, 빈칸과 - _ . , : ; @ ( ) [ ] { } + = & ! ' # $ ~ · 만 쓸 수 있습니다: ${shown(name)}. 이름을 바꾸어 보내 주세요.`,
    );
  }
  if (UNREACHABLE.has(name)) {
    throw invalidArgument(
      `사전 이름으로 "${name}"은(는) 쓸 수 없습니다. 주소 /customdict/${name}에는 다른 뜻이 있습니다. 다른 이름을 붙여 주세요.`,
    );
  }
  return name;
}

/** An entry that was left out, and why. */
export interface RejectedEntry {
  set: SetName;
  entry: string;
  message: string;
}

/** The good entries of sets of which some may be bad, and the bad ones. */
export function goodEntries(given: Partial<DictionarySets>): {
  sets: Partial<DictionarySets>;
  rejected: RejectedEntry[];
} {
  const rejected: RejectedEntry[] = [];
  const sets = SET_NAMES.map((set) => {
    const good = Object.entries(given[set] ?? {}).filter(([entry, number]) => {
      try {
        checkedEntry(set, entry, number);
        return true;
      } catch (error) {
        rejected.push({ set, entry, message: (error as Error).message });
        return false;
      }
    });
    return [set, Object.fromEntries(good)] as const;
  });
  return { sets: Object.fromEntries(sets) as DictionarySets, rejected };
}

/** The sets as they are stored; refuses the whole where an entry is wrong, and names all that are. */
export function checkedSets(
  given: Partial<DictionarySets>,
  limits: { dictionaryEntries: number },
): DictionarySets {
  let left = limits.dictionaryEntries;
  const wrongOnes: RejectedEntry[] = [];
  const checked = SET_NAMES.map((set) => {
    const items = given[set] ?? {};
    let changed = false;
    for (const entry in items) {
      if (left-- === 0) throw tooMany(set, entry, limits.dictionaryEntries);
      try {
        if (checkedEntry(set, entry, items[entry]!) !== entry) changed = true;
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        wrongOnes.push({ set, entry, message: error.message });
      }
    }
    return [set, changed && wrongOnes.length === 0 ? normalized(set, items) : items] as const;
  });
  if (wrongOnes.length > 0) throw refusal(wrongOnes);
  return Object.fromEntries(checked) as DictionarySets;
}

/** A message travels in a header, nine bytes a syllable; of servers and clients many take no more than 8 KB. In characters. */
const NAMED_MAX_LENGTH = 400;

/** The reason for the first, and which others are wrong as well. */
function refusal([first, ...others]: readonly RejectedEntry[]): ServiceError {
  const said = first!.message;
  if (others.length === 0) return invalidArgument(said);
  const named: string[] = [];
  let length = 0;
  for (const { set, entry } of others) {
    const name = `${setField(set)}의 "${shown(entry)}"`;
    length += name.length;
    if (length > NAMED_MAX_LENGTH) break;
    named.push(name);
  }
  const unnamed = others.length - named.length;
  const more = unnamed > 0 ? ` 외 ${unnamed.toLocaleString('ko-KR')}개` : '';
  return invalidArgument(
    `${said} 잘못된 낱말이 ${others.length.toLocaleString('ko-KR')}개 더 있습니다: ${named.join(', ')}${more}. 아무것도 저장하지 않았습니다. partial을 true로 보내면 나머지는 저장하고, 뺀 낱말을 모두 까닭과 함께 알려 줍니다.`,
  );
}

/** Entries are nearly always as they should be; only others are worth building the set again. */
function normalized(set: SetName, items: Record<string, number>): Record<string, number> {
  // Not by assignment: an entry may be called __proto__.
  return Object.fromEntries(
    Object.entries(items).map(([entry, number]) => [checkedEntry(set, entry, number), number]),
  );
}

function tooMany(set: SetName, first: string, most: number): ServiceError {
  return wrong(
    set,
    first,
    `부터는 낱말이 너무 많습니다. 사전 하나에 ${most.toLocaleString('ko-KR')}개까지 넣을 수 있으니 사전을 나누어 주세요.`,
  );
}

/** Nothing about such entries can be wrong but their length: nearly all, and the fast path of large dictionaries. */
const PLAIN = /^[가-힣A-Za-z0-9]{1,100}$/;

/** An entry as it is stored. */
export function checkedEntry(set: SetName, given: string, number: number): string {
  if (number !== 0 && set !== 'vv' && set !== 'va' && PLAIN.test(given)) return given;
  let entry = given.normalize('NFC').trim();
  if (set === 'cpCaret') entry = entry.replace(/\s*\^\s*/g, '^');
  if (entry === '') {
    throw invalidArgument(`${setField(set)}에 빈 낱말이 있습니다: "${shown(given)}". 빼고 다시 보내 주세요.`);
  }
  if (lengthOf(entry) > ENTRY_MAX_LENGTH) {
    throw wrong(
      set,
      entry,
      `${particleFor(entry, '이/가')} 너무 깁니다. 낱말은 ${ENTRY_MAX_LENGTH}자까지입니다.`,
    );
  }
  // Line separators, broken surrogates and invisible marks would never match anything that people write.
  if (/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u.test(entry)) {
    throw wrong(set, entry, '에 제어 문자나 보이지 않는 문자가 있습니다. 지우고 다시 보내 주세요.');
  }
  if (set === 'cpCaret' && /^\^|\^$|\^\^/.test(entry)) {
    throw wrong(
      set,
      entry,
      '의 ^ 자리가 올바르지 않습니다. ^는 낱말 가운데에, 한 자리에 하나만 넣어 주세요. 예: 자유^여행',
    );
  }
  if ((set === 'vv' || set === 'va') && !canConjugate(stemOf(entry))) {
    throw wrong(
      set,
      entry,
      `${particleFor(entry, '은/는')} 활용할 수 없습니다. ${set === 'vv' ? '동사' : '형용사'}의 기본형이나 어간을 넣어 주세요. 예: ${set === 'vv' ? '카톡하다, 카톡하' : '혜자스럽다, 혜자스럽'}`,
    );
  }
  if (number === 0) throw wrong(set, entry, '의 값이 0입니다. 0이 아닌 정수(보통 1)를 넣어 주세요.');
  return entry;
}

function wrong(set: SetName, entry: string, message: string): ServiceError {
  return invalidArgument(`${setField(set)}의 "${shown(entry)}"${message}`);
}

/** The field as callers know it. */
export function setField(set: SetName): string {
  return set === 'cpCaret' ? 'cp_caret_set' : `${set}_set`;
}

/** Short enough for a message, and without what would spoil the line. */
function shown(text: string): string {
  const visible = text.replace(
    /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Cf}]/gu,
    (c) => `\\u${c.codePointAt(0)!.toString(16).padStart(4, '0')}`,
  );
  const characters = [...visible];
  return characters.length > 40 ? `${characters.slice(0, 40).join('')}…` : visible;
}

function lengthOf(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
