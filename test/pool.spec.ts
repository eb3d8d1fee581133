import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Pool } from '../src/analysis/pool/pool.js';
import type { ExtraWords } from '../src/analysis/types.js';
import { createPool, modelDirectory, WHITESPACE_WORKER } from './support/pool.js';
import { createWhitespaceAnalyser } from './support/whitespace-analyser.mjs';

const open = (threads: number, modelDir = modelDirectory()): Promise<Pool> =>
  createPool({ threads, modelDir, worker: WHITESPACE_WORKER });

function words(name: string, version: string, ...forms: string[]): ExtraWords {
  return { name, version, entries: forms.map((form) => ({ form, tag: 'NNP' })) };
}

describe('a pool of workers', () => {
  let pool: Pool;
  beforeAll(async () => {
    pool = await open(2);
  });
  afterAll(() => pool.close());

  it('answers as the engine inside answers', async () => {
    const texts = ['엄마가 왔다. 그래서 좋다.', '', '둘째\n줄'];
    const analyser = createWhitespaceAnalyser();
    for (const options of [{}, { splitSentences: true, withSense: true }, { whole: true }]) {
      expect(await pool.analyse(texts, options)).toEqual(await analyser.analyse(texts, options));
    }
    expect(await pool.space(['가  나 다'], { reset: true })).toEqual(['가나다']);
    expect(await pool.space(['가  나 다'])).toEqual(['가 나 다']);
    expect(await pool.sentences(['가. 나'])).toEqual([
      [
        { begin: 0, end: 2 },
        { begin: 3, end: 4 },
      ],
    ]);
    expect(await pool.analyse([])).toEqual([]);
  });

  it('keeps the order over many batches and concurrent requests', async () => {
    const requests = Array.from({ length: 8 }, (_, r) =>
      Array.from({ length: 700 }, (_, i) => `${r}-${i} ${'가'.repeat((i * 37) % 900)}`),
    );
    const answers = await Promise.all(requests.map((texts) => pool.run<string>({ op: 'echo', texts })));
    expect(answers).toEqual(requests);
    expect(pool.load).toBe(0);
  });

  it('drops what no worker has begun when its caller goes away', async () => {
    const pool = await open(2);
    const abort = new AbortController();
    const begun = [1, 2].map(() => pool.run({ op: 'sleep', texts: ['하나'] }));
    const [before] = await pool.run<number>({ op: 'touch', texts: ['세다'] });
    const running = [1, 2].map(() => pool.run({ op: 'sleep', texts: ['하나'] }));
    const waiting = Array.from({ length: 20 }, () =>
      pool.run({ op: 'touch', texts: ['세다'] }, abort.signal),
    );
    abort.abort(new Error('그만'));
    for (const one of waiting) await expect(one).rejects.toThrow('그만');
    await expect(pool.run({ op: 'touch', texts: ['세다'] }, abort.signal)).rejects.toThrow('그만');
    await Promise.all([...begun, ...running]);
    // Nothing but this call counted since.
    expect(await pool.run<number>({ op: 'touch', texts: ['세다'] })).toEqual([before! + 1]);
    expect(pool.load).toBe(0);
    await pool.close();
  });

  it('drops what a worker has in hand and has not begun', async () => {
    const pool: Pool = await createPool({
      threads: 1,
      inHand: 4,
      modelDir: modelDirectory(),
      worker: WHITESPACE_WORKER,
    });
    const abort = new AbortController();
    const [before] = await pool.run<number>({ op: 'touch', texts: ['세다'] });
    const begun = pool.run({ op: 'sleep', texts: ['하나'] });
    const waiting = [1, 2, 3].map(() => pool.run({ op: 'touch', texts: ['세다'] }, abort.signal));
    abort.abort(new Error('그만'));
    for (const one of waiting) await expect(one).rejects.toThrow('그만');
    await begun;
    expect(await pool.run<number>({ op: 'touch', texts: ['세다'] })).toEqual([before! + 1]);
    await pool.close();
  });

  it('counts the characters that it still owes', async () => {
    const answer = pool.run({ op: 'sleep', texts: ['다섯 글자'] });
    expect(pool.load).toBe(5);
    await answer;
    expect(pool.load).toBe(0);
  });

  it('spreads one request over idle workers and lets a small one pass a large one', async () => {
    const long = '가'.repeat(3000);
    const order: string[] = [];
    const large = pool.run({ op: 'sleep', texts: Array(12).fill(long) }).then(() => order.push('large'));
    const small = pool.run({ op: 'sleep', texts: ['작다'] }).then(() => order.push('small'));
    await Promise.all([large, small]);
    expect(order).toEqual(['small', 'large']);
  });

  it('shares the model between workers instead of copying it', async () => {
    const texts = Array.from({ length: 20 }, () => '가'.repeat(400));
    const counts = await pool.run<number>({ op: 'touch', texts });
    expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i));
  });

  it('hands on the error of a text and goes on', async () => {
    const texts = [...Array(30).fill('가'.repeat(500)), '실패'];
    await expect(pool.run({ op: 'fail', texts })).rejects.toThrow('이 글은 분석할 수 없습니다.');
    await expect(pool.run({ op: 'none', texts: ['가'] })).rejects.toThrow('알 수 없는 작업입니다: none');
    expect(await pool.run({ op: 'echo', texts: ['가'] })).toEqual(['가']);
    expect(pool.load).toBe(0);
  });

  it('replaces a worker that died and fails only what it was doing', async () => {
    const bystander = pool.run({ op: 'sleep', texts: ['나'] });
    await expect(pool.run({ op: 'die', texts: ['가'] })).rejects.toThrow(
      '분석 스레드가 멈췄습니다 (종료 코드 3).',
    );
    expect(await bystander).toEqual(['나']);
    await expect(pool.run({ op: 'die', texts: ['가'] })).rejects.toThrow('종료 코드 3');
    await expect(pool.run({ op: 'die', texts: ['가'] })).rejects.toThrow('종료 코드 3');
    const texts = Array.from({ length: 50 }, (_, i) => `${i}${'다'.repeat(300)}`);
    expect(await pool.run({ op: 'echo', texts })).toEqual(texts);
  });
});

