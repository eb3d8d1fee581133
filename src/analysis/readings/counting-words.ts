import { joinMorphemes, type PathMorpheme } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';

const TENS = '열|스물|서른|마흔|쉰|예순|일흔|여든|아흔';
const TEN = new RegExp(`^(?:${TENS})$`);
/** Only before what is counted: 스물세 명; by themselves they are 스물셋. */
const UNIT = /^[한두세네]$/;
const COUNTING = new RegExp(`^(?:${TENS})[한두세네]$`);
const NUMBERS: ReadonlySet<Tag> = new Set<Tag>(['NR', 'MMN']);

/** 열+두 켤레, 스물세/NR 명: one determiner, as 두 and 스무 are; 열 and 다섯, which count by themselves, stay numbers. */
export function joinCounting(path: PathMorpheme[]): void {
  for (let i = 0; i < path.length; i++) {
    const number = path[i]!;
    if (number.word || !NUMBERS.has(number.tag)) continue;
    const unit = path[i + 1];
    if (unit && !unit.word && NUMBERS.has(unit.tag) && UNIT.test(unit.form) && TEN.test(number.form))
      joinMorphemes(path, i, 2, number.form + unit.form, 'MMN');
    else if (number.tag === 'NR' && COUNTING.test(number.form)) joinMorphemes(path, i, 1, number.form, 'MMN');
  }
}
