import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { hashKey } from '../../src/access/key.js';
import { readConfig } from '../../src/cli/read-config.js';
import { openStore } from '../../src/store/open-store.js';
import { command, dataDirectory, here, serve } from '../support/cli.js';
import { eventually } from '../support/eventually.js';

const ANALYZE = '/svc.LanguageService/AnalyzeSyntax';
const BODY = '{"document":{"content":"가 나"}}';

function analyse(url: string, key: string, headers: Record<string, string> = {}) {
  return fetch(url + ANALYZE, { method: 'POST', headers: { 'api-key': key, ...headers }, body: BODY });
}

describe('malgyeol key', () => {
  it('5.2: -reg KEY makes the store when it is absent, and is content when the key is there', async () => {
    const data = dataDirectory();
    const first = await command(['-reg', 'koba-ABC-123', '--data', data]);
    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(existsSync(data)).toBe(true);
    expect((await here(['-reg', 'koba-ABC-123', '--data', data])).status).toBe(0);
    expect((await here(['key', 'register', 'koba-ABC-123', '--data', data])).status).toBe(0);
    const list = await here(['key', 'list', '--json', '--data', data]);
    expect(JSON.parse(list.stdout)).toHaveLength(1);
  });

  it.each(['-starts-with-hyphen', '~!@#$%^&*()_+=', 'register', '키-여덟-글자임'])(
    'registers any printable key: %s',
    async (key) => {
      const data = dataDirectory();
      expect((await here(['key', 'register', key, '--data', data])).status).toBe(0);
      const store = await openStore({ dataDir: data });
      expect((await store.listKeys()).map(({ hash }) => hash)).toEqual([hashKey(key).toString('hex')]);
      await store.close();
    },
  );

  it('refuses what cannot be a key', async () => {
    const data = dataDirectory();
    expect((await here(['key', 'register', 'with space', '--data', data])).status).toBe(2);
    expect((await here(['key', 'register', '--data', data])).status).toBe(2);
    expect((await here(['key', 'register', 'short12', '--data', data])).status).toBe(2);
    expect((await here(['key', 'create', '--expires', '2020-01-01', '--data', data])).status).toBe(2);
  });

  it('creates, lists and revokes', async () => {
    const data = dataDirectory();
    const limits = [
      '--quota-requests',
      '10',
      '--quota-eojeols',
      '2000',
      '--expires',
      '2040-01-01',
      '--read-only',
    ];
    const created = await here(['key', 'create', '--label', '이름', ...limits, '--data', data]);
    expect(created.stdout).toMatch(/^mg-[\w-]{32}\n$/);
    const list = await here(['key', 'list', '--data', data]);
    expect(list.stdout).toMatch(/이름.*사용 \(2039-12-31까지\).*읽기 .*10 .*2,000/);
    expect(list.stdout).not.toContain(created.stdout.trim());
    expect((await here(['key', 'revoke', created.stdout.trim(), '--data', data])).stdout).toContain(
      '폐기했습니다',
    );
    expect((await here(['key', 'list', '--data', data])).stdout).toContain('폐기');
    expect((await here(['key', 'revoke', 'nobody', '--data', data])).status).toBe(1);
  });
});

