import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open-store.js';
import { CALLERS } from '../support/callers.js';
import { eventually } from '../support/eventually.js';
import { runHere } from '../support/run-here.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { type SmallDisk, smallDisk } from '../support/small-disk.js';

const FULL = '저장소의 디스크가 가득 찼습니다';
const disk = smallDisk('3m');

const dictionaryOf = (words: number) => ({
  domainName: '우리',
  dict: {
    npSet: { items: Object.fromEntries(Array.from({ length: words }, (_, i) => [`말결${i}`, 1])) },
  },
});

describe.skipIf(!disk)(`a full disk${disk ? '' : ' (not run: nothing may be mounted here)'}`, () => {
  const { path, fill, empty } = disk as SmallDisk;
  const logged: string[] = [];
  let server: TestServer;
  const update = (words: number, caller = CALLERS[0]!) =>
    caller.call(server, 'UpdateCustomDictionary', dictionaryOf(words));
  const ready = async () => {
    const response = await fetch(`${server.url}/readyz`);
    return [response.status, ((await response.json()) as { reason?: string }).reason];
  };
  beforeAll(async () => {
    const data = join(path, 'data');
    mkdirSync(data);
    const logger = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
    server = await startTestServer({ config: { data }, logger });
  });
  afterAll(async () => {
    empty();
    await server?.close();
    disk!.remove();
  });

  it('refuses changes with 503 and the reason, while all else goes on; with room all is well without a restart', async () => {
    expect((await update(10)).ok).toBe(true);
    for (let round = 0; round < 2; round++) {
      fill();
      // Small ones are stored by the thread that answers, large ones by a thread of their own.
      for (const words of [50, 60_000])
        for (const caller of words > 1000 ? CALLERS.slice(0, 2) : CALLERS) {
          const answer = await update(words, caller);
          expect(answer, caller.name).toMatchObject({
            ok: false,
            code: 'unavailable',
            message: expect.stringContaining(FULL),
          });
          if (caller.name === 'REST') expect(answer).toMatchObject({ status: 503 });
        }
      await eventually(async () => expect(await ready()).toEqual([503, expect.stringContaining(FULL)]));
      const analysed = await CALLERS[0]!.call(server, 'AnalyzeSyntax', { document: { content: '가 나' } });
      expect(analysed.ok).toBe(true);
      const read = await CALLERS[0]!.call(server, 'GetCustomDictionary', { domainName: '우리' });
      expect(read.ok).toBe(true);
      empty();
      await eventually(async () => expect(await ready()).toEqual([200, undefined]));
      expect((await update(20 + round)).ok).toBe(true);
    }
    expect(logged.join('')).toMatch(/SQLITE_FULL|database or disk is full/);
    expect(logged.join('')).not.toMatch(/no transaction is active|within a transaction/);
  }, 60_000);

  it('is told by commands too', async () => {
    fill();
    const data = join(path, 'other');
    const made = await runHere(['key', 'create', '--data', data]);
    expect(made).toMatchObject({ status: 1, stderr: expect.stringMatching(/^오류: [^\n]*[가-힣][^\n]*\n$/) });
    empty();
    expect(await runHere(['key', 'create', '--data', data])).toMatchObject({ status: 0 });
  });

  it('that fills up within a change leaves the store as it was before', async () => {
    const store = await openStore({ dataDir: join(path, 'data') });
    try {
      const before = await store.readDictionaries(['우리']);
      const large = await update(200_000);
      expect(large).toMatchObject({ ok: false, code: 'unavailable', message: expect.stringContaining(FULL) });
      expect(await store.readDictionaries(['우리'])).toEqual(before);
      await eventually(async () => expect((await ready())[0]).toBe(200));
      expect((await update(30)).ok).toBe(true);
    } finally {
      await store.close();
    }
  }, 30_000);
});
