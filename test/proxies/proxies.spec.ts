import { connect as connectHttp2 } from 'node:http2';
import { createClient } from '@connectrpc/connect';
import { createGrpcTransport } from '@connectrpc/connect-node';
import { Client, SSEClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Health, HealthCheckResponse_ServingStatus } from '../../src/gen/grpc/health/v1/health_pb.js';
import { addressOf } from '../../src/server/port/address.js';
import { headerOf } from '../../src/server/port/http-types.js';
import type { Mount } from '../../src/server/router.js';
import { CALLERS } from '../support/callers.js';
import { eventually } from '../support/eventually.js';
import { callTool } from '../support/languagetool.js';
import { connect, ERAS, type Json } from '../support/mcp.js';
import { type InFront, PROXIES } from '../support/proxy.js';
import { hasOpenssl, selfSigned } from '../support/self-signed.mjs';
import { startTestServer, type TestServer } from '../support/server.js';

const MAX_REQUEST_BYTES = 4 * 1024 * 1024;
/** A hundred letters, three hundred bytes: long words, so that the answer is short. */
const WORD = `${'가'.repeat(99)} `;

/** What the server knows of a caller, and whether it hears that one went. */
type Probe = Mount & { waiting: number; gone: number };

function createProbe(): Probe {
  const probe: Probe = {
    waiting: 0,
    gone: 0,
    matches: (path) => path === '/probe' || path === '/probe/silent',
    handle(request, response) {
      response.once('close', () => {
        if (!response.writableEnded) probe.gone++;
      });
      if (request.url === '/probe/silent') {
        probe.waiting++;
        return;
      }
      const host = headerOf(request, ':authority') ?? headerOf(request, 'host');
      const proto = headerOf(request, 'x-forwarded-proto');
      response.end(JSON.stringify({ address: addressOf(request, true), host, proto }));
    },
  };
  return probe;
}

