import type { Place } from './place.js';

/** What talk puts before a word to make it stronger, by the tags of what it is put before; never by itself in that use. */
const INTENSIFIERS: Readonly<Record<string, RegExp>> = {
  개: /^(?:V|M|N|XR)/,
  핵: /^(?:V|M|XR)/,
  킹: /^(?:V|M|XR)/,
  꿀: /^(?:VA|N|XR)/,
  갓: /^N/,
  찐: /^N/,
  존: /^(?:V|M|N|XR)/,
  졸: /^(?:V|M|N|XR)/,
  쌉: /^(?:V|M|N|XR)/,
  캐: /^(?:V|M|N|XR)/,
};
/** 개키우다: what is done with dogs. */
const WITH_DOGS = /^(?:키우|기르|데리|먹이|짖|돌보|씻기|산책|훈련|목욕|사료)$/;
/** 찐감자: what is steamed. */
const STEAMED = /^(?:감자|고구마|옥수수|달걀|계란|만두|호박|밤|게|새우|생선|쌀|콩|떡|고기)$/;

/** 개웃기다, 찐맛집, 킹받다: a word of talk, of which the first syllable is no word. */
export function isIntensified({ line: { text }, word, after }: Place): boolean {
  const first = text.slice(word.begin, after.begin);
  if (!Object.hasOwn(INTENSIFIERS, first) || !INTENSIFIERS[first]!.test(after.tag)) return false;
  if (first === '개') return !WITH_DOGS.test(after.form);
  return first !== '찐' || !STEAMED.test(after.form);
}
