import { TITLES } from '../korean/titles.js';
import type { Gap } from './gap.js';

/** Verbs that help another one: 서 있다, 가 보다. */
const HELPING = /^(?:있|계시|보|주|드리)$/;
/** Where somebody may stand or go; 고양이 가 있다 has a subject. */
const WHERE = /^(?:여기|거기|저기|요기|어디|이리|저리|그리)$/;

/** Does the word behind the space only look like a particle of the noun before it? */
export function isWordAlone(gap: Gap): boolean {
  return isVerbAlone(gap) || isStanding(gap) || isSurname(gap);
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
