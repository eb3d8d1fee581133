import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sharedEngine } from '../../../test/support/engine.js';
import fc from '../../../test/support/fast-check.js';
import type { EvidenceAnalyser } from '../evidence-analyser.js';
import { CoveredMemory } from './covered-spaces.js';

/** The models add in another order where windows of other widths are read beside one. */
const DIGITS = 3;

const SENTENCES = [
  '어제 시작한 일이 아직 끝나지 않아서 오늘도 늦게까지 남아 있어야 한다.',
  '사과 세 개와 배 두 개를 사서 나누어 먹었다.',
  '그는 아무 말도 할 수 없을 만큼 놀란 것 같았다.',
];

let engine: EvidenceAnalyser;
beforeAll(async () => {
  engine = await sharedEngine();
}, 120_000);

/** Before every letter but the first, in their order. */
async function everywhere(text: string, memory?: CoveredMemory): Promise<number[]> {
  const at = [...text.matchAll(/\S/g)].slice(1).map(({ index }) => index);
  const [spaces] = await engine.coveredSpaces([{ text, at }], memory);
  return at.map((offset) => spaces!.get(offset)!);
}

const letters = (text: string) => text.replaceAll(' ', '');

/** The same letters with a space wherever the number has a one. */
function respaced(text: string, bits: readonly boolean[]): string {
  return [...letters(text)].map((c, i) => (i > 0 && bits[i % bits.length] ? ` ${c}` : c)).join('');
}

function expectClose(found: readonly number[], wanted: readonly number[]): void {
  expect(found).toHaveLength(wanted.length);
  found.forEach((p, i) => {
    expect(p).toBeCloseTo(wanted[i]!, DIGITS);
  });
}

describe('spaces by who sees none of the author’s', () => {
  it('are the same however the author spaced the line', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...SENTENCES),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }),
        async (sentence, bits) => {
          expectClose(await everywhere(respaced(sentence, bits)), await everywhere(sentence));
        },
      ),
      { numRuns: 12 },
    );
  });

  it('stand where a careful author puts them, in most places', async () => {
    for (const sentence of SENTENCES) {
      const spaces = await everywhere(letters(sentence));
      const wanted = [...sentence.matchAll(/(\s?)\S/g)].slice(1).map(([, space]) => space !== '');
      const agreed = spaces.filter((p, i) => p > 0.5 === wanted[i]).length;
      expect(agreed / spaces.length, sentence).toBeGreaterThan(0.9);
    }
  });

  it('do not depend on what is far away', async () => {
    const line = `${SENTENCES.join(' ').repeat(4)} 사과 세개를 샀다.`;
    const at = line.lastIndexOf('개를');
    const texts = [line, line.replace('어제', '그제'), line.replace('시작한 일', '시작한일')];
    const [wanted, ...others] = await engine.coveredSpaces(texts.map((text) => ({ text, at: [at, at - 1] })));
    expect(others[0]!.get(at)).toBeCloseTo(wanted!.get(at)!, DIGITS);
    expect(others[1]!.get(at - 1)).toBeCloseTo(wanted!.get(at)!, DIGITS);
  });

  it('do not depend on the other texts and places that are asked about', async () => {
    const together = await engine.coveredSpaces(
      SENTENCES.map((text) => ({ text, at: [text.indexOf(' ') + 1, text.lastIndexOf(' ') + 1] })),
    );
    for (const [i, text] of SENTENCES.entries())
      for (const [at, p] of together[i]!) {
        const [alone] = await engine.coveredSpaces([{ text, at: [at] }]);
        expect(p).toBeCloseTo(alone!.get(at)!, DIGITS);
      }
  });

  it('are told of characters only, in whatever line of the text', async () => {
    const text = `${SENTENCES[0]}\n\n  ${SENTENCES[1]} 😀끝`;
    const second = text.indexOf('세 개') + 2;
    const [found] = await engine.coveredSpaces([
      { text, at: [second, second - 1, text.indexOf('😀') + 1, text.indexOf('끝'), text.length] },
    ]);
    expect([...found!.keys()]).toEqual([second, text.indexOf('끝')]);
    expect(await engine.coveredSpaces([{ text, at: [] }])).toEqual([new Map()]);
    expect(await engine.coveredSpaces([])).toEqual([]);
  });

  it('are read once where only spaces have changed, and again where a letter has', async () => {
    const memory = new CoveredMemory();
    const kept = vi.spyOn(memory, 'set');
    const [sentence] = SENTENCES as [string];
    const first = await everywhere(sentence, memory);
    const windows = kept.mock.calls.length;
    expect(windows).toBeGreaterThan(0);
    expect(await everywhere(letters(sentence), memory)).toEqual(first);
    expect(kept.mock.calls.length).toBe(windows);
    await everywhere(sentence.replace('어제', '그제'), memory);
    expect(kept.mock.calls.length).toBeGreaterThan(windows);
  });
});
