import { TITLES } from '../korean/titles.js';
import type { Gap } from './gap.js';

/** Verbs that help another one: 서 있다, 가 보다. */
const HELPING = /^(?:있|계시|보|주|드리)$/;
/** Where somebody may stand or go; 고양이 가 있다 has a subject. */
const WHERE = /^(?:여기|거기|저기|요기|어디|이리|저리|그리)$/;

/** Does the word behind the space only look like a particle of the noun before it? */
export function isWordAlone(gap: Gap): boolean {
  return (
    isVerbAlone(gap) || isGoing(gap) || isStanding(gap) || isSurname(gap) || isSince(gap) || isSeeing(gap)
  );
}

/** 어디 가?, 거기 서!, 달 가 듯이; 여기 서 있어, 거기 가 봐: a verb of one syllable. */
function isVerbAlone({ line, left, right }: Gap): boolean {
  const { surface, end, index } = right;
  const verb = surface.replace(/[^가-힣]/g, '');
  if (!/^[가서]$/.test(verb)) return false;
  const next = line.words[index + 1];
  if (/^듯이?$/.test(next?.surface ?? '')) return true;
  if (/[.?!]$/.test(surface) || /^\s*(?:[.?!]|$)/.test(line.text.slice(end))) return true;
  return HELPING.test(next?.morphemes[0]?.form ?? '') && (verb === '서' || WHERE.test(left.surface));
}

/** 딴 데, 저기, 친구네: where one goes, and what does nothing by itself. */
const GOAL = /^(?:데|곳|여기|거기|저기|어디)$/;

/** 딴 데 가 있다, 조용한 데 가 쉬다, 저기 가 앉아 있다: no place does anything; but it may be there (갈 데 가 있다), or be far. */
function isGoing({ line: { words }, left, right, last }: Gap): boolean {
  if (right.surface !== '가') return false;
  const isGoal = GOAL.test(last.form) || (last.tag === 'XSN' && last.form === '네');
  const next = words[right.index + 1]?.morphemes[0];
  if (!isGoal || !next) return false;
  if (next.form === '있') return !/^[을ㄹ]$/.test(words[left.index - 1]?.morphemes.at(-1)?.form ?? '');
  // 좋은 데 가 밥이나 먹자
  return next.tag === 'VV' || /^(?:JKO|JX)$/.test(words[right.index + 1]!.morphemes.at(-1)!.tag);
}

/** 거기 서라, 거기 섰거라: no particle takes endings. */
function isStanding({ right, first }: Gap): boolean {
  return first.tag === 'JKB' && first.form === '서' && /^(?:VCP|E)/.test(right.morphemes[1]?.tag ?? '');
}

/** 오매불망 이 도령을 기다리다: who has such a title is called 이; what may be an adverb needs no subject's particle. */
function isSurname({ line, right, last }: Gap): boolean {
  if (right.surface !== '이') return false;
  const next = line.words[right.index + 1]?.morphemes[0];
  if (next === undefined || !/^NN[GPB]$/.test(next.tag)) return false;
  return TITLES.test(next.form) || line.lexicon.isHeadword(last.form, 'MAG');
}

/** 얼마 만인가, 사흘 만이다: how long it took; 하루 만이라도 is a particle set apart. */
function isSince({ left, right, first }: Gap): boolean {
  if (first.form !== '만' || !TIME_PASSED.test(left.surface)) return false;
  return right.morphemes[1]?.tag === 'VCP' && !/^만이?라도/.test(right.surface);
}

const TIME_PASSED =
  /(?:^(?:얼마|하루|며칠|한나절|반나절|반년|오랜)|이틀|사흘|나흘|닷새|엿새|이레|여드레|아흐레|열흘|보름|주일|개월|시간|[년달해])$/;

/** 달 뜨는 것 보고 가자: only to somebody one speaks with the particle 보고. */
function isSeeing({ last, first }: Gap): boolean {
  return first.form === '보고' && last.tag === 'NNB' && !/^(?:이|분|놈|년|녀석|자)$/.test(last.form);
}
