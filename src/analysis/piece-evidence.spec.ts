import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from './engine.js';
import type { EvidenceAnalyser } from './evidence-analyser.js';
import { PieceMemory } from './piece-evidence.js';

const FIRST =
  '아침 일찍 일어나서 강가를 한 바퀴 돌고 왔는데 안개가 자욱해서 건너편 산이 하나도 보이지 않았다.';
const SECOND =
  '점심에는 오랜만에 만난 친구와 시장 골목의 작은 식당에서 따뜻한 국수를 한 그릇씩 나누어 먹었다.';
const THIRD = '저녁이 되자 비가 그치고 하늘이 맑게 개어서 내일은 등산을 가기로 했다.';

describe('evidence of pieces', () => {
  let engine: EvidenceAnalyser;
  /** How many characters the encoders were given. */
  let read = 0;
  beforeAll(async () => {
    engine = await createEngine();
    const { encoder } = engine as unknown as {
      encoder: { run: (inputs: ReadonlyArray<{ ids: Uint16Array }>, ...rest: unknown[]) => Promise<void> };
    };
    const run = encoder.run.bind(encoder);
    encoder.run = (inputs, ...rest) => {
      for (const { ids } of inputs) read += ids.length;
      return run(inputs, ...rest);
    };
  });
  afterAll(() => engine.close());

  const charactersReadBy = async (ask: () => Promise<unknown>) => {
    read = 0;
    await ask();
    return read;
  };

  it('is the same whether a sentence was read before or not, wherever it stands', async () => {
    const memory = new PieceMemory();
    await engine.evidence([`${FIRST} ${SECOND}`, `${THIRD} ${FIRST}`], {}, memory);
    for (const text of [`${SECOND}   ${FIRST} ${THIRD}`, `😀 ${THIRD}\n${SECOND}\t${FIRST}`])
      expect(await engine.evidence([text], {}, memory)).toEqual(await engine.evidence([text]));
  });

  it('is asked of the encoders only for what changed', async () => {
    const memory = new PieceMemory();
    await engine.evidence([`${FIRST} ${SECOND} ${THIRD}`], {}, memory);
    const changed = `${FIRST} ${SECOND.replace('점심에는', '점심엔')} ${THIRD}`;
    const again = await charactersReadBy(() => engine.evidence([changed], {}, memory));
    const all = await charactersReadBy(() => engine.evidence([changed]));
    expect(again).toBeGreaterThan(0);
    expect(again).toBeLessThan(all / 2);
    expect(await charactersReadBy(() => engine.evidence([changed], {}, memory))).toBe(0);
  });

  it('of a first impression is made closer without being read anew', async () => {
    const memory = new PieceMemory();
    const text = '어재 산 꽃에물을 주었더니 시들지 안고 잘자란다.';
    await engine.evidence([text], { quick: true }, memory);
    const closer = await charactersReadBy(async () =>
      expect(await engine.evidence([text], {}, memory)).toEqual(await engine.evidence([text])),
    );
    const fresh = await charactersReadBy(() => engine.evidence([text]));
    // what both read closely, and once the whole by the fast reader
    expect(closer).toBe(2 * fresh - text.replaceAll(' ', '').length);
    // and is not taken for a close look
    expect(await charactersReadBy(() => engine.evidence([text], { quick: true }, memory))).toBe(0);
  });

  it('takes a line of many sentences in time that grows with its length', async () => {
    const line = (n: number) => Array.from({ length: n }, (_, i) => `${i}${THIRD}`).join(' ');
    const short = await charactersReadBy(() => engine.evidence([line(20)]));
    const long = await charactersReadBy(() => engine.evidence([line(80)]));
    expect(long / short).toBeLessThan(4.5);
  });
});
