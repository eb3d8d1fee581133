import { describe, expect, it } from 'vitest';
import { composedText, composition, isInsideSyllable } from './composition.js';

const loose = (text: string) => text.normalize('NFD');

describe('composition', () => {
  it('has nothing to do for text with whole syllables', () => {
    for (const text of ['', '학교에 갔다.', 'été', 'ㄱㄴㄷ ㅏㅑ', loose('été'), '👨‍👩‍👧'])
      expect(composition(text)).toBeUndefined();
  });

  it('composes what Unicode composes, and leaves accents and old letters alone', () => {
    expect(composedText(loose('값을 깎다, 뷁! 가나'))).toBe('값을 깎다, 뷁! 가나');
    expect(composedText(`가\u11a8 ${loose('는 café')}`)).toBe(`각 는 ${loose('café')}`);
    // 나랏말ᄊᆞ미: the old vowel stays with its onset, an onset alone is no syllable.
    for (const old of ['\u110a\u119e', '\u1112\u119e\u11ab', '\u1100\u1161\u11eb', '\u1100 \u1161'])
      expect(composedText(`${old}${loose('미')}`)).toBe(`${old}미`);
  });

  it('finds every place again, there and back', () => {
    const text = '값 a각😀다';
    const { toWritten, fromWritten, written } = composition(loose(text))!;
    for (let begin = 0; begin < text.length; begin++) {
      expect(fromWritten(toWritten(begin))).toBe(begin);
      for (let end = begin; end <= text.length; end++)
        expect(written.slice(toWritten(begin), toWritten(end))).toBe(loose(text.slice(begin, end)));
    }
    expect(fromWritten(1)).toBe(0);
    expect(toWritten(text.length)).toBe(written.length);
  });

  it('knows where a cut would part a syllable', () => {
    const text = loose('각가');
    expect([0, 1, 2, 3, 4, 5].map((at) => isInsideSyllable(text, at))).toEqual([
      false,
      true,
      true,
      false,
      true,
      false,
    ]);
  });
});
