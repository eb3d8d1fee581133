import { createClient, type Transport } from '@connectrpc/connect';
import {
  createConnectTransport,
  createGrpcTransport,
  createGrpcWebTransport,
} from '@connectrpc/connect-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  RevisionCategory,
  RevisionService,
  type StreamCorrectErrorResponse,
} from '../../src/gen/svc/revision_service_pb.js';
import type { Engine } from '../../src/service/workers/engine.js';
import { eventually } from '../support/eventually.js';
import { machineLoad } from '../support/machine-load.js';
import { createRealEngine, hasModels } from '../support/real-engine.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { sized } from '../support/thorough.js';

const TEXT = '학교에 갔읍니다.\n새 에플리케이션을 설치했다.\n오늘은 볼린저 밴드를 보았다.\n감사함니다.';

/** How often the workers were asked for a first and for a second look. */
let firstLooks = 0;
let looks = 0;
let server: TestServer;

/** The first answer with the best post of every thought put in its place. */
function finalText(answers: readonly StreamCorrectErrorResponse['res'][]): string {
  const first = answers.find((answer) => answer.case === 'first')!.value;
  const best = new Map<number, string>();
  for (const answer of answers)
    if (answer.case === 'post' && !best.has(answer.value.thinkingId))
      best.set(answer.value.thinkingId, answer.value.revision!.revised);
  let out = '';
  let at = 0;
  for (const { origin, revised, revisions } of first.revisedBlocks) {
    const id = revisions.find(({ thinkingId }) => thinkingId !== undefined)?.thinkingId;
    out += first.origin.slice(at, origin!.beginOffset) + ((id && best.get(id)) ?? revised);
    at = origin!.beginOffset + origin!.length;
  }
  return out + first.origin.slice(at);
}

/** The real engine; what passes through it is counted. */
async function countingEngine(): Promise<Engine> {
  const engine = await createRealEngine();
  const corrector = engine.corrector!;
  return {
    ...engine,
    corrector: {
      ...corrector,
      firstLook(cut, job) {
        firstLooks++;
        return corrector.firstLook(cut, job);
      },
      secondLook(thoughts, job) {
        looks++;
        return corrector.secondLook(thoughts, job);
      },
    },
  };
}

const TRANSPORTS: Array<[string, () => Transport]> = [
  ['gRPC', () => createGrpcTransport({ baseUrl: server.url })],
  ['gRPC-web', () => createGrpcWebTransport({ baseUrl: server.url, httpVersion: '1.1' })],
  ['Connect binary', () => createConnectTransport({ baseUrl: server.url, httpVersion: '2' })],
  [
    'Connect JSON',
    () => createConnectTransport({ baseUrl: server.url, httpVersion: '1.1', useBinaryFormat: false }),
  ],
];

const clientOf = (transport: Transport) => createClient(RevisionService, transport);

async function read(
  transport: Transport,
  content: string,
  config = {},
): Promise<StreamCorrectErrorResponse['res'][]> {
  const answers = clientOf(transport).streamCorrectError(
    { document: { content }, encodingType: 2, reqId: 7n, config },
    { headers: { 'api-key': server.key } },
  );
  const out = [];
  for await (const { res } of answers) out.push(res);
  return out;
}

