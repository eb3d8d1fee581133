import { describe, expect, it } from 'vitest';
import { stretchesOf } from './stretches.js';

const SENTENCES = ['비가 왔다.', '“우산은?”', '그는 젖었다!', '집에 와서 옷을 말렸다.', '밤새 추웠다.'];

describe('stretches of a line', () => {
  it('answer for all of it, each with something around', () => {
    for (const line of [
      SENTENCES.join(' '),
      SENTENCES[0]!,
      '',
      '마침표가 없는 글',
      `${SENTENCES.join(' ')} `,
    ]) {
      const stretches = stretchesOf(line);
      expect(stretches.map(({ begin, end }) => line.slice(begin, end)).join('')).toBe(line);
      for (const { text, at } of stretches) expect(line.startsWith(text, at)).toBe(true);
    }
  });

  it('are the same but where something changed', () => {
    const line = Array.from({ length: 12 }, () => SENTENCES.join(' ')).join(' ');
    const texts = stretchesOf(line).map(({ text }) => text);
    const changed = stretchesOf(line.replace('왔다', '내렸다')).map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(3);
    expect(changed.filter((text) => !texts.includes(text))).toHaveLength(1);
  });
});
