import { create, createFileRegistry, fromBinary } from '@bufbuild/protobuf';
import { FileDescriptorProtoSchema, FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import { createClient } from '@connectrpc/connect';
import { createConnectTransport, createGrpcTransport } from '@connectrpc/connect-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  Health,
  HealthCheckResponse_ServingStatus as Status,
} from '../../src/gen/grpc/health/v1/health_pb.js';
import { ServerReflection as V1 } from '../../src/gen/grpc/reflection/v1/reflection_pb.js';
import { ServerReflection as V1Alpha } from '../../src/gen/grpc/reflection/v1alpha/reflection_pb.js';
import { RevisionService } from '../../src/gen/svc/revision_service_pb.js';
import { createConfig } from '../../src/server/config.js';
import { CALLERS } from '../support/callers.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('health, without a key', () => {
  it('/healthz and /readyz', async () => {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  it('/readyz is 503 until the engine is there, and requests wait for it', async () => {
    let arrive: (engine: never) => void = () => {};
    const engine = new Promise<never>((resolve) => {
      arrive = resolve;
    });
    const { startServer } = await import('../../src/server/server.js');
    const waiting = await startServer({
      config: createConfig({ port: 0, host: '127.0.0.1', data: server.dataDir, logLevel: 'silent' }),
      createEngine: () => engine,
    });
    const url = `http://127.0.0.1:${waiting.port}`;
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    const call = fetch(`${url}/svc.LanguageService/AnalyzeSyntax`, {
      method: 'POST',
      headers: { 'api-key': server.key },
      body: '{"document":{"content":"가"}}',
    });
    arrive({ renderSentences: async () => [{ body: '', eojeols: 0 }], close: async () => {} } as never);
    expect((await call).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    await waiting.close();
  });

  it('grpc.health.v1 Check and Watch', async () => {
    const client = createClient(Health, createGrpcTransport({ baseUrl: server.url }));
    for (const service of ['', 'svc.LanguageService', 'svc.CustomDictionaryService']) {
      expect((await client.check({ service })).status).toBe(Status.SERVING);
    }
    await expect(client.check({ service: 'svc.Nothing' })).rejects.toThrow('not_found');
    for await (const { status } of client.watch({ service: '' })) {
      expect(status).toBe(Status.SERVING);
      break;
    }
  });
});

describe.each([
  ['v1', V1],
  ['v1alpha', V1Alpha as unknown as typeof V1],
])('reflection %s, without a key', (_version, service) => {
  async function ask(url: string, messageRequest: { case: string; value: string }) {
    const client = createClient(service, createGrpcTransport({ baseUrl: url }));
    async function* questions() {
      yield { host: '', messageRequest: messageRequest as never };
    }
    for await (const answer of client.serverReflectionInfo(questions())) return answer.messageResponse;
    throw new Error('no answer');
  }

  it('lists the services', async () => {
    const answer = await ask(server.url, { case: 'listServices', value: '' });
    if (answer.case !== 'listServicesResponse') throw new Error(answer.case);
    expect(answer.value.service.map(({ name }) => name)).toEqual([
      'grpc.health.v1.Health',
      'grpc.reflection.v1.ServerReflection',
      'grpc.reflection.v1alpha.ServerReflection',
      'svc.CustomDictionaryService',
      'svc.DictSearchService',
      'svc.LanguageService',
      'svc.RevisionService',
    ]);
  });

  it.each([
    'svc.LanguageService',
    'svc.LanguageService.AnalyzeSyntax',
    'svc.Morpheme.Tag',
    'svc.CustomDictionaryService',
  ])('gives the files for %s, imports included', async (symbol) => {
    const answer = await ask(server.url, { case: 'fileContainingSymbol', value: symbol });
    if (answer.case !== 'fileDescriptorResponse') throw new Error(answer.case);
    const files = answer.value.fileDescriptorProto.map((bytes) =>
      fromBinary(FileDescriptorProtoSchema, bytes),
    );
    const names = new Set(files.map(({ name }) => name));
    for (const file of files) for (const needed of file.dependency) expect(names).toContain(needed);
  });

  it('says what it does not know', async () => {
    const answer = await ask(server.url, { case: 'fileContainingSymbol', value: 'svc.Nothing' });
    expect(answer).toMatchObject({ case: 'errorResponse', value: { errorCode: 5 } });
  });

  it('a caller that knows only the alias finds all it needs to call', async () => {
    const aliased = await startTestServer({ config: { packageAlias: 'bareun' } });
    const list = await ask(aliased.url, { case: 'listServices', value: '' });
    if (list.case !== 'listServicesResponse') throw new Error(list.case);
    const listed = list.value.service.map(({ name }) => name);
    expect(listed).toEqual(expect.arrayContaining(['svc.LanguageService', 'bareun.LanguageService']));
    const answer = await ask(aliased.url, { case: 'fileContainingSymbol', value: 'bareun.LanguageService' });
    if (answer.case !== 'fileDescriptorResponse') throw new Error(answer.case);
    const file = answer.value.fileDescriptorProto
      .map((bytes) => fromBinary(FileDescriptorProtoSchema, bytes))
      .reverse();
    const registry = createFileRegistry(create(FileDescriptorSetSchema, { file }));
    const client = createClient(
      registry.getService('bareun.LanguageService')!,
      createGrpcTransport({ baseUrl: aliased.url }),
    ) as unknown as Record<string, (request: object, options: object) => Promise<{ tokensCount: number }>>;
    const headers = { 'api-key': aliased.key };
    const analysed = await client.analyzeSyntax!({ document: { content: '가 나' } }, { headers });
    expect(analysed.tokensCount).toBe(2);
    await aliased.close();
  });

  it('does not list what is off', async () => {
    const small = await startTestServer({ config: { features: 'analysis' } });
    const answer = await ask(small.url, { case: 'listServices', value: '' });
    if (answer.case !== 'listServicesResponse') throw new Error(answer.case);
    const names = answer.value.service.map(({ name }) => name).filter((name) => name.startsWith('svc.'));
    expect(names).toEqual(['svc.LanguageService']);
    await small.close();
  });
});

describe('/metrics', () => {
  it('needs any valid key', async () => {
    expect((await fetch(`${server.url}/metrics`)).status).toBe(403);
    const readOnly = await server.addKey({ readOnly: true });
    await server.untilKnown(readOnly);
    for (const key of [server.key, readOnly]) {
      expect((await fetch(`${server.url}/metrics`, { headers: { 'api-key': key } })).status).toBe(200);
    }
  });

  it('counts requests, latency, characters, errors, queue and applications', async () => {
    const headers = { 'api-key': server.key, 'x-svc-app-id': 'metrics-app' };
    const call = (body: string) =>
      fetch(`${server.url}/svc.LanguageService/AnalyzeSyntax`, { method: 'POST', headers, body });
    await call('{"document":{"content":"가 나"}}');
    await call('{}');
    const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
    const operation = 'operation="svc.LanguageService/AnalyzeSyntax"';
    expect(text).toContain(`malgyeol_requests_total{${operation},protocol="connect-json",code="ok"} 1`);
    expect(text).toContain(`malgyeol_errors_total{${operation},code="invalid_argument"} 1`);
    expect(text).toContain(`malgyeol_request_duration_seconds_count{${operation}} 2`);
    expect(text).toContain(`malgyeol_characters_total{${operation}} 3`);
    expect(text).toContain('malgyeol_application_requests_total{app="metrics-app"} 2');
    expect(text).toContain('malgyeol_application_eojeols_total{app="metrics-app"} 2');
    expect(text).toMatch(/malgyeol_queue_requests \d/);
  });
});

describe.each([...CALLERS])('features over $name', (caller) => {
  it('what is off answers UNIMPLEMENTED, 501, and says how to turn it on', async () => {
    const small = await startTestServer({ config: { features: 'analysis' } });
    const answer = await caller.call(small, 'GetCustomDictionaryList', {});
    if (answer.ok) throw new Error('must fail');
    expect(answer.code).toBe('unimplemented');
    expect(answer.message).toContain('--features');
    expect(answer.message).toContain('dictionaries');
    if (answer.status !== undefined) expect(answer.status).toBe(501);
    const sense = await caller.call(small, 'AnalyzeSyntax', { document: { content: '가' }, withSense: true });
    // 4.4: the legacy routes know no senses, so there is nothing to turn on for them.
    expect(sense).toMatchObject(
      caller.name === 'REST'
        ? { ok: true }
        : { ok: false, code: 'unimplemented', message: expect.stringContaining('senses') },
    );
    expect((await caller.call(small, 'AnalyzeSyntax', { document: { content: '가' } })).ok).toBe(true);
    await small.close();
  });
});

describe('streaming', () => {
  it.each([
    ['gRPC', () => createGrpcTransport({ baseUrl: server.url })],
    ['Connect', () => createConnectTransport({ baseUrl: server.url, httpVersion: '1.1' })],
  ])('StreamCorrectError needs a key over %s', async (_name, createTransport) => {
    const client = createClient(RevisionService, createTransport());
    const read = async () => {
      for await (const _answer of client.streamCorrectError({ document: { content: '가' } })) break;
    };
    await expect(read()).rejects.toThrow(/permission_denied.*접근 키가 없습니다/);
  });
});

describe('profiles', () => {
  it('cloud needs TLS or a trusted proxy, and keys', () => {
    expect(() => createConfig({ profile: 'cloud' })).toThrow('--tls-cert');
    expect(() => createConfig({ profile: 'cloud', trustProxy: true, open: true })).toThrow('--open');
    expect(createConfig({ profile: 'cloud', trustProxy: true }).quotaRequests).toBeGreaterThan(0);
    expect(createConfig({ profile: 'cloud', trustProxy: true, quotaRequests: 0 }).quotaRequests).toBe(0);
  });

  it('1 profiles: installed has no quota by default; both have every feature', () => {
    expect(createConfig().quotaRequests).toBe(0);
    expect(createConfig().features).toEqual(createConfig({ profile: 'cloud', trustProxy: true }).features);
    expect(createConfig().features).toContain('correction');
  });

  it('behind a trusted proxy what came in the clear is refused, health is not', async () => {
    const cloud = await startTestServer({ config: { profile: 'cloud', trustProxy: true } });
    const call = (headers: Record<string, string>) =>
      fetch(`${cloud.url}/svc.LanguageService/AnalyzeSyntax`, {
        method: 'POST',
        headers: { 'api-key': cloud.key, ...headers },
        body: '{"document":{"content":"가"}}',
      });
    expect((await call({})).status).toBe(403);
    expect((await call({ 'x-forwarded-proto': 'https' })).status).toBe(200);
    expect((await fetch(`${cloud.url}/readyz`)).status).toBe(200);
    await cloud.close();
  });
});
