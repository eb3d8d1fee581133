import { invalidArgument, tooLarge } from '../errors/service-error.js';
import type { DictionarySets, SetName } from '../store/types.js';

const NAME_MAX_LENGTH = 100;
const ENTRY_MAX_LENGTH = 100;
/** Paths of the legacy routes that stand where a dictionary's name would. */
const RESERVED_NAMES = new Set(['delete', 'check-conflict']);

export function checkDomainName(name: string): void {
  if (name === '')
    throw invalidArgument('domain_name이 없습니다. 사전 이름을 domain_name에 넣어 보내 주세요.');
  if (name.length > NAME_MAX_LENGTH) {
    throw invalidArgument(`사전 이름은 ${NAME_MAX_LENGTH}자까지입니다. 더 짧은 이름을 써 주세요.`);
  }
  if (/[\p{Cc}/]/u.test(name) || name.trim() !== name) {
    throw invalidArgument(
      '사전 이름에는 줄바꿈 같은 제어 문자와 빗금(/)을 쓸 수 없고, 앞뒤에 빈칸을 둘 수 없습니다.',
    );
  }
  if (RESERVED_NAMES.has(name)) {
    throw invalidArgument(
      `${name}은(는) 주소에서 쓰는 말이라 사전 이름으로 쓸 수 없습니다. 다른 이름을 써 주세요.`,
    );
  }
}

/** What every dictionary must satisfy before it is stored. */
export function checkSets(sets: DictionarySets, limits: { dictionaryEntries: number }): void {
  let count = 0;
  for (const [set, items] of Object.entries(sets) as Array<[SetName, Record<string, number>]>) {
    for (const [entry, number] of Object.entries(items)) {
      count++;
      checkEntry(set, entry, number);
    }
  }
  if (count > limits.dictionaryEntries) {
    throw tooLarge(
      `사전 하나에 낱말 ${limits.dictionaryEntries.toLocaleString('ko-KR')}개까지 넣을 수 있는데 ${count.toLocaleString('ko-KR')}개를 받았습니다. 사전을 나누어 주세요.`,
    );
  }
}

function checkEntry(set: SetName, entry: string, number: number): void {
  if (entry.trim() === '')
    throw invalidArgument(`${setField(set)}에 빈 낱말이 있습니다. 빼고 다시 보내 주세요.`);
  if (entry.length > ENTRY_MAX_LENGTH) {
    throw invalidArgument(
      `${setField(set)}의 낱말은 ${ENTRY_MAX_LENGTH}자까지입니다: ${entry.slice(0, 20)}…`,
    );
  }
  if (number === 0) {
    throw invalidArgument(`${setField(set)}의 ${entry} 값이 0입니다. 0이 아닌 정수(보통 1)를 넣어 주세요.`);
  }
}

/** The field as callers know it. */
export function setField(set: SetName): string {
  return set === 'cpCaret' ? 'cp_caret_set' : `${set}_set`;
}
