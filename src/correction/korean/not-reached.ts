import type { Morpheme } from '../../analysis/types.js';
import { type LineView, type WordView, wordAt } from '../line/line-view.js';

/** 두 분이 안됐다, 세 명이 안됐다: somebody is to be pitied. */
const PEOPLE = /^(?:분|명|사람|식구|형제|남매|아이)$/;
/** Parts of a whole, which is not reached either. */
const PARTS = /^(?:반|절반|과반|얼마|며칠|하루|이틀|사흘|나흘|열흘|보름|일주일|반년)$/;

/**
 * 열 명도 안 되다, 늘려서는 안 되다: does 안 at this offset deny that something becomes so much, or may be done? 장사가 안되다
 * goes badly, and 아이가 안됐다 pities somebody.
 */
export function isNotReached(line: LineView, at: number): boolean {
  const word = wordAt(line, at);
  if (word?.begin !== at) return false;
  let before = line.words[word.index - 1];
  if (/^(?:채|아직|절대|절대로|결코)$/.test(before?.surface ?? '')) before = line.words[before!.index - 1];
  if (!before || line.text.slice(before.begin, at).trimEnd().includes('\n')) return false;
  return isForbidden(before) || isAmount(line, before, line.text.slice(at + 1, at + 3));
}

/** 하면, 해서는, 해선, 해서도 */
function isForbidden({ morphemes }: WordView): boolean {
  const [ending, particle] = morphemes.slice(-2);
  if (particle?.tag === 'EC') return /면$/.test(particle.form);
  return (
    ending?.tag === 'EC' && /[아어여]서$/.test(ending.form) && /^(?:는|은|ㄴ|도)$/.test(particle?.form ?? '')
  );
}

/** 스무 명도, 한 시간이, 3분도, 반도 */
function isAmount(line: LineView, word: WordView, verb: string): boolean {
  const [unit, particle] = word.morphemes.slice(-2);
  if (!unit || !particle || !/^J/.test(particle.tag)) return false;
  const isEven = particle.form === '도';
  if (!isEven && !/^[이가]$/.test(particle.form)) return false;
  if (PARTS.test(unit.form)) return true;
  if (!isEven && PEOPLE.test(unit.form) && !/^되는/.test(verb)) return false;
  return (
    /^NN[BG]$|^SW$/.test(unit.tag) && isNumber(word.morphemes.at(-3) ?? lastOf(line.words[word.index - 1]))
  );
}

function lastOf(word: WordView | undefined): Morpheme | undefined {
  return word?.morphemes.at(-1);
}

function isNumber(morpheme: Morpheme | undefined): boolean {
  return morpheme !== undefined && /^(?:NR|SN|MMN)$/.test(morpheme.tag);
}