describe.each(PROXIES)('behind $name', ({ name, isInstalled, start }) => {
  const able = isInstalled && hasOpenssl;
  const note = able ? '' : `: not run, ${name} or openssl is not installed here`;

  describe.runIf(able)(`with the configuration that we give out${note}`, () => {
    const probe = createProbe();
    const trusting = process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    let behind: TestServer;
    let proxy: InFront;
    /** The server as its callers see it. */
    let server: TestServer;
    beforeAll(async () => {
      // The certificate is nobody's; clients of all kinds read this.
      process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
      const config = { profile: 'cloud', trustProxy: true, publicUrl: 'https://ko.example.com' };
      behind = await startTestServer({
        config: {
          ...config,
          maxRequestBytes: MAX_REQUEST_BYTES,
          maxCharacters: 5_000_000,
          packageAlias: 'bareun',
        },
        mounts: [probe],
      });
      proxy = await start(behind.port, selfSigned());
      server = { ...behind, url: proxy.url };
    });
    afterAll(async () => {
      await proxy?.stop();
      await behind?.close();
      if (trusting === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
      else process.env.NODE_TLS_REJECT_UNAUTHORIZED = trusting;
    });

    it.each(CALLERS)('$name is answered, and refused in the words of the server', async (caller) => {
      const request = { document: { content: '가 나' } };
      const answer = await caller.call(server, 'AnalyzeSyntax', request);
      expect(answer).toMatchObject({ ok: true, body: { tokensCount: 2 } });
      const refused = await caller.call(server, 'AnalyzeSyntax', request, { 'api-key': 'mg-unknown' });
      expect(refused).toMatchObject({
        ok: false,
        code: 'permission_denied',
        message: expect.stringContaining('접근 키'),
      });
    });

    it.each(CALLERS)(
      '$name: a text of three megabytes passes, one beyond the limit is the server’s to refuse',
      async (caller) => {
        const answer = await caller.call(server, 'Tokenize', { document: { content: WORD.repeat(11_000) } });
        expect(answer).toMatchObject({ ok: true, body: { tokensCount: 11_000 } });
        const refused = await caller.call(server, 'Tokenize', { document: { content: WORD.repeat(15_000) } });
        expect(refused).toMatchObject({ ok: false, code: 'resource_exhausted' });
        expect((refused as { message: string }).message).toMatch(/[가-힣]/);
      },
    );

    it('Connect JSON over HTTP/2, and the alias of the package', async () => {
      const session = connectHttp2(server.url, { rejectUnauthorized: false });
      const stream = session.request({
        ':method': 'POST',
        ':path': '/bareun.LanguageService/AnalyzeSyntax',
        'content-type': 'application/json',
        'api-key': server.key,
      });
      stream.end(JSON.stringify({ document: { content: '가 나' } }));
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      session.close();
      expect(JSON.parse(Buffer.concat(chunks).toString()).tokensCount).toBe(2);
    });

    it('a stream of gRPC is told at once and stays open', async () => {
      const client = createClient(Health, createGrpcTransport({ baseUrl: server.url }));
      const gone = new AbortController();
      for await (const { status } of client.watch({ service: '' }, { signal: gone.signal })) {
        expect(status).toBe(HealthCheckResponse_ServingStatus.SERVING);
        break;
      }
      gone.abort();
    });

    it.each(ERAS)('MCP by the official client, $era', async ({ mode }) => {
      const { client } = await connect(server, mode);
      const result = (await client.callTool({ name: 'tokenize', arguments: { text: '하나 둘' } })) as Json;
      expect(result.structuredContent.tokens_count).toBe(2);
      await client.close();
    });

    it('events of a stream come while it is open', async () => {
      const transport = new SSEClientTransport(new URL(`${server.url}/sse`), {
        requestInit: { headers: { 'api-key': server.key } },
      });
      const client = new Client({ name: 'test', version: '1.0.0' });
      // All answers come on the one stream, which does not end.
      await client.connect(transport);
      const result = (await client.callTool({ name: 'tokenize', arguments: { text: '하나 둘' } })) as Json;
      expect(result.structuredContent.tokens_count).toBe(2);
      await client.close();
    });

    it('LanguageTool, the pages, health and the figures', async () => {
      // The engine of this test corrects nothing, so the text is one that is not looked at.
      const english = { text: 'This is an English text.', language: 'auto', apiKey: server.key };
      expect((await callTool(server, 'check', english)).status).toBe(200);
      for (const path of ['/', '/rules', '/tags', '/readyz']) {
        expect((await fetch(server.url + path)).status, path).toBe(200);
      }
      const figures = await fetch(`${server.url}/metrics`, { headers: { 'api-key': server.key } });
      expect(await figures.text()).toContain('malgyeol_requests_total');
    });

    it('an answer is compressed once', async () => {
      const response = await fetch(`${server.url}/svc.LanguageService/AnalyzeSyntax`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'api-key': server.key, 'accept-encoding': 'gzip' },
        body: JSON.stringify({ document: { content: '가 나 '.repeat(1000) } }),
      });
      expect(response.headers.get('content-encoding')).toBe('gzip');
      expect(((await response.json()) as { tokensCount: number }).tokensCount).toBe(2000);
    });

    it('the server learns who called, whatever the caller wrote', async () => {
      const forged = { 'x-forwarded-for': '203.0.113.7, 198.51.100.1', 'x-forwarded-proto': 'http' };
      const seen = (await (await fetch(`${server.url}/probe`, { headers: forged })).json()) as Json;
      expect(['127.0.0.1', '::1']).toContain(seen.address);
      expect(seen).toMatchObject({ proto: 'https', host: new URL(server.url).host });
      const session = connectHttp2(server.url, { rejectUnauthorized: false });
      // What speaks gRPC goes another way through nginx.
      const stream = session.request({ ':path': '/probe', 'content-type': 'application/grpc', ...forged });
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      session.close();
      const grpc = JSON.parse(Buffer.concat(chunks).toString()) as Json;
      expect(['127.0.0.1', '::1']).toContain(grpc.address);
      expect(grpc).toMatchObject({ proto: 'https', host: new URL(server.url).host });
    });

    it('the server hears that a caller has gone', async () => {
      const gone = new AbortController();
      const waiting = fetch(`${server.url}/probe/silent`, { signal: gone.signal }).catch(() => 'gone');
      await eventually(async () => expect(probe.waiting).toBe(1));
      gone.abort();
      expect(await waiting).toBe('gone');
      await eventually(async () => expect(probe.gone).toBe(1));
    });

    it('what is sent in the clear is led to TLS', async () => {
      const response = await fetch(`${proxy.plainUrl}/rules`, { redirect: 'manual' });
      expect(response.status).toBe(308);
      expect(response.headers.get('location')).toMatch(/^https:\/\/localhost/);
    });

    it('where no server answers every protocol says so', async () => {
      await behind.close();
      for (const caller of CALLERS) {
        const answer = await caller.call(server, 'AnalyzeSyntax', { document: { content: '가 나' } });
        expect(answer, caller.name).toMatchObject({ ok: false, code: 'unavailable' });
      }
      const response = await fetch(`${server.url}/svc/api/v1/analyze`, { method: 'POST', body: '{}' });
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
    });
  });
});
