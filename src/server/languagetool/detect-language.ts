import { invalidArgument } from '../../errors/service-error.js';

export interface NamedLanguage {
  name: string;
  code: string;
}

export interface DetectedLanguage extends NamedLanguage {
  /** From 0 to 1. */
  confidence: number;
}

/** What a text is said to be, and what it looks like. */
export interface TextLanguage extends NamedLanguage {
  detected: DetectedLanguage;
  /** Whether we can say anything about it. */
  korean: boolean;
}

export const KOREAN: NamedLanguage = { name: 'Korean', code: 'ko-KR' };

/** Scripts, with the language that is most often written in them; Latin letters are looked at more closely. */
const SCRIPTS: ReadonlyArray<readonly [script: RegExp, language: NamedLanguage]> = [
  [/\p{Script=Hangul}/gu, KOREAN],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, { name: 'Japanese', code: 'ja-JP' }],
  [/\p{Script=Han}/gu, { name: 'Chinese', code: 'zh-CN' }],
  [/\p{Script=Cyrillic}/gu, { name: 'Russian', code: 'ru-RU' }],
  [/\p{Script=Greek}/gu, { name: 'Greek', code: 'el-GR' }],
  [/\p{Script=Arabic}/gu, { name: 'Arabic', code: 'ar' }],
  [/\p{Script=Hebrew}/gu, { name: 'Hebrew', code: 'he' }],
  [/\p{Script=Thai}/gu, { name: 'Thai', code: 'th' }],
  [/\p{Script=Devanagari}/gu, { name: 'Hindi', code: 'hi' }],
  [/\p{Script=Latin}/gu, { name: 'English (US)', code: 'en-US' }],
];

/** Words that nearly every sentence of the language has; English stands first and wins a draw. */
const LATIN: ReadonlyArray<readonly [words: RegExp, language: NamedLanguage]> = [
  [/\b(the|and|of|to|is|in|that|it|for|was)\b/gi, { name: 'English (US)', code: 'en-US' }],
  [/\b(der|die|das|und|ist|nicht|ein|eine|ich|zu)\b/gi, { name: 'German (Germany)', code: 'de-DE' }],
  [/\b(le|la|les|et|est|une|des|pas|je|du)\b/gi, { name: 'French', code: 'fr' }],
  [/\b(el|los|las|y|es|una|que|por|con|del)\b/gi, { name: 'Spanish', code: 'es' }],
];

/** The beginning of a text tells its language. In characters. */
const SAMPLE = 10_000;
/** A syllable block stands for two or three letters of other scripts. */
const SYLLABLE_LETTERS = 2.5;
/** Texts on technical matters are full of Latin letters; with this share of Hangul they are still ours to check. */
const KOREAN_SHARE = 0.2;

export function detectLanguage(text: string): DetectedLanguage {
  const sample = text.slice(0, SAMPLE);
  const counts = SCRIPTS.map(([script, language]) => ({
    language,
    letters: (sample.match(script)?.length ?? 0) * (language === KOREAN ? SYLLABLE_LETTERS : 1),
  }));
  const all = counts.reduce((sum, { letters }) => sum + letters, 0);
  // Numbers and signs alone belong to no other language.
  if (all === 0) return { ...KOREAN, confidence: 0 };
  const korean = counts[0]!.letters / all;
  if (korean >= KOREAN_SHARE) return { ...KOREAN, confidence: rounded(korean) };
  const most = counts.reduce((best, count) => (count.letters > best.letters ? count : best));
  const share = rounded(most.letters / all);
  if (most !== counts.at(-1)) return { ...most.language, confidence: share };
  return latinLanguage(sample, share);
}

function latinLanguage(sample: string, share: number): DetectedLanguage {
  const counts = LATIN.map(([words, language]) => ({ language, words: sample.match(words)?.length ?? 0 }));
  const all = counts.reduce((sum, { words }) => sum + words, 0);
  const most = counts.reduce((best, count) => (count.words > best.words ? count : best));
  return { ...most.language, confidence: all === 0 ? 0 : rounded((share * most.words) / all) };
}

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}

const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** en-GB, de-DE-x-simple-language: a code of a language that there is. */
function isLanguage(code: string): boolean {
  return (
    /^[a-z]{2,3}([-_][a-z0-9]+)*$/i.test(code) && NAMES.of(code.split(/[-_]/)[0]!.toLowerCase()) !== undefined
  );
}

/** The language of a request; `auto` is what the text looks like. */
export function textLanguage(asked: string | undefined, text: string): TextLanguage {
  if (asked === undefined || asked === '') {
    throw invalidArgument('language가 없습니다. language=ko-KR이나 language=auto로 보내 주세요.');
  }
  const detected = detectLanguage(text);
  if (/^auto$/i.test(asked)) {
    const { name, code } = detected;
    return { name, code, detected, korean: code === KOREAN.code };
  }
  if (/^(ko|kor)([-_]|$)/i.test(asked)) return { ...KOREAN, detected, korean: true };
  if (!isLanguage(asked)) {
    throw invalidArgument(
      `언어 코드가 아닙니다: ${asked.slice(0, 40)}. ko-KR이나 auto로 보내 주세요. 검사하는 언어는 한국어입니다.`,
    );
  }
  return { name: asked, code: asked, detected, korean: false };
}