describe('a pool that grows', () => {
  const growing = (modelDir = modelDirectory()): Promise<Pool> =>
    createPool({ threads: 2, growing: true, modelDir, worker: WHITESPACE_WORKER });
  const threadsOf = async (pool: Pool, texts: number) =>
    new Set(
      (
        await Promise.all(
          Array.from({ length: texts }, () => pool.run<number>({ op: 'thread', texts: ['가'] })),
        )
      ).flat(),
    ).size;

  it('answers little with one engine, and much with all of them', async () => {
    const pool = await growing();
    expect(await threadsOf(pool, 1)).toBe(1);
    expect(await threadsOf(pool, 1)).toBe(1);
    // The second engine may come when the first is through with much: it is asked until it is there.
    await expect.poll(() => threadsOf(pool, 20), { timeout: 60_000 }).toBe(2);
    expect(await threadsOf(pool, 100)).toBe(2);
    await pool.close();
  });

  it('tells what kept its first engine from starting, whoever asks', async () => {
    const pool = await growing(modelDirectory({ 'refuse-to-start.bin': new Uint8Array(1) }));
    await expect(pool.run({ op: 'echo', texts: ['가'] })).rejects.toThrow('시작할 수 없습니다.');
    await expect(pool.ready).rejects.toThrow('시작할 수 없습니다.');
    await expect(pool.run({ op: 'echo', texts: ['가'] })).rejects.toThrow('시작할 수 없습니다.');
    await pool.close();
  });
});

describe('a pool whose workers have the next batch in hand', () => {
  it('gives what a dead worker had not begun to another', async () => {
    const pool: Pool = await createPool({
      threads: 1,
      inHand: 2,
      modelDir: modelDirectory(),
      worker: WHITESPACE_WORKER,
    });
    const death = pool.run({ op: 'die', texts: ['가'] });
    const behind = ['나', '다', '라'].map((text) => pool.run({ op: 'echo', texts: [text] }));
    await expect(death).rejects.toThrow('종료 코드 3');
    expect(await Promise.all(behind)).toEqual([['나'], ['다'], ['라']]);
    await pool.close();
  });
});