describe.skipIf(!hasModels)('StreamCorrectError', () => {
  beforeAll(async () => {
    server = await startTestServer({ createEngine: countingEngine });
  }, 120_000);
  afterAll(() => server.close());

  it.each(TRANSPORTS)(
    'wire 1.3, wire 2.27: what is certain comes first, then thoughts end one by one, over %s',
    async (_, make) => {
      const [start, ...rest] = await read(make(), TEXT);
      if (start?.case !== 'first') throw new Error('first must come first');
      const first = start.value;
      expect(first.reqId).toBe(7n);
      expect(first.origin).toBe(TEXT);
      expect(first.revised).toBe(TEXT.replace('갔읍니다', '갔습니다').replace('감사함니다', '감사합니다'));
      expect(first.helps.seumnida?.comment).toContain('습니다');
      const noted = first.revisedBlocks.flatMap(({ thinkingCount, revisions }) =>
        thinkingCount ? revisions.flatMap(({ thinkingId }) => thinkingId ?? []) : [],
      );
      expect(noted).toEqual(first.thinkingIds);
      expect(noted.length).toBeGreaterThan(0);
      expect(first.helps.thinking?.category).toBe(RevisionCategory.THINKING);

      const ended = new Set<number>();
      const progressed = new Set<number>();
      let revised = first.revised;
      for (const answer of rest) {
        if (answer.case === 'first' || answer.case === undefined) throw new Error('first only once');
        expect(answer.value.reqId).toBe(7n);
        const { thinkingId } = answer.value;
        expect(first.thinkingIds).toContain(thinkingId);
        if (answer.case === 'progress') {
          expect(answer.value.thinkingMsg).toMatch(/\(\d+\/\d+\)/);
          progressed.add(thinkingId);
          continue;
        }
        expect(progressed).toContain(thinkingId);
        if (answer.case === 'post') {
          const { revision, help } = answer.value;
          expect(revision?.thinkingId).toBe(thinkingId);
          expect(help?.id).toBe(revision?.helpId);
          expect(help?.comment).not.toBe('');
          const block = first.revisedBlocks.find(({ revisions }) =>
            revisions.some((r) => r.thinkingId === thinkingId),
          )!;
          if (!ended.has(thinkingId)) revised = revised.replace(block.revised, revision!.revised);
        }
        ended.add(thinkingId);
      }
      expect([...ended].sort()).toEqual([...first.thinkingIds].sort());
      const whole = await clientOf(make()).correctError(
        { document: { content: TEXT } },
        { headers: { 'api-key': server.key } },
      );
      expect(revised).toBe(whole.revised);
      expect(whole.revisedBlocks.every((block) => block.thinkingCount === undefined)).toBe(true);
    },
  );

  it('a request without an id gets one, the same in all of its messages and another than the next', async () => {
    const ids = async () => {
      const answers = clientOf(TRANSPORTS[0]![1]()).streamCorrectError(
        { document: { content: TEXT } },
        { headers: { 'api-key': server.key } },
      );
      const found = new Set<bigint>();
      for await (const { res } of answers) found.add(res.value!.reqId);
      return [...found];
    };
    const [first, second] = [await ids(), await ids()];
    expect([first.length, second.length]).toEqual([1, 1]);
    expect(first[0]).toBeGreaterThan(0n);
    expect(second[0]).not.toBe(first[0]);
  });

  it('has no thoughts where there is nothing to doubt, or typos are not wanted', async () => {
    const transport = createGrpcTransport({ baseUrl: server.url });
    expect(await read(transport, '학교에 갔읍니다.')).toMatchObject([
      { case: 'first', value: { thinkingIds: [] } },
    ]);
    expect(await read(transport, '')).toMatchObject([{ case: 'first', value: { revised: '' } }]);
    const off = await read(transport, TEXT, { disableTypoCorrection: true });
    expect(off.map((answer) => answer.case)).toEqual(['first']);
  });

  it('ends where CorrectError ends, also where a mistyped word makes a clear case of a doubtful one', async () => {
    const transport = createGrpcTransport({ baseUrl: server.url });
    const content = [
      '새 에플리케이션을 설치했다.',
      '- `감사함니다` 우리 동네 도서관은 주말에도 문을 열어 아이들이 책을 읽기에 좋고,그래서 늘 감사함니다 하고 인사를 했는대 요즘은 바뀐 것 같다.',
      '<!-- 여기서',
      '에플리케이션을 --> 에플리케이션을 설치했다.',
      '오늘은 볼린저 밴드를 보았다. 하꾜에 갔읍니다. 때무네 늦었다. 정마로 미안하다고 말했더니 괸찮다고 했다.',
    ].join('\n');
    const answers = await read(transport, content);
    expect(answers.filter((answer) => answer.case === 'post').length).toBeGreaterThan(1);
    const whole = await clientOf(transport).correctError(
      { document: { content } },
      { headers: { 'api-key': server.key } },
    );
    expect(finalText(answers)).toBe(whole.revised);
    expect(whole.revised).toContain('\n에플리케이션을 --> 애플리케이션을');
  }, 60_000);

  it('tells of the progress of a long text before its first answer, and posts what it finds later', async () => {
    const lines = Array.from({ length: sized(200, 400) }, (_, i) => `${i}번 사람은 집에 갔읍니다.`);
    const content = [...lines, '새 에플리케이션을 설치했다.'].join('\n');
    const answers = await read(createGrpcTransport({ baseUrl: server.url }), content);
    const at = answers.findIndex((answer) => answer.case === 'first');
    expect(at).toBeGreaterThan(0);
    for (const answer of answers.slice(0, at)) {
      if (answer.case !== 'progress') throw new Error('only progress comes before the first answer');
      expect(answer.value).toMatchObject({ reqId: 7n, thinkingId: 0 });
      expect(answer.value.thinkingMsg).toContain(`/${content.length}자)`);
    }
    expect(answers.slice(at).some((answer) => answer.case === 'post')).toBe(true);
    expect(finalText(answers)).toBe(content.replaceAll('갔읍니다', '갔습니다').replace('에플', '애플'));
  }, 60_000);

  it('stops during the first look when the caller cancels, within a cut', async () => {
    const lines = Array.from({ length: 4000 }, (_, i) => `${i}번은 새 에플리케이션을 설치했다.`);
    const abort = new AbortController();
    const answers = clientOf(createGrpcTransport({ baseUrl: server.url })).streamCorrectError(
      { document: { content: lines.join('\n') } },
      { headers: { 'api-key': server.key }, signal: abort.signal },
    );
    firstLooks = 0;
    await expect(async () => {
      let told = 0;
      for await (const { res } of answers) if (res.case === 'progress' && ++told === 2) abort.abort();
    }).rejects.toThrow(/cancel/i);
    const start = performance.now();
    await clientOf(createGrpcTransport({ baseUrl: server.url })).correctError(
      { document: { content: '학교에 갔읍니다.' } },
      { headers: { 'api-key': server.key } },
    );
    // A whole text of this length takes many times as long.
    expect(performance.now() - start).toBeLessThan(10_000 * machineLoad());
    const asked = firstLooks;
    expect(asked).toBeGreaterThan(0);
    // Some were answered before the second progress, more on a quick machine; the text has about fifty cuts.
    expect(asked).toBeLessThan(40);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(firstLooks).toBe(asked);
  }, 60_000);

  it('stops working when the caller cancels', async () => {
    const lines = Array.from({ length: 400 }, (_, i) => `${i}번은 새 에플리케이션을 설치했다.`);
    const abort = new AbortController();
    const answers = clientOf(createGrpcTransport({ baseUrl: server.url })).streamCorrectError(
      { document: { content: lines.join('\n') } },
      { headers: { 'api-key': server.key }, signal: abort.signal },
    );
    looks = 0;
    await expect(async () => {
      for await (const { res } of answers) if (res.case === 'post') abort.abort();
    }).rejects.toThrow(/cancel/i);
    // What was begun is finished; then nothing is left to do, and the processor rests.
    await eventually(async () => {
      const before = process.cpuUsage();
      const seen = looks;
      await new Promise((resolve) => setTimeout(resolve, 300));
      const { user, system } = process.cpuUsage(before);
      expect(looks).toBe(seen);
      expect((user + system) / 1000).toBeLessThan(100);
    }, 20_000);
    expect(looks).toBeLessThan(50);
  }, 60_000);
});
