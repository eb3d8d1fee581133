import type { Morpheme } from '../../analysis/types.js';
import { COUNT, COUNTING } from './counts.js';
import type { Pairing } from './pairing.js';
import { isUnknown, type Place } from './place.js';
import { ANY, WORDS } from './sureness.js';

/** 단 한 번, 총 세 명: before a number, no more and no less than so many. */
const NO_MORE = /^[단총]$/;

/**
 * 단한번도, 총세명: all of it comes apart or nothing, since half of it (단한 번도) is no phrase; so the place before the
 * unit goes by the one before the number.
 */
export function isCountedOut({ line, word: { morphemes }, i }: Place): boolean {
  const [how, number, unit] = morphemes;
  if (i > 2 || !unit || !NO_MORE.test(how!.form) || !COUNTING.test(number!.tag)) return false;
  if (how!.tag[0] !== 'M' || !COUNT.test(number!.form) || !/^NN[BG]$/.test(unit.tag)) return false;
  if (how!.end !== number!.begin || number!.end !== unit.begin) return false;
  return line.spaceBefore(number!.begin) > WORDS;
}

export const COUNTED_OUT: readonly Pairing[] = [
  { rule: 'spacing-unit', least: ANY, overWords: true, sure: 0.95 },
];

/** 책상하나와, 아들둘을, 너하나만 */
const SO_MANY = /^(?:하나|둘|셋|넷)$/;
/** Things of one syllable that nobody is called by before a given name (강하나, 배하나). */
const SHORT_THINGS = /^[눈빵딸집책손컵꽃입몸옷별짐나너]$/;

/** A thing and how many of it there are. */
function isThingCounted({ i, before, after }: Place): boolean {
  if (i !== 1 || !SO_MANY.test(after.form) || !/^N(?:NG|P)$/.test(before.tag) || isUnknown(before))
    return false;
  return before.form.length > 1 || SHORT_THINGS.test(before.form);
}

/** 사과하나 may ask whether somebody does it, 사과하나를 and 나하나쯤 not. */
export function isSurelyThing(place: Place): boolean {
  const next = place.word.morphemes[2];
  return isThingCounted(place) && next !== undefined && isParticle(next);
}

/** 하나은행, 둘레길: is nothing but a mark behind it? */
export function isThingAlone(place: Place): boolean {
  const next = place.word.morphemes[2];
  return isThingCounted(place) && (next === undefined || next.tag[0] === 'S');
}

function isParticle({ tag, form }: Morpheme): boolean {
  return tag[0] === 'J' ? form !== '요' : form === '쯤';
}
