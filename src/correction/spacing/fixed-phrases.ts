import type { Morpheme } from '../../analysis/types.js';
import { COUNTING } from './counts.js';
import type { Pairing } from './pairing.js';
import type { Place } from './place.js';
import { ANY } from './sureness.js';

/** 비로 인해, 이에 따라, 너를 위해: verbs that make half a particle of themselves, and are words all the same. */
const GOVERNORS: Readonly<Record<string, RegExp>> = {
  로: /^(?:인하|말미암)$/,
  으로: /^(?:인하|말미암)$/,
  에: /^(?:따르|대하|관하|의하|비하|한하|반하|불구하|비추|앞서)$/,
  을: /^(?:위하|통하|비롯하|향하|둘러싸)$/,
  를: /^(?:위하|통하|비롯하|향하|둘러싸)$/,
};

export function isGoverned({ form, tag }: Morpheme, after: Morpheme): boolean {
  return tag[0] === 'J' && after.tag === 'VV' && GOVERNORS[form]?.test(after.form) === true;
}

/** How much, how long: 2주 정도, 10명 이상, 50% 미만; and, behind a stretch of time, how long ago. */
const MEASURES = /^(?:정도|동안|이상|이하|이내|미만|초과|안팎|간격)$/;
const WHEN = /^(?:전|후|뒤)$/;
const TIME_UNIT = /^(?:년|해|달|개월|주|주일|일|시간|분|초|세기)$/;
/** Days that are counted in one word. */
const DAYS = /^(?:하루|이틀|사흘|나흘|닷새|엿새|열흘|보름|며칠|일주일)$/;

/** What something may be more or less than. */
const YARDSTICKS = /^(?:절반|과반|과반수|평균|기대|예상|상상|필요|보통|수준|기준|생각|정원|한도)$/;

/** A number, or one with its unit, and a noun that measures it: words of their own. */
export function isMeasured({ word: { morphemes }, i, before, after: { form, tag } }: Place): boolean {
  if (tag !== 'NNG' || !/^(?:NN[BG]|NR|S[NWL])$/.test(before.tag)) return false;
  const isDays = i === 1 && DAYS.test(before.form);
  if (!MEASURES.test(form) && !(WHEN.test(form) && (isDays || TIME_UNIT.test(before.form)))) return false;
  if (i === 1 && YARDSTICKS.test(before.form) && /^(?:이상|이하|미만)$/.test(form))
    return !/^(?:N|XS)/.test(morphemes[2]?.tag ?? '');
  // 전후, 이상하다: no noun that measures
  if (/^(?:N|XS)/.test(morphemes[i + 1]?.tag ?? '')) return false;
  return isDays || morphemes.slice(0, i).some((m) => m.tag === 'SN' || COUNTING.test(m.tag));
}

export const BEHIND_MEASURED: readonly Pairing[] = [{ rule: 'spacing-words', least: ANY, overWords: true }];
