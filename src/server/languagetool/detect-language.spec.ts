import { expect, it } from 'vitest';
import { detectLanguage, textLanguage } from './detect-language.js';

it.each([
  ['오늘은 날씨가 좋다.', 'ko-KR'],
  ['API를 부를 때 Content-Type을 application/json으로 보냅니다.', 'ko-KR'],
  ['This is an English text.', 'en-US'],
  ['Das ist nicht der Text, den ich wollte.', 'de-DE'],
  ['Je ne suis pas le roi et elle est une reine.', 'fr'],
  ['これは日本語の文章です。', 'ja-JP'],
  ['这是中文文本。', 'zh-CN'],
  ['Это русский текст.', 'ru-RU'],
  ['An English sentence, with one word of Korean (말) in its middle, is still English.', 'en-US'],
  ['', 'ko-KR'],
  ['12:30 😀', 'ko-KR'],
])('%j looks like %s', (text, code) => {
  expect(detectLanguage(text).code).toBe(code);
});

it('the caller may say what it is', () => {
  expect(textLanguage('ko', 'This is English.')).toMatchObject({ code: 'ko-KR', korean: true });
  expect(textLanguage('ko_KR', '가').korean).toBe(true);
  expect(textLanguage('auto', 'This is English.')).toMatchObject({ code: 'en-US', korean: false });
  expect(textLanguage('en-GB', '오늘')).toMatchObject({
    code: 'en-GB',
    korean: false,
    detected: { code: 'ko-KR' },
  });
  expect(() => textLanguage(undefined, '가')).toThrow('language가 없습니다');
  for (const none of ['<b>', 'xx', 'xx-XX', 'zz', 'korean'])
    expect(() => textLanguage(none, '가')).toThrow('언어 코드가 아닙니다');
});
