import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { hashKey } from '../../src/access/key.js';
import { COMMANDS } from '../../src/cli/command-table.js';
import { run, spec } from '../../src/cli/commands/serve.js';
import { readConfig } from '../../src/cli/read-config.js';
import { createServerEngine } from '../../src/service/workers/server-engine.js';
import { openStore } from '../../src/store/open-store.js';
import { command, dataDirectory, type Served, serve } from '../support/cli.js';
import { eventually } from '../support/eventually.js';
import { installed } from '../support/installed.mjs';
import { modelDirectory, WHITESPACE_WORKER } from '../support/pool.js';
import { runHere } from '../support/run-here.js';

/** `malgyeol serve` with the double for an engine, in this process. */
const SERVE = {
  summary: 'serve',
  load: async () => ({ spec, run: (args: string[]) => run(args, createDouble) }),
};
const createDouble = () =>
  createServerEngine({ threads: 1, modelDir: modelDirectory(), worker: WHITESPACE_WORKER });

const ANALYZE = '/svc.LanguageService/AnalyzeSyntax';
const BODY = '{"document":{"content":"가 나"}}';

function analyse(url: string, key: string, headers: Record<string, string> = {}) {
  return fetch(url + ANALYZE, { method: 'POST', headers: { 'api-key': key, ...headers }, body: BODY });
}

describe('malgyeol key', () => {
  it('5.2, wire 5.8: -reg KEY makes the store when it is absent, and is content when the key is there', async () => {
    const data = dataDirectory();
    const first = await command(['-reg', 'koba-ABC-123', '--data', data]);
    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(existsSync(data)).toBe(true);
    expect((await runHere(['-reg', 'koba-ABC-123', '--data', data])).status).toBe(0);
    expect((await runHere(['key', 'register', 'koba-ABC-123', '--data', data])).status).toBe(0);
    const list = await runHere(['key', 'list', '--json', '--data', data]);
    expect(JSON.parse(list.stdout)).toHaveLength(1);
  });

  it.each(['-starts-with-hyphen', '~!@#$%^&*()_+=', 'register', '키-여덟-글자임'])(
    'registers any printable key: %s',
    async (key) => {
      const data = dataDirectory();
      expect((await runHere(['key', 'register', key, '--data', data])).status).toBe(0);
      const store = await openStore({ dataDir: data });
      expect((await store.listKeys()).map(({ hash }) => hash)).toEqual([hashKey(key).toString('hex')]);
      await store.close();
    },
  );

  it('refuses what cannot be a key', async () => {
    const data = dataDirectory();
    expect((await runHere(['key', 'register', 'with space', '--data', data])).status).toBe(2);
    expect((await runHere(['key', 'register', '--data', data])).status).toBe(2);
    expect((await runHere(['key', 'register', 'short12', '--data', data])).status).toBe(2);
    expect((await runHere(['key', 'create', '--expires', '2020-01-01', '--data', data])).status).toBe(2);
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
    const created = await runHere(['key', 'create', '--label', '이름', ...limits, '--data', data]);
    expect(created.stdout).toMatch(/^mg-[\w-]{32}\n$/);
    const list = await runHere(['key', 'list', '--data', data]);
    expect(list.stdout).toMatch(/이름.*사용 \(2039-12-31까지\).*읽기 .*10 .*2,000/);
    expect(list.stdout).not.toContain(created.stdout.trim());
    expect((await runHere(['key', 'revoke', created.stdout.trim(), '--data', data])).stdout).toContain(
      '폐기했습니다',
    );
    expect((await runHere(['key', 'list', '--data', data])).stdout).toContain('폐기');
    expect((await runHere(['key', 'revoke', 'nobody', '--data', data])).status).toBe(1);
  });
});