describe('malgyeol serve', () => {
  it('makes a key at its first start and prints a line that works', async () => {
    const data = dataDirectory();
    const first = await serve(['--port', '0', '--data', data]);
    const key = /api-key: (mg-[\w-]+)/.exec(first.printed)?.[1] ?? '';
    expect(first.printed).toContain('curl http://localhost:');
    expect((await analyse(first.url, key)).status).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    const second = await serve(['--port', '0', '--data', data]);
    expect(second.printed).not.toContain('api-key');
    expect(second.printed).toContain('malgyeol key create');
    expect((await analyse(second.url, key)).status).toBe(200);
    second.child.kill('SIGTERM');
    expect(await second.exited).toBe(0);
  });

  it('says what keeps it from starting, ends, and still shows the first key when it does start', async () => {
    const data = dataDirectory();
    const taken = createServer();
    const port = await new Promise<number>((resolve) => {
      taken.listen(0, () => resolve((taken.address() as AddressInfo).port));
    });
    const busy = await command(['serve', '--port', String(port), '--data', data]);
    taken.close();
    expect(busy.status).toBe(1);
    expect(busy.stderr).toContain(`포트 ${port}번을 다른 프로그램이 쓰고 있습니다`);
    expect(busy.stderr).toContain('--port');
    const blocked = join(data, 'malgyeol.db', 'inside');
    const unwritable = await command(['serve', '--port', '0', '--data', blocked]);
    expect(unwritable).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('데이터 폴더를 쓸 수 없습니다'),
    });
    const tls = await command([
      'serve',
      '--port',
      '0',
      '--data',
      data,
      '--tls-cert',
      '/nowhere',
      '--tls-key',
      '/nowhere',
    ]);
    expect(tls).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('TLS 인증서 파일을 읽을 수 없습니다'),
    });
    const database = await command(['serve', '--port', '0'], {
      MALGYEOL_DATABASE_URL: 'postgres://127.0.0.1:1/x',
    });
    expect(database).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('PostgreSQL에 연결할 수 없습니다'),
    });
    const server = await serve(['--port', String(port), '--data', data]);
    const key = /api-key: (mg-[\w-]+)/.exec(server.printed)?.[1] ?? '';
    expect((await analyse(server.url, key)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  }, 120_000);

  it('the line it prints works as it stands', async () => {
    const server = await serve(['--port', '0', '--data', dataDirectory()]);
    const line = /^ {2}(curl .*)$/m.exec(server.printed)?.[1] ?? '';
    const { stdout } = await promisify(execFile)('bash', ['-c', `${line} -s`]);
    expect(JSON.parse(stdout)).toMatchObject({ language: 'ko_KR', tokensCount: 2 });
    server.child.kill('SIGTERM');
    await server.exited;
  });

  it('takes keys that are registered while it runs', async () => {
    const data = dataDirectory();
    const server = await serve(['--port', '0', '--data', data]);
    await here(['-reg', 'later-on', '--data', data]);
    await eventually(async () => expect((await analyse(server.url, 'later-on')).status).toBe(200), 1000);
    server.child.kill('SIGTERM');
    await server.exited;
  });

  it('loses at most a second of usage to kill -9, and usage shows the rest', async () => {
    const data = dataDirectory();
    await here(['-reg', 'counted-key', '--data', data]);
    const server = await serve(['--port', '0', '--data', data]);
    for (let i = 0; i < 20; i++) await analyse(server.url, 'counted-key', { 'x-svc-app-id': 'app' });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    server.child.kill('SIGKILL');
    await server.exited;
    const table = await here(['usage', '--data', data]);
    expect(table.stdout).toMatch(/^키 +응용 +날 +요청 +오류 +어절 +글자$/m);
    expect(table.stdout).toMatch(/ app +\d{4}-\d\d-\d\d +20 +0 +40 +60$/m);
    const byApp = await here(['usage', '--by', 'app', '--json', '--data', data]);
    expect(JSON.parse(byApp.stdout)).toMatchObject([{ appId: 'app', requests: 20 }]);
  });

  it('says in Korean what is wrong with its settings', async () => {
    expect(await here(['serve', '--port', 'x'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('--port'),
    });
    expect(await here(['serve', '--nonsense'])).toMatchObject({ status: 2 });
    expect((await here(['serve', '--profile', 'cloud'])).stderr).toContain('--trust-proxy');
  });

  it('reads its settings from the environment, flags first', () => {
    const environment = { MALGYEOL_PORT: '1234', MALGYEOL_FEATURES: 'analysis,mcp', MALGYEOL_OPEN: '1' };
    const { config } = readConfig(['--port=99', '--host', 'localhost'], environment);
    expect(config).toMatchObject({ port: 99, host: 'localhost', open: true, features: ['analysis', 'mcp'] });
  });
});
