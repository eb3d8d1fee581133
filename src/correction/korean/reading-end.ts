import { CODAS, codaOf, isSyllable } from '../../hangul/syllable.js';

const DIGITS: Record<string, 'yes' | 'no' | 'ㄹ'> = {
  0: 'yes', 1: 'ㄹ', 2: 'no', 3: 'yes', 4: 'no', 5: 'no', 6: 'yes', 7: 'ㄹ', 8: 'ㄹ', 9: 'no',
}; // biome-ignore format: one table

/** Capital letters read by name: 엘, 엠, 엔. 아르 and 알 are both said; others end in a vowel. */
const LETTERS: Record<string, 'yes' | 'no' | 'ㄹ' | undefined> = {
  L: 'ㄹ',
  M: 'yes',
  N: 'yes',
  R: undefined,
};

/** Behind a number these are read as units: 그램, 미터, 퍼센트, 헤르츠. */
const UNITS: Record<string, 'yes' | 'no'> = {
  g: 'yes', kg: 'yes', mg: 'yes', t: 'yes', m: 'no', km: 'no', cm: 'no', mm: 'no', l: 'no', L: 'no', ml: 'no', mL: 'no', ha: 'no', W: 'no', kW: 'no', MW: 'no', V: 'no', Hz: 'no', kHz: 'no', MHz: 'no', GHz: 'no', KB: 'no', MB: 'no', GB: 'no', TB: 'no', '%': 'no', '％': 'no', '℃': 'no', '°C': 'no', '㎏': 'yes', '㎞': 'no', '㎝': 'no', '㎡': 'no',
}; // biome-ignore format: one table

/** Last letters after which English words end in a vowel once they are read in Korean; t, k, p, c, b may go either way. */
const OPEN_LETTER = /(?:[aiouyrsxzdfvwhg]|[rscgvzdk]e|[^a]te)$/;
/** Words of capitals that end so do so by their letters and as words: 에이치디엠아이, 유니세프. */
const OPEN_CAPITAL = /[AIOUSFHVWYXDZ]$/;
const CLOSED_CAPITAL = /[LMN]$/;

/**
 * Whether the reading of a word ends in a consonant, and whether that is ㄹ; undefined where nobody can tell. What stands
 * in brackets at the end is not read, unless nothing stands before them.
 */
export function endsInConsonant(word: string): 'yes' | 'no' | 'ㄹ' | undefined {
  // 40°15': minutes and seconds of an angle, whose marks look like quotation marks
  if (/°\d+['"’”′″]$/.test(word)) return undefined;
  const bare = withoutAside(word).replace(/["'”’」』》〉]+$/u, '');
  const last = bare.at(-1);
  if (last === undefined) return undefined;
  const code = last.charCodeAt(0);
  if (isSyllable(code)) {
    const coda = CODAS[codaOf(code)];
    return coda === '' ? 'no' : coda === 'ㄹ' ? 'ㄹ' : 'yes';
  }
  if (last >= '0' && last <= '9') return endOfNumber(bare);
  // 프로메튬-148m, K-2L: a mark of its own, no unit; III is 삼 or 스리
  if (/-\d+[a-zA-Z]$|(?<![A-Za-z])[IVX]+$/.test(bare)) return undefined;
  const unit = /\d ?([^\d\s.,]{1,3})$/u.exec(bare)?.[1];
  if (unit !== undefined) return Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
  return endOfLatin(bare);
}

/** 사과(apple) ends as 사과 does; where nothing stands before the brackets, what is in them is read: (truth). */
function withoutAside(word: string): string {
  const before = word.replace(/\([^()]*\)$|\[[^[\]]*\]$/u, '');
  return before === '' ? word.slice(1, -1) : before;
}

function endOfNumber(bare: string): 'yes' | 'no' | 'ㄹ' | undefined {
  const last = bare.at(-1)!;
  // €500: 오백 유로 as often as 유로 오백
  if (/[€$£¥]\d[\d,.]*$/.test(bare)) return undefined;
  // x1, formula_8: names, read as their authors please; 1/2 is 이분의 일 as often as 일 나누기 이
  if (/[A-Za-z_]\d+$|\d\/\d+$/.test(bare)) return undefined;
  // 15:00 is 십오 시, 15:30 십오 시 삼십 분
  if (/(?<!\d)\d{1,2}:00$/.test(bare)) return 'no';
  if (/(?<!\d)\d{1,2}:[0-5]\d$/.test(bare)) return undefined;
  if (/[.,:]\d*$/.test(bare) && !/\d,\d{3}$/.test(bare)) return DIGITS[last];
  const zeros = /0+$/.exec(bare)?.[0].length ?? 0;
  // 십, 백, 천, 만 end in consonants; 억 too, 조 does not
  return zeros >= 12 ? 'no' : DIGITS[last];
}

function endOfLatin(bare: string): 'yes' | 'no' | 'ㄹ' | undefined {
  const word = /(?<![A-Za-z])[A-Za-z]+$/.exec(bare)?.[0];
  if (word === undefined || word.length < 2) return undefined;
  if (/^[A-Z]{2,8}$/.test(word)) {
    // FBI, NASA, SEOUL: the same sound at the end, whether it is read as a word or by its letters
    if (OPEN_CAPITAL.test(word)) return 'no';
    if (CLOSED_CAPITAL.test(word)) return LETTERS[word.at(-1)!];
    // Read letter by letter only where they cannot be read as a word.
    if (word.length > 4 || /[AEIOU]/.test(word)) return undefined;
    const last = word.at(-1)!;
    return last in LETTERS ? LETTERS[last] : 'no';
  }
  if (!/^[A-Za-z][a-z]+$/.test(word) || word.length < 3) return undefined;
  // vlsr: letters, read one by one or not at all
  if (!/[aeiouy]/i.test(word)) return undefined;
  if (/(?:m|n|ng|[mn]e)$/.test(word)) return 'yes';
  if (/le?$/.test(word)) return 'ㄹ';
  return OPEN_LETTER.test(word) ? 'no' : undefined;
}
