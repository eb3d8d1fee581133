import { keysOfLatin, typed } from '../../hangul/keyboard.js';

/**
 * Words and abbreviations that stand among Korean in Latin letters every day. Left out is what gives whole syllables
 * (ai is 먀), or letters that people write in chat (ㅅㅍ, ㅂㄱ, ㄴㄴㅇ).
 */
const LATIN = `
  pdf id pc usb url html http https css faq ppt pptx doc docx xls xlsx hwp hwpx csv zip mp jpg jpeg png gif txt exe
  excel word email gmail google naver kakao youtube windows login api cpu gpu vpn otp atm sns cctv ceo dvd led lcd gps
  wifi bluetooth office mac python java javascript linux android apple iphone microsoft chrome instagram facebook
  twitter netflix amazon samsung online offline mail web link blog server data update download upload test code sql
  app apps chatgpt gpt zoom kbs mbc sbs ebs ktx srt cd tv ott pin ssd hdd ram qr vip mvp dna fbi nasa un eu usa`;

/** What each of them gives on the Korean keyboard, the longest first. */
const BY_KEYS: ReadonlyArray<readonly [hangul: string, latin: string]> = LATIN.trim()
  .split(/\s+/)
  .map((latin): [string, string] => [typed(keysOfLatin(latin)!), latin])
  .filter(([hangul]) => isTelling(hangul))
  .sort(([a], [b]) => b.length - a.length);

const PARTICLE =
  /^(?:[은는이가을를의에와과도로만]|으로|에서|에게|까지|부터|이나|나|처럼|보다|이랑|랑|하고|이며|라고|이라고|로는|에는|에도|입니다|인데|예요|이에요)?$/;
/** Where first letters are guessed or spoken of. */
const INITIALS = /초성|자음|모음|힌트|퀴즈|줄임|줄인|약자/;

/** No word has a vowel by itself; of consonants alone there must be three, of which none stands twice. */
function isTelling(hangul: string): boolean {
  if (!/[ㄱ-ㅣ]/.test(hangul)) return false;
  if (/[ㅏ-ㅣ]/.test(hangul)) return !/^[ㅠㅜㅡ]/.test(hangul);
  return /^[ㄱ-ㅎ]{3,}$/.test(hangul) && new Set(hangul).size === hangul.length;
}

/** ㅔㅇㄹ를 is pdf를: the Latin word that the letters are the keys of, and how many letters it takes. */
export function latinMeant(word: string, line: string): { length: number; latin: string } | undefined {
  const found = BY_KEYS.find(
    ([hangul]) => word.startsWith(hangul) && PARTICLE.test(word.slice(hangul.length)),
  );
  if (!found || (/^[ㄱ-ㅎ]+$/.test(found[0]) && INITIALS.test(line))) return undefined;
  return { length: found[0].length, latin: found[1] };
}
