import type { Morpheme } from '../../analysis/types.js';
import type { LineView, WordView } from '../line/line-view.js';
import { hanjaReading } from './hanja-reading.js';
import { rightShape } from './particle-shape.js';
import { endsInConsonant } from './reading-end.js';

/** 회사(주)와, 협정(EPA)를: writers let the particle follow either what is in the brackets or what is before them. */
export function isAside(before: string, surface: string): boolean {
  const inside = /[^()]\(([^()]+)\)$/.exec(before)?.[1];
  if (inside === undefined) return false;
  // 사과(apple)을: what the word is in another language is not read
  if (/^[A-Za-z]?[a-z]{2,}$/.test(inside)) return false;
  // 빈곤국(HIPC)와, 초점(f)를: read letter by letter or as a word, who knows
  if (/^(?:[A-Z]{4,}|[A-Za-z])$/.test(inside) && endsInConsonant(inside) === undefined) return true;
  const readings = hanjaReading(inside.at(-1)!) ?? inside;
  return (readings === inside ? [inside] : [...readings]).some((reading) => {
    const consonant = endsInConsonant(reading);
    return consonant !== undefined && rightShape(surface, consonant, reading) === surface;
  });
}

/** 정조 (1752~1800)는: the particle belongs to what stands before the space, as the brackets do. */
export function isAsideApart({ text, words }: LineView, { index }: WordView, at: number): boolean {
  const before = /(\S*)[([][^()[\]]*[)\]]$/.exec(text.slice(0, at))?.[1];
  const left = words[index - 1]?.morphemes.at(-1);
  return before === '' && left !== undefined && /^(?:N|XSN|SL|SN|SH)/.test(left.tag);
}

const JOURNEY = /^(?:귀양|유학|이사|소풍|여행|출장|피난|피란|시집|장가|마실|성묘|문상)가$/;
const CONSTITUENCY = /^ (?:지역구|선거구|국회의원|당협|지구당)/;

/** 심호은 배우: a family name, a given name and what its bearer is. */
const BEARER =
  /^ (?:씨|선생|박사|교수|감독|선수|작가|배우|기자|의원|대표|시인|가수|팀장|부장|과장|사장|회장|PD)(?![가-힣]{3})/;
const FAMILY = /^[김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진]/;

/** 서초을 지역구, 귀양가 죽었다, 괴은 이춘영(槐隱 李春英): no particle, but part of a name or a verb. */
export function isOtherSyllable(
  { text }: LineView,
  { end, surface: whole }: WordView,
  surface: string,
): boolean {
  if (surface === '가') return JOURNEY.test(whole);
  if (surface === '을' && CONSTITUENCY.test(text.slice(end))) return true;
  if (surface === '은' && whole.length === 3 && FAMILY.test(whole) && BEARER.test(text.slice(end)))
    return true;
  const hanja = /^ [가-힣]{2,4}\(([\u4e00-\u9fff]+) [\u4e00-\u9fff]/.exec(text.slice(end, end + 16))?.[1];
  return hanja !== undefined && hanja.length === whole.length;
}

/** How sure the analysis must be that 가 and 과 are particles where the sound before them speaks against it. */
const PARTICLE_SURE = 0.9;

/** 입찰 시작가 3만 원, 상담과, 반응로 B: also what a price, a street, a person, an office or a furnace is called by. */
export function isSuffixToo(line: LineView, word: WordView, { form, tag, probability }: Morpheme): boolean {
  const next = line.text.slice(word.end, word.end + 2);
  if (form === '로') return /^ ?[A-Z\d]/.test(next);
  if (!/^[가과]$/.test(form) || tag === 'VV') return false;
  return probability < PARTICLE_SURE || /^ ?\d/.test(next) || /^[/·,:)]/.test(next);
}

/** 피난와 있던: who came is there. */
export function isCome({ words }: LineView, { index }: WordView, surface: string): boolean {
  return surface === '와' && /^(?:있|계)/.test(words[index + 1]?.surface ?? '');
}

/** 이을 맥(脈): what a character means, before its sound. */
export function isMeaning({ text }: LineView, { end }: WordView): boolean {
  return /^ [가-힣]\([\u4e00-\u9fff]\)/.test(text.slice(end));
}

/** 벌목 개미과: a family of living things. */
export function isTaxon({ text }: LineView, surface: string, before: string): boolean {
  return (
    surface === '과' &&
    /[가-힣]$/.test(before) &&
    /[가-힣](?:강|목|아과|상과|속)(?:에|의)?(?![가-힣])/.test(text)
  );
}