describe('a pool whose engines have helpers', () => {
  const open = (threads = 2): Promise<Pool> =>
    createPool({
      threads,
      growing: true,
      inHand: 2,
      helpers: (op: string) => op !== 'fail',
      // The models that ship: a helper opens their graphs.
      worker: WHITESPACE_WORKER,
    });
  const texts = Array.from({ length: 40 }, (_, i) => `${i}${'가'.repeat(600)}`);

  it('has one for two threads, which begins several batches and answers in order', async () => {
    const pool = await open();
    const crowd = async () => Math.max(...(await pool.run<number>({ op: 'crowd', texts })));
    await expect.poll(crowd, { timeout: 60_000 }).toBe(6);
    expect(await pool.run({ op: 'sleep', texts })).toEqual(texts);
    const threads = await pool.run<number>({ op: 'thread', texts });
    expect(new Set(threads).size).toBe(1);
    await pool.close();
  });

  it('has one for every thread where most of the work is not reading', async () => {
    const pool = await open();
    await pool.run({ op: 'fail', texts });
    const threads = async () => new Set(await pool.run<number>({ op: 'thread', texts })).size;
    await expect.poll(threads, { timeout: 60_000 }).toBe(2);
    await pool.close();
  });

  it('blames nobody for a death but who was alone in work', async () => {
    const pool = await open();
    const crowd = async () => Math.max(...(await pool.run<number>({ op: 'crowd', texts })));
    await expect.poll(crowd, { timeout: 60_000 }).toBeGreaterThan(1);
    const before = ['나', '다'].map((text) => pool.run({ op: 'sleep', texts: [text] }));
    const death = pool.run({ op: 'die', texts: ['가'] });
    const behind = ['라', '마'].map((text) => pool.run({ op: 'echo', texts: [text] }));
    await expect(death).rejects.toThrow('종료 코드 3');
    expect(await Promise.all([...before, ...behind])).toEqual([['나'], ['다'], ['라'], ['마']]);
    await pool.close();
  });

  it('knows the dictionaries of what came before it had help', async () => {
    const pool = await open();
    const dictionaries = [words('첫째', '1', '말결')];
    const asked = Array.from({ length: 8 }, () =>
      pool.run({ op: 'dictionaries', texts: ['가'], options: { dictionaries } }),
    );
    expect(await Promise.all(asked)).toEqual(asked.map(() => [['첫째@1']]));
    await pool.close();
  });
});

describe('dictionaries', () => {
  it('apply in the order given and change with their version', async () => {
    const pool = await open(1);
    const dictionaryOf = async (...dictionaries: ExtraWords[]) =>
      (await pool.analyse(['말결'], { dictionaries }))[0]![0]!.eojeols[0]!.morphemes[0]!.customDictName;
    const first = words('첫째', '1', '말결');
    const second = words('둘째', '1', '말결');
    expect(await dictionaryOf(first, second)).toBe('첫째');
    expect(await dictionaryOf(second, first)).toBe('둘째');
    expect(await dictionaryOf(words('첫째', '2', '물결'), second)).toBe('둘째');
    expect(await dictionaryOf(first)).toBe('첫째');
    expect(await dictionaryOf()).toBeUndefined();
    await pool.close();
  });

  it('come back after they were forgotten', async () => {
    const pool = await open(1);
    const many = Array.from({ length: 150 }, (_, i) => words(`사전${i}`, '1'));
    const used = async (...dictionaries: ExtraWords[]) =>
      (await pool.run({ op: 'dictionaries', texts: ['가'], options: { dictionaries } }))[0];
    for (const one of many) expect(await used(one)).toEqual([`${one.name}@1`]);
    const all = many.map(({ name }) => `${name}@1`);
    expect(await used(...many)).toEqual(all);
    expect(await used(many[0]!, many[149]!, many[0]!)).toEqual([all[0], all[149], all[0]]);
    await pool.close();
  });
});

describe('closing', () => {
  it('finishes what was taken and takes no more', async () => {
    const pool = await open(2);
    const texts = Array.from({ length: 40 }, (_, i) => `${i}${'가'.repeat(600)}`);
    const answer = pool.run({ op: 'sleep', texts });
    const closed = pool.close();
    await expect(pool.run({ op: 'echo', texts: ['가'] })).rejects.toThrow('분석기가 이미 닫혔습니다.');
    await closed;
    expect(await answer).toEqual(texts);
    await pool.close();
  });

  it('does not hang when the last task kills its worker', async () => {
    const pool = await open(1);
    const death = expect(pool.run({ op: 'die', texts: ['가'] })).rejects.toThrow('종료 코드 3');
    await pool.close();
    await death;
  });
});

describe('starting', () => {
  it('fails with the reason when an engine cannot be made', async () => {
    const refusing = modelDirectory({ 'refuse-to-start.bin': new Uint8Array(1) });
    await expect(open(2, refusing)).rejects.toThrow('시작할 수 없습니다.');
  });

  it('says which model directory is missing', async () => {
    await expect(open(1, '/없는/모델')).rejects.toThrow('모델 디렉터리를 읽을 수 없습니다: /없는/모델');
  });
});
