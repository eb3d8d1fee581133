import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../engine.js';
import type { EvidenceAnalyser } from '../evidence-analyser.js';
import type { Reader } from './reader.js';

let engine: EvidenceAnalyser;
let reader: Reader;
beforeAll(async () => {
  engine = await createEngine();
  reader = engine.languageReader!;
});
afterAll(() => engine.close());

describe('which wording is likelier', () => {
  const PAIRS = [
    ['출근길 교통 정채가 심했다.', '출근길 교통 정체가 심했다.'],
    ['파일을 지울 권환이 없습니다.', '파일을 지울 권한이 없습니다.'],
    ['어제 극장에서 영화을 보았다.', '어제 극장에서 영화를 보았다.'],
    ['그는 몇일 동안 집에 없었다.', '그는 며칠 동안 집에 없었다.'],
    ['우리는 밥을먹고 길을 나섰다.', '우리는 밥을 먹고 길을 나섰다.'],
  ] as const;

  it('is the right one by more than a nat', async () => {
    const weighed = await reader.weigh(PAIRS.flat());
    PAIRS.forEach(([wrong, right], i) => {
      const [a, b] = [weighed[2 * i]!, weighed[2 * i + 1]!];
      expect(b.sum - a.sum, `${wrong} / ${right}`).toBeGreaterThan(1);
    });
  });
});

describe('a look', () => {
  it('tells of every visible character, of what could stand there, and of spaces', async () => {
    const text = '나는 학교에 갔다.';
    const [look] = await reader.look([text]);
    expect([...look!.begins].map((at) => text[at])).toEqual([...'나는학교에갔다.']);
    const place = 4;
    expect(text[look!.begins[place]!]).toBe('에');
    expect(look!.gain(place, '에')).toBe(0);
    expect(look!.gain(place, '곡')).toBeLessThan(-3);
    expect(look!.space[2]!).toBeGreaterThan(2);
    expect(look!.space[1]!).toBeLessThan(-2);
  });

  it('says the same of a place whatever else is read with it', async () => {
    const texts = ['비가 와서 우산을 샀다.', '그 책은 도서관에 있다. 내일 빌리러 갈 생각이다.'];
    const together = await reader.look(texts);
    for (const [i, text] of texts.entries()) {
      const [alone] = await reader.look([text]);
      alone!.own.forEach((value, place) => {
        expect(value).toBeCloseTo(together[i]!.own[place]!, 3);
      });
    }
  });

  it('reads texts of any length, and of nothing', async () => {
    const long = '바람이 불고 비가 내렸다. '.repeat(60).trim();
    const [empty, blank, whole] = await reader.look(['', '   ', long]);
    expect(empty!.begins.length).toBe(0);
    expect(blank!.begins.length).toBe(0);
    expect(whole!.own.every((value) => Number.isFinite(value) && value !== 0)).toBe(true);
  });
});
