import { expect, it } from 'vitest';
import type { RenderOp } from '../src/service/workers/text-handlers.js';
import { type createTextPool as CreateTextPool, isReading } from '../src/service/workers/text-pool.js';

/** Worker threads run JavaScript: the build in dist/. */
const { createTextPool } = (await import(
  new URL('../dist/service/workers/text-pool.js', import.meta.url).href
)) as { createTextPool: typeof CreateTextPool };

const WORDS = [
  '나는',
  '학교에',
  '갔다가',
  '밥을',
  '먹었는데',
  '정말',
  '맛있었다.',
  '그래서',
  '걸어',
  '왔어요',
  'ㅋㅋ',
  '22%의',
];
/** Of every length, so that there is much to read at once and little. */
const TEXTS = Array.from({ length: 600 }, (_, i) =>
  Array.from({ length: 1 + ((i * 7) % 23) }, (_, k) => WORDS[(i * i + k * 5) % WORDS.length]).join(' '),
);

it.each<RenderOp>(['analyze', 'space'])(
  'an engine answers %s with a helper as it does alone',
  async (op) => {
    const extra = { encoding: 'UTF32', format: 'json' } as const;
    const options = { splitSentences: true };
    const alone = await createTextPool({ threads: 1 });
    const expected = await alone.render(op, TEXTS, options, extra);
    await alone.close();
    const helped = await createTextPool({ threads: 2, growing: true, inHand: 2, helpers: isReading });
    // The helper comes while the first of them are answered.
    for (let round = 0; round < 3; round++)
      expect(await helped.render(op, TEXTS, options, extra)).toEqual(expected);
    await helped.close();
  },
  60_000,
);

it('an engine corrects with a helper as it does alone', async () => {
  const job = {
    op: 'corrected',
    texts: TEXTS.slice(0, 40).map((text, i) => (i % 3 === 0 ? `${text} 교통 정채가 심했다.` : text)),
    options: {},
    extra: { encoding: 'UTF32', options: {}, format: 'json' },
  } as const;
  const alone = await createTextPool({ threads: 1 });
  const expected = await alone.run(job);
  await alone.close();
  const helped = await createTextPool({ threads: 2, growing: true, inHand: 2, helpers: isReading });
  // Reading is what a helper is started for; the engine then has it for whatever comes.
  for (let round = 0; round < 2; round++)
    await helped.render('analyze', TEXTS, {}, { encoding: 'UTF32', format: 'json' });
  expect(await helped.run(job)).toEqual(expected);
  await helped.close();
}, 60_000);
