import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Corrector, CustomDict, MalgyeolError, Tagger, Tokenizer } from '../../src/client/index.js';
import { createRealEngine, hasModels } from '../support/real-engine.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
let at: { url: string; key: string };
beforeAll(async () => {
  server = await startTestServer(hasModels ? { createEngine: createRealEngine } : {});
  at = { url: server.url, key: server.key };
}, 180_000);
afterAll(() => server.close());

describe.runIf(hasModels)('the client', () => {
  it('tags', async () => {
    const tagger = new Tagger(at);
    expect(await tagger.pos('하늘을')).toEqual([
      ['하늘', 'NNG'],
      ['을', 'JKO'],
    ]);
    expect(await tagger.nouns('하늘을 나는 새')).toEqual(['하늘', '새']);
    expect(await tagger.morphs('하늘을')).toEqual(['하늘', '을']);
    expect(await tagger.verbs('하늘을 나는 새')).toEqual(['날']);
    expect((await tagger.senses('다리를 건넜다')).map(({ form }) => form)).toContain('다리');
    expect((await tagger.tags(['첫 문장.', '둘째 문장.'])).sentences).toHaveLength(2);
    expect(await new Tokenizer(at).segments('하늘을')).toEqual(['하늘', '을']);
  });

  it('corrects, at once and in a stream', async () => {
    const corrector = new Corrector(at);
    expect((await corrector.correct('영수 도 학교에 갔읍니다.')).revised).toBe('영수도 학교에 갔습니다.');
    const answers = [];
    for await (const answer of corrector.stream('영수 도 학교에 갔읍니다.')) answers.push(answer);
    expect(answers[0]!.first!.revised).toBe('영수도 학교에 갔습니다.');
  });

  it('keeps custom dictionaries', async () => {
    const dict = new CustomDict('우리말', at);
    await dict.update({ np: ['볼린저'], vv: ['카톡하다'] });
    expect((await dict.get()).np).toEqual(['볼린저']);
    expect(await CustomDict.names(at)).toContain('우리말');
    expect(await new CustomDict({ name: '우리말', ...at }).remove()).toBe(true);
    expect(await dict.remove()).toBe(false);
  });

  it('stops when it is told to', async () => {
    const stop = AbortSignal.abort(new Error('그만'));
    await expect(new Tagger(at).pos('하늘', { signal: stop })).rejects.toThrow('그만');
  });
});

describe('errors of the client', () => {
  it('carry what the server says', async () => {
    const wrong = new Tagger({ ...at, key: 'mg-wrong' });
    const error = (await wrong.pos('하늘').catch((reason: unknown) => reason)) as MalgyeolError;
    expect(error).toBeInstanceOf(MalgyeolError);
    expect(error.code).toBe('permission_denied');
    expect(error.details.status).toBe(403);
    expect(error.message).toMatch(/키/);
    const streamed = new Corrector({ ...at, key: 'mg-wrong' }).stream('하늘');
    await expect(streamed.next()).rejects.toMatchObject({ code: 'permission_denied' });
  });

  it('are got over by trying again, with growing pauses', async () => {
    const times: number[] = [];
    const busy = createServer((_, response) => {
      times.push(performance.now());
      response.statusCode = times.length < 3 ? 503 : 200;
      const body = times.length < 3 ? { code: 'unavailable', message: '바쁩니다.' } : { sentences: [] };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(busy.address() as AddressInfo).port}/`;
    expect(await new Tagger({ url }).pos('하늘')).toEqual([]);
    expect(times).toHaveLength(3);
    expect(times[1]! - times[0]!).toBeGreaterThan(90);
    times.length = 0;
    await expect(new Tagger({ url, retries: 1 }).pos('하늘')).rejects.toThrow('바쁩니다.');
    busy.close();
  });

  it('say that nobody is there', async () => {
    const away = new Tagger({ url: 'http://127.0.0.1:9', retries: 0 });
    await expect(away.pos('하늘')).rejects.toMatchObject({ code: 'unavailable' });
  });
});
