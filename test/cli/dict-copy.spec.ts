import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLERS } from '../support/callers.js';
import { dataDirectory } from '../support/cli.js';
import { runHere } from '../support/run-here.js';
import { startTestServer, type TestServer } from '../support/server.js';

let source: TestServer;
let target: TestServer;
const [connect] = CALLERS;

const DICTIONARIES = {
  '게임 (판:2)': { npSet: { items: { 오마이걸: 1, 'LG 트윈스': 7 } }, vvSet: { items: { 카톡하다: 1 } } },
  여행: { cpCaretSet: { items: { '자유^여행': 1 } }, magSet: { items: { 겁나: 2 } } },
};

beforeAll(async () => {
  source = await startTestServer({ config: { packageAlias: 'bareun' } });
  target = await startTestServer();
  for (const [domainName, dict] of Object.entries(DICTIONARIES)) {
    await connect!.call(source, 'UpdateCustomDictionary', { domainName, dict });
  }
});
afterAll(() => Promise.all([source.close(), target.close()]));

const copy = (data: string, ...args: string[]) =>
  runHere(['dict', 'copy', '--data', data, '--key', source.key, ...args]);

describe('malgyeol dict copy', () => {
  it.each([
    [[], 'connect, svc'],
    [['--package', 'bareun'], 'connect, bareun'],
    [['--protocol', 'rest', '--package', 'bareun'], 'rest, bareun'],
    [['--protocol', 'grpc', '--package', 'bareun'], 'grpc, bareun'],
  ])('takes all dictionaries of a running server: %j', async (args, way) => {
    const data = dataDirectory();
    const ran = await copy(data, '--from', source.url, ...args);
    expect(ran.stdout).toContain(`사전 2개를 견주었습니다 (${way}). 모두 같습니다.`);
    expect(ran).toMatchObject({ status: 0, stderr: '' });
    const { stdout } = await runHere(['dict', 'get', '게임 (판:2)', '--data', data]);
    expect(JSON.parse(stdout).dict).toMatchObject({
      np_set: { items: { 오마이걸: 1, 'LG 트윈스': 7 } },
      vv_set: { items: { 카톡하다: 1 } },
    });
  });

  it('another running server of ours serves what was copied into its store', async () => {
    expect((await copy(target.dataDir, '--from', source.url, '여행')).status).toBe(0);
    await expect
      .poll(async () => (await connect!.call(target, 'GetCustomDictionary', { domainName: '여행' })).ok)
      .toBe(true);
    expect(await connect!.call(target, 'GetCustomDictionary', { domainName: '여행' })).toMatchObject({
      body: { dict: DICTIONARIES.여행 },
    });
    expect((await connect!.call(target, 'GetCustomDictionary', { domainName: '게임 (판:2)' })).ok).toBe(
      false,
    );
  });

  it('leaves another dictionary of the same name alone unless told', async () => {
    const data = dataDirectory();
    await runHere(['dict', 'add', '여행', 'np', '다른말', '--data', data]);
    const ran = await copy(data, '--from', source.url, '여행', '없는 사전');
    expect(ran.status).toBe(1);
    expect(ran.stderr).toMatch(
      /없는 사전 사전은 그 서버에 없습니다[\s\S]*여행: 내용이 다른 사전이 이미 있습니다/,
    );
    expect((await copy(data, '--from', source.url, '여행', '--yes')).status).toBe(0);
    expect((await copy(data, '--from', source.url, '여행')).stdout).toContain('여행: 이미 같습니다');
  });

  it('names what it could not take of a server with looser rules', async () => {
    const other = createServer((request, response) => {
      response.setHeader('content-type', 'application/json');
      if (request.url !== '/bareun.CustomDictionaryService/GetCustomDictionaryList') {
        if (!request.url!.endsWith('/GetCustomDictionary')) response.statusCode = 404;
        response.end('{"dict":{"npSet":{"items":{"청하":1}},"vvSet":{"items":{"kakao":1}}}}');
        return;
      }
      response.end('{"domainDicts":[{"domainName":"느슨"}]}');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const data = dataDirectory();
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const ran = await copy(data, '--from', url);
    other.close();
    expect(ran).toMatchObject({ status: 1, stdout: expect.stringContaining('connect, bareun') });
    expect(ran.stderr).toMatch(/vv_set의 "kakao"[\s\S]*낱말 1개를 뺐습니다/);
    const { stdout } = await runHere(['dict', 'get', '느슨', '--data', data]);
    expect(JSON.parse(stdout).dict.np_set.items).toEqual({ 청하: 1 });
  });

  it('says what is wrong: no server, a wrong key', async () => {
    const nobody = await copy(dataDirectory(), '--from', 'http://127.0.0.1:9', '--protocol', 'connect');
    expect(nobody).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('사전 목록을 읽지 못했습니다'),
    });
    const args = ['dict', 'copy', '--data', dataDirectory(), '--key', 'wrong-key-1', '--from', source.url];
    expect(await runHere(args)).toMatchObject({ status: 1, stderr: expect.stringContaining('키를 받지') });
  });
});
