import type { Lexicon } from '../../lexicon/lexicon.js';
import { morphemeOf, type PathMorpheme } from '../lattice/path-morpheme.js';
import { isFullName } from './full-names.js';
import { isRareNoun, isUnlisted } from './unlisted-nouns.js';

const titles = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const TITLES = titles(
  '씨 님 군 양 선생 교수 박사 부장 과장 차장 대리 팀장 사장 회장 대표 의원 장관 대통령 총리 감독 기자 변호사 판사 검사 작가 시인 배우 선수 원장 소장 국장 실장 이사 전무 상무 위원 위원장 시장 지사 군수 총장 학장 목사 신부 코치 아나운서 후보',
);
/** What people call each other by behind a given name alone; before these a common noun or an adjective may stand as well. */
const FAMILIAR = titles('선배 언니 오빠 누나 형 쌤 이모 삼촌 아저씨');
/** Whoever it is said of has a name. */
const PERSON = '씨';
const TITLE_TAG = /^NN[GPB]$/;
const GIVEN_NAME = /^[가-힣]{2}$/;

/**
 * 나은별 선생님, 남궁하늘 씨, 박다온 씨: what stands before a title and can be a name is one, whatever its syllables are taken
 * for. 고마운 선생님 is something that somebody is.
 */
export function titledName(
  path: readonly PathMorpheme[],
  title: PathMorpheme | undefined,
  characters: readonly string[],
  lexicon: Lexicon,
): PathMorpheme[] | undefined {
  if (!title || !TITLE_TAG.test(title.tag)) return undefined;
  const isTitle = TITLES.has(title.form);
  if (!isTitle && !FAMILIAR.has(title.form)) return undefined;
  const from = path[0]!.from;
  const { to } = path.at(-1)!;
  const form = characters.slice(from, to).join('');
  const full = isFullName(form);
  if (!full && !GIVEN_NAME.test(form)) return undefined;
  const isPerson = title.form === PERSON;
  const one = path.length === 1 ? path[0]! : undefined;
  const isName = one
    ? isNamelike(one, isPerson || !isTitle, lexicon)
    : full
      ? isTitle && isNoPhrase(path, isPerson, lexicon)
      : isPerson && isNonsense(path, lexicon);
  if (!isName) return undefined;
  const log = path.reduce((sum, m) => sum + m.log, 0);
  return [morphemeOf(form, 'NNP', from, to, log)];
}

/** 백지온, 다온: a noun that hardly anybody has seen, or what is no word at all (바론/MAG). */
function isNamelike({ form, tag }: PathMorpheme, isCalled: boolean, lexicon: Lexicon): boolean {
  // 염료 시장: before some titles there may be any noun that dictionaries have.
  if (/^NN[GP]$/.test(tag)) return isCalled ? isRareNoun(form, lexicon) : isUnlisted(form, lexicon);
  return /^(?:MA|XR|IC)/.test(tag) && lexicon.tagsOf(form).length === 0;
}

/** Does it end in a noun, or else in what no phrase before a noun is made like? */
function isNoPhrase(path: readonly PathMorpheme[], isPerson: boolean, lexicon: Lexicon): boolean {
  const last = path.at(-1)!;
  if (path.some(({ tag }) => tag === 'XSN')) return isPerson && !path.some(({ form }) => form === '들');
  if (TITLE_TAG.test(last.tag)) return !path.some(({ tag }) => tag === 'XPN');
  return isNonsense(path, lexicon);
}

/** 박+다+오+ㄴ, 조+롭+ㄴ, 하+가+오+ㄴ, 신+한결: words that nobody writes together, a predicate that is none. */
function isNonsense(path: readonly PathMorpheme[], lexicon: Lexicon): boolean {
  const last = path.at(-1)!;
  if (last.tag === 'MAG') return true;
  if (last.tag !== 'ETM') return false;
  if (path.some(({ tag }) => tag[0] === 'J')) return true;
  if (/^XS/.test(path[0]!.tag)) return true;
  const linked = path.findIndex(({ tag }) => tag === 'EC');
  if (linked >= 0) return !/^[아어여고]$/.test(path[linked]!.form);
  // 유면한, misspelt, is still said of somebody: 하다 makes a predicate of anything, 롭다 and the like of some words only.
  const made = path.findIndex(({ form, tag }) => /^XS[AV]$/.test(tag) && !/^[하되]$/.test(form));
  if (made < 1) return false;
  const stem = path
    .slice(0, made + 1)
    .map(({ form }) => form)
    .join('');
  return !lexicon.isHeadword(stem, /^V[VA]$/);
}
