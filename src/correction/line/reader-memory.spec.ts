import { describe, expect, it } from 'vitest';
import type { Look, Weighed } from '../../analysis/reader/reader.js';
import { rememberingReader } from './reader-memory.js';

/** Answers with the text itself, and notes what it was asked. */
function notingReader() {
  const asked: string[] = [];
  const answer = <T>(texts: readonly string[], how: string) =>
    texts.map((text) => {
      asked.push(how + text);
      return { text, how } as unknown as T;
    });
  return {
    asked,
    look: async (texts: readonly string[]) => answer<Look>(texts, 'look '),
    weigh: async (texts: readonly string[]) => answer<Weighed>(texts, 'weigh '),
  };
}

describe('a reader that remembers', () => {
  it('asks once about each text, in each way', async () => {
    const noting = notingReader();
    const reader = rememberingReader(noting);
    await reader.look(['가', '나', '가']);
    await reader.weigh(['가', '다']);
    const again = await reader.weigh(['다']);
    expect(noting.asked).toEqual(['look 가', 'look 나', 'weigh 가', 'weigh 다']);
    expect(again).toEqual([{ text: '다', how: 'weigh ' }]);
  });

  it('answers in order however much it is asked, and forgets the oldest', async () => {
    const noting = notingReader();
    const reader = rememberingReader(noting);
    const long = Array.from({ length: 30 }, (_, i) => String(i).padStart(1000, '가'));
    const looks = await reader.look(long);
    expect(looks.map((look) => (look as unknown as { text: string }).text)).toEqual(long);
    await reader.look([long.at(-1)!]);
    expect(noting.asked).toHaveLength(30);
    await reader.look([long[0]!]);
    expect(noting.asked).toHaveLength(31);
  });
});
