import { spawn } from 'node:child_process';
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AnalyzeSyntaxRequestSchema,
  AnalyzeSyntaxResponseSchema,
} from '../../src/gen/svc/language_service_pb.js';
import { CALLERS } from '../support/callers.js';
import { installed } from '../support/installed.mjs';
import { startTestServer, type TestServer } from '../support/server.js';

const LIMIT = 1_000_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { maxRequestBytes: LIMIT } });
});
afterAll(() => server.close());

describe.each([...CALLERS])('dictionaries over $name', (caller) => {
  const name = `게임 (판:2)@서버 ${caller.name}`;

  it('may have signs in their names, and answer with domain and domainName', async () => {
    const stored = await caller.call(server, 'UpdateCustomDictionary', {
      domainName: name,
      dict: { domainName: '안쪽 이름은 쓰지 않는다', npSet: { items: { 청하: 1 } } },
    });
    expect(stored).toMatchObject({ ok: true, body: { updatedDomainName: name } });
    const read = await caller.call(server, 'GetCustomDictionary', { domainName: name });
    expect(read).toMatchObject({
      ok: true,
      body: { domain: name, domainName: name, dict: { domainName: name, npSet: { items: { 청하: 1 } } } },
    });
  });

  it('a partial update stores the good entries and names the bad ones', async () => {
    const answer = await caller.call(server, 'UpdateCustomDictionary', {
      domainName: name,
      partial: true,
      dict: { npSet: { items: { 청하: 1, 말결: 0 } }, vvSet: { items: { 카톡하다: 1, kakao: 1 } } },
    });
    expect(answer).toMatchObject({
      ok: true,
      body: {
        rejectedCount: 2,
        rejected: [
          { set: 'np_set', entry: '말결', message: expect.stringContaining('값이 0') },
          { set: 'vv_set', entry: 'kakao', message: expect.stringContaining('활용할 수 없습니다') },
        ],
      },
    });
    const read = await caller.call(server, 'GetCustomDictionary', { domainName: name });
    expect(read).toMatchObject({
      ok: true,
      body: { dict: { npSet: { items: { 청하: 1 } }, vvSet: { items: { 카톡하다: 1 } } } },
    });
  });
});

it('a large partial update is checked entry by entry too', async () => {
  const items = Object.fromEntries(Array.from({ length: 8000 }, (_, i) => [`낱말${i}`, i % 4000]));
  const [connect] = CALLERS;
  const request = { domainName: '큰 사전', partial: true, dict: { npSet: { items } } };
  expect(JSON.stringify(request).length).toBeGreaterThan(64 * 1024);
  const answer = await connect!.call(server, 'UpdateCustomDictionary', request);
  expect(answer).toMatchObject({ ok: true, body: { rejectedCount: 2, rejected: [{}, {}] } });
});

describe('gRPC-web in base64', () => {
  const call = (body: string, method = 'AnalyzeSyntax') =>
    fetch(`${server.url}/svc.LanguageService/${method}`, {
      method: 'POST',
      headers: { 'api-key': server.key, 'content-type': 'application/grpc-web-text+proto' },
      body,
    });
  const enveloped = (message: Uint8Array) => {
    const head = Buffer.alloc(5);
    head.writeUInt32BE(message.length, 1);
    return Buffer.concat([head, message]);
  };
  const request = enveloped(
    toBinary(
      AnalyzeSyntaxRequestSchema,
      create(AnalyzeSyntaxRequestSchema, { document: { content: '가 나' } }),
    ),
  );
  const decoded = (text: string) =>
    Buffer.concat((text.match(/[^=]+=*/g) ?? []).map((piece) => Buffer.from(piece, 'base64')));

  it.each([
    ['whole', [request]],
    ['in pieces, each padded', [request.subarray(0, 4), request.subarray(4, 6), request.subarray(6)]],
  ])('is read and answered: %s', async (_, pieces) => {
    const response = await call(pieces.map((piece) => piece.toString('base64')).join(''));
    expect(response.headers.get('content-type')).toBe('application/grpc-web-text+proto');
    const bytes = decoded(await response.text());
    const answer = fromBinary(AnalyzeSyntaxResponseSchema, bytes.subarray(5, 5 + bytes.readUInt32BE(1)));
    expect(answer.tokensCount).toBe(2);
    expect(bytes.subarray(5 + bytes.readUInt32BE(1)).toString()).toContain('grpc-status: 0');
  });

  it.each(['*not base64*', 'AAAAA', 'AA==A'])('%j is refused as what it is', async (body) => {
    const response = await call(body);
    const trailers = decoded(await response.text()).toString();
    expect(`${trailers}${response.headers.get('grpc-status')}`).toMatch(/grpc-status: 3|^3$/);
  });
});

const python = installed('python3', '--version');

describe(`a body over the limit on HTTP/1.1${python ? '' : ' (urllib not run: Python is not here)'}`, () => {
  it('is answered 413 with Connection: close', async () => {
    const response = await fetch(`${server.url}/svc/api/v1/analyze`, {
      method: 'POST',
      headers: { 'api-key': server.key },
      body: 'x'.repeat(LIMIT + 1),
    });
    expect(response.status).toBe(413);
    expect(response.headers.get('connection')).toBe('close');
    expect(await response.json()).toMatchObject({ code: 'resource_exhausted' });
  });

  it.runIf(python)(
    'reaches callers that write to the end before they read (urllib), every time',
    async () => {
      const script = `
import collections, urllib.request, urllib.error
answers = collections.Counter()
for path, key in [('/svc/api/v1/analyze', '${server.key}'), ('/svc.LanguageService/AnalyzeSyntax', '${server.key}'), ('/svc/api/v1/analyze', 'wrong-key')]:
    for size in (2, 8):
        for _ in range(10):
            request = urllib.request.Request('${server.url}' + path, b'x' * (size * 1000000), {'api-key': key, 'content-type': 'application/json'})
            try:
                urllib.request.urlopen(request, timeout=20)
            except urllib.error.HTTPError as error:
                error.read()
                answers[error.code] += 1
            except Exception as error:
                answers[repr(error)] += 1
print(sorted(answers.items()))`;
      expect(await outputOf('python3', ['-c', script])).toBe('[(403, 20), (413, 20), (429, 20)]');
    },
    60_000,
  );
});

/** Not in step: the server that it calls runs in this process. */
function outputOf(command: string, args: string[]): Promise<string> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve) => child.once('close', () => resolve(output.trim())));
}