describe('malgyeol serve', () => {
  /** Its first start on this folder, after one that failed, for several tests: a process takes its time to start. */
  const data = dataDirectory();
  const startHere = (...args: string[]) => runHere(['serve', ...args], { ...COMMANDS, serve: SERVE });
  let busyPort: number;
  let busy: Awaited<ReturnType<typeof runHere>>;
  let first: Served;
  let key: string;
  beforeAll(async () => {
    const taken = createServer();
    busyPort = await new Promise<number>((resolve) => {
      taken.listen(0, () => resolve((taken.address() as AddressInfo).port));
    });
    busy = await startHere('--port', String(busyPort), '--data', data);
    taken.close();
    first = await serve(['--port', '0', '--data', data]);
    key = /api-key: (mg-[\w-]+)/.exec(first.printed)?.[1] ?? '';
  });
  afterAll(() => void first?.child.kill('SIGKILL'));

  it('makes a key at its first start and prints it', async () => {
    expect(first.printed).toContain('curl http://localhost:');
    expect((await analyse(first.url, key)).status).toBe(200);
  });

  it('says what keeps it from starting, and still shows the first key when it does start', async () => {
    expect(busy.status).toBe(1);
    expect(busy.stderr).toContain(`포트 ${busyPort}번을 다른 프로그램이 쓰고 있습니다`);
    expect(busy.stderr).toContain('--port');
    expect(busy.stdout + busy.stderr).not.toContain('mg-');
    expect(key).toMatch(/^mg-/);
  });

  it('says which of its settings keeps it from starting', async () => {
    const data = dataDirectory();
    await runHere(['-reg', 'any-key-at-all', '--data', data]);
    const blocked = join(data, 'malgyeol.db', 'inside');
    const tls = ['--tls-cert', '/nowhere', '--tls-key', '/nowhere'];
    const starts = (...args: string[]) => startHere('--port', '0', ...args);
    expect(await starts('--data', blocked)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('데이터 폴더를 쓸 수 없습니다'),
    });
    expect(await starts('--data', data, ...tls)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('TLS 인증서 파일을 읽을 수 없습니다'),
    });
    vi.stubEnv('MALGYEOL_DATABASE_URL', 'postgres://127.0.0.1:1/x');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await starts()).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('PostgreSQL에 연결할 수 없습니다'),
    });
  });

  const curl = installed('curl', '--version');
  it.runIf(curl)(
    `the line it prints works as it stands${curl ? '' : ': not run, there is no curl'}`,
    async () => {
      const line = /^ {2}(curl .*)$/m.exec(first.printed)?.[1] ?? '';
      const { stdout } = await promisify(execFile)('bash', ['-c', `${line} -s`]);
      expect(JSON.parse(stdout)).toMatchObject({ language: 'ko_KR', tokensCount: 2 });
    },
  );

  it('takes keys that are registered while it runs', async () => {
    await runHere(['-reg', 'later-on', '--data', data]);
    await eventually(async () => expect((await analyse(first.url, 'later-on')).status).toBe(200));
  });

  it('writes usage soon, so that kill -9 loses little of it', async () => {
    for (let i = 0; i < 20; i++) await analyse(first.url, key, { 'x-svc-app-id': 'app' });
    await eventually(async () =>
      expect((await runHere(['usage', '--data', data])).stdout).toMatch(/ app +[\d-]+ +20 /),
    );
    first.child.kill('SIGKILL');
    await first.exited;
    const table = await runHere(['usage', '--data', data]);
    expect(table.stdout).toMatch(/^키 +응용 +날 +요청 +오류 +어절 +글자$/m);
    expect(table.stdout).toMatch(/ app +\d{4}-\d\d-\d\d +20 +0 +40 +60$/m);
    const byApp = await runHere(['usage', '--by', 'app', '--json', '--data', data]);
    expect(JSON.parse(byApp.stdout)).toContainEqual(expect.objectContaining({ appId: 'app', requests: 20 }));
  });

  it('makes no further key at its next start, and ends well when it is told to', async () => {
    const second = await serve(['--port', '0', '--data', data]);
    expect(second.printed).not.toContain('api-key');
    expect(second.printed).toContain('malgyeol key create');
    expect((await analyse(second.url, key)).status).toBe(200);
    second.child.kill('SIGTERM');
    expect(await second.exited).toBe(0);
  });

  it('says in Korean what is wrong with its settings', async () => {
    expect(await runHere(['serve', '--port', 'x'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('--port'),
    });
    expect(await runHere(['serve', '--nonsense'])).toMatchObject({ status: 2 });
    expect((await runHere(['serve', '--profile', 'cloud'])).stderr).toContain('--trust-proxy');
  });

  it('reads its settings from the environment, flags first', () => {
    const environment = { MALGYEOL_PORT: '1234', MALGYEOL_FEATURES: 'analysis,mcp', MALGYEOL_OPEN: '1' };
    const { config } = readConfig(['--port=99', '--host', 'localhost'], environment);
    expect(config).toMatchObject({ port: 99, host: 'localhost', open: true, features: ['analysis', 'mcp'] });
  });
});
