import type { Reading } from '../encoder/reading.js';

/** No word begins with the first two; the others do not where an amount stands before them, nor 여 before a space or particle. */
const SUFFIX = /^(?:쯤|짜리|가량|씩|여[를의에가은는]?(?:[^가-힣]|$))/;
const ALONE = /^(?:쯤|짜리)/;
const NUMBER =
  '(?:\\d|[십백천만억조]|(?<![가-힣])(?:한두|두세|서너|[한두세네몇]|다섯|여섯|일곱|여덟|아홉|열|스무|서른|마흔|쉰))';
const AMOUNT = new RegExp(`${NUMBER} ?(?:[A-Za-z]{1,4}|[%°℃-℉㎀-㏟]|[가-힣]{1,5})?$`, 'u');
/** In characters: no number with its unit that matters here is longer. */
const BEFORE = 12;
const BEHIND = 3;
const FIRST: ReadonlySet<string> = new Set('쯤짜가씩여');

/** 3.3cm가량, 100km여, 500ml짜리: a suffix that stays with its amount, however sure the model, which knows few units, is of a space. */
export function isAmountSuffix(reading: Reading, at: number): boolean {
  if (!FIRST.has(reading.line.characters[reading.from + at]!)) return false;
  const behind = written(reading, at, at + BEHIND);
  if (!SUFFIX.test(behind)) return false;
  return ALONE.test(behind) || AMOUNT.test(written(reading, at - BEFORE, at));
}

function written({ line, from, spaces }: Reading, begin: number, end: number): string {
  let out = '';
  for (let i = Math.max(begin, 0); i < Math.min(end, spaces.length); i++)
    out += (spaces[i] === 1 ? ' ' : '') + line.characters[from + i]!;
  return out;
}
