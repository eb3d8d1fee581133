import { describe, expect, it } from 'vitest';
import { besideKey, keysOfLatin, retyped, typed } from './keyboard.js';
import { compose } from './syllable.js';

describe('the keyboard', () => {
  it('shows every syllable when its keys are pressed', () => {
    for (let onset = 0; onset < 19; onset++)
      for (let nucleus = 0; nucleus < 21; nucleus++)
        for (let coda = 0; coda < 28; coda++) {
          const syllable = compose(onset, nucleus, coda);
          expect(retyped(syllable)).toBe(syllable);
        }
  });

  it('gives a consonant to the vowel that follows it', () => {
    for (const text of ['안녕하세요', '값이', '닭을', '읽어서', '의사', '괜찮아요', '까닭'])
      expect(retyped(text)).toBe(text);
    expect(typed([...'ㄱㅏㅂㅅㅣ'])).toBe('갑시');
  });

  it('shows letters that make no syllable as they are', () => {
    expect(typed([...'ㅇㅏㄴㄴㅕㅇㅎㅏㅅㅔㅛ'])).toBe('안녕하세ㅛ');
    expect(typed([...'ㅋㅋ'])).toBe('ㅋㅋ');
    expect(typed([...'ㅏㅏ'])).toBe('ㅏㅏ');
    expect(typed([...'ㅃㅏㄸ'])).toBe('빠ㄸ');
  });

  it('knows which keys lie side by side', () => {
    expect(besideKey.get('ㅁ')).toEqual(expect.arrayContaining(['ㅂ', 'ㄴ', 'ㅋ']));
    expect(besideKey.get('ㄲ')).toEqual(expect.arrayContaining(['ㄱ', 'ㄷ', 'ㅅ']));
    expect(besideKey.get('ㅁ')).not.toContain('ㅣ');
  });

  it('reads what was typed with Latin letters', () => {
    expect(typed(keysOfLatin('wlsWk')!)).toBe('진짜');
    expect(typed(keysOfLatin('dkssudgktpdy')!)).toBe('안녕하세요');
    expect(keysOfLatin('a1')).toBeUndefined();
  });
});
