import { describe, expect, it } from 'vitest';
import type { AnalyseOptions, Morpheme } from '../../src/analysis/types.js';
import { sharedEngine } from './shared-engine.js';

const { engine } = sharedEngine();

async function morphemes(text: string, options: AnalyseOptions = { withSense: true }): Promise<Morpheme[]> {
  const [sentences] = await (await engine()).analyse([text], options);
  return sentences!.flatMap(({ eojeols }) => eojeols.flatMap((eojeol) => eojeol.morphemes));
}

const numbers = async (text: string, form: string) =>
  (await morphemes(text)).filter((m) => m.form === form).map((m) => m.sense?.senseNo);

/** Numbers are those of 한국어기초사전. */
describe('homographs by their context', () => {
  it.each([
    ['나는 밤에 밤을 먹었다.', '밤', [1, 2]],
    ['배가 고파서 배를 먹으며 배를 탔다.', '배', [1, 3, 2]],
    ['다리를 건넜다.', '다리', [2]],
    ['다리가 저리다.', '다리', [1]],
    ['사과를 깎아 먹었다.', '사과', [1]],
    ['잘못했다고 사과를 했다.', '사과', [2]],
    ['함박눈이 내려 눈이 쌓였다.', '눈', [4]],
    ['눈을 감고 쉬었다.', '눈', [1]],
    ['말을 타고 초원을 달렸다.', '말', [3]],
    ['그 사람의 말을 믿었다.', '말', [1]],
    ['모자를 쓰고 나갔다.', '쓰', [2]],
    ['연필로 편지를 썼다.', '쓰', [1]],
    ['돈을 함부로 쓴다.', '쓰', [3]],
    ['한약이 매우 쓰다.', '쓰', [4]],
  ])('%s', async (text, form, expected) => {
    expect(await numbers(text, form)).toEqual(expected);
  }); // biome-ignore format: a table
});

describe('what carries a sense', () => {
  it('content morphemes with a known homograph; never particles, endings or marks', async () => {
    const all = await morphemes('나는 밤에 큰 배를 타고 다리 밑을 지나 집으로 돌아왔습니다.');
    for (const { tag, sense } of all) if (/^[JES]/.test(tag)) expect(sense).toBeUndefined();
    expect(all.filter(({ sense }) => sense !== undefined).length).toBeGreaterThan(3);
    for (const { sense } of all) {
      if (sense === undefined) continue;
      expect(sense.senseNo).toBeGreaterThan(0);
      expect(sense.meaning).toBe('');
      expect(sense.probability).toBeGreaterThan(0);
      expect(sense.probability).toBeLessThanOrEqual(1);
    }
  });

  it('a single candidate is certain', async () => {
    // 크다 has two homographs: only one is an adjective.
    const [big] = (await morphemes('나무가 크다.')).filter(({ form }) => form === '크');
    expect(big?.sense?.probability).toBe(1);
  });

  it('a predicate that is written as noun and suffix carries it on the noun', async () => {
    const found = (await morphemes('원고를 꼼꼼히 교정하였다.')).find(({ form }) => form === '교정');
    expect(found?.sense?.senseNo).toBeGreaterThan(0);
    expect(found?.tag).toBe('NNG');
  });

  it('changes nothing else, and nothing where it was not asked for', async () => {
    const text = '배를 타고 밤새 다리 밑을 지났다. 감사합니다!';
    const plain = await morphemes(text, {});
    const with_ = await morphemes(text);
    expect(plain.every(({ sense }) => sense === undefined)).toBe(true);
    expect(with_.map(({ sense: _, ...rest }) => rest)).toEqual(plain);
  });

  it('is the same for a text alone and among others', async () => {
    const texts = ['배를 탔다.', '배가 아프다.', '배를 깎았다.'];
    const together = await (await engine()).analyse(texts, { withSense: true });
    for (const [i, text] of texts.entries()) {
      const first = together[i]![0]!.eojeols[0]!.morphemes[0]!;
      expect([first.sense?.senseNo]).toEqual(await numbers(text, '배'));
    }
  });
});
