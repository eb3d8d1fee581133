import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openWords } from '../../src/analysis/custom-words/extra-words.js';
import { openDictionaries } from '../../src/cli/custom-dictionaries.js';
import { openStore } from '../../src/store/open-store.js';
import { command, dataDirectory } from '../support/cli.js';
import { runHere } from '../support/run-here.js';
import { sized } from '../support/thorough.js';

const dict = (data: string, ...args: string[]) => runHere(['dict', ...args, '--data', data]);

function file(name: string, content: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'malgyeol-dict-')), name);
  writeFileSync(path, content);
  return path;
}

const getJson = async (data: string, name: string) => JSON.parse((await dict(data, 'get', name)).stdout).dict;

describe('malgyeol dict', () => {
  it('add: a single word, also into a dictionary that is not there yet', async () => {
    const data = dataDirectory();
    expect(await dict(data, 'add', '우리', 'np', '볼린저')).toMatchObject({
      status: 0,
      stdout: '우리 사전의 np에 1개를 더했습니다.\n',
    });
    expect((await dict(data, 'add', '우리', 'np', '볼린저', '청하')).stdout).toBe(
      '우리 사전의 np에 1개를 더했습니다 (1개는 이미 있습니다).\n',
    );
    await dict(data, 'add', '우리', 'POS_NNG_CARET', '자유^여행', '--value', '5');
    const stored = await getJson(data, '우리');
    expect(stored.np_set).toEqual({
      name: '우리-np-set',
      type: 'WORD_LIST',
      items: { 볼린저: 1, 청하: 1 },
    });
    expect(stored.cp_caret_set.items).toEqual({ '자유^여행': 5 });
  });

  it('wire 5.7: put takes text files of the clients, verbs with and without their 다, with a diff', async () => {
    const data = dataDirectory();
    const np = file('np.txt', '\ufeff# 이름\n청하\n\n  오마이걸  \r\n#끝\n');
    const vv = file('vv.txt', '카톡하다\n구글하\n');
    const first = await dict(data, 'put', '노래', '--np', np, '--vv', vv);
    expect(first.stdout).toBe(
      '+ np 청하\n+ np 오마이걸\n+ vv 카톡하다\n+ vv 구글하\n더함 4개, 뺌 0개, 값 바뀜 0개\n노래 사전을 만들었습니다.\n',
    );
    const second = await dict(data, 'put', '노래', '--np', file('np.txt', '청하\n볼린저'), '--dry-run');
    expect(second.stdout).toBe(
      '- np 오마이걸\n- vv 카톡하다\n- vv 구글하\n+ np 볼린저\n더함 1개, 뺌 3개, 값 바뀜 0개\n',
    );
    expect((await getJson(data, '노래')).np_set.items).toEqual({ 청하: 1, 오마이걸: 1 });
    expect((await dict(data, 'put', '노래', '--np', np, '--vv', vv)).stdout).toBe('바뀌는 것이 없습니다.\n');
  });

  it.each(['json', 'csv'])('get --format %s can be put back', async (format) => {
    const data = dataDirectory();
    await dict(data, 'add', '가', 'np', 'LG 트윈스', '따옴"표, 쉼표', '--value', '3');
    await dict(data, 'add', '가', 'ic', '아이고');
    const printed = (await dict(data, 'get', '가', '--format', format)).stdout;
    await dict(data, 'put', '나', file(`사전.${format}`, printed));
    const [one, two] = [await getJson(data, '가'), await getJson(data, '나')];
    for (const set of ['np_set', 'ic_set']) expect(two[set].items).toEqual(one[set].items);
    expect(two.np_set.items).toEqual({ 'LG 트윈스': 3, '따옴"표, 쉼표': 3 });
  });

  it('get --format text --set np is a file of the clients', async () => {
    const data = dataDirectory();
    await dict(data, 'add', '가', 'np', '청하', '말결');
    expect((await dict(data, 'get', '가', '--format', 'text', '--set', 'np')).stdout).toBe(
      '# np_set\n청하\n말결\n',
    );
  });

  it('list and remove', async () => {
    const data = dataDirectory();
    for (const name of ['나', '가', '다']) await dict(data, 'add', name, 'va', '신박하다');
    expect(JSON.parse((await dict(data, 'list', '--json')).stdout)).toMatchObject([
      { domain_name: '가', va: 1, np: 0 },
      { domain_name: '나' },
      { domain_name: '다' },
    ]);
    expect((await dict(data, 'list')).stdout).toMatch(/^가 .* 1 +0 +0 +0$/m);
    expect((await dict(data, 'remove', '가', '--set', 'va', '신박하다')).status).toBe(0);
    expect((await getJson(data, '가')).va_set.items).toEqual({});
    expect(await dict(data, 'remove', '가', '없음')).toMatchObject({
      status: 1,
      stdout: '가 사전을 지웠습니다.\n',
      stderr: '없음 사전은 없습니다.\n',
    });
    await dict(data, 'remove', '--all');
    expect(JSON.parse((await dict(data, 'list', '--json')).stdout)).toEqual([]);
  });

  it('check: conflicts give status 1', async () => {
    const data = dataDirectory();
    await dict(data, 'add', '가', 'cp', '자유여행');
    await dict(data, 'add', '나', 'cp', '자유여행');
    expect(await dict(data, 'check', '가', '나')).toMatchObject({ status: 0 });
    await dict(data, 'add', '나', 'cp-caret', '자유^여행');
    const ran = await dict(data, 'check', '가', '나');
    expect(ran.status).toBe(1);
    expect(ran.stdout).toContain('겹침: "자유여행"이 가 사전과 나 사전에 모두 있습니다.');
    expect(ran.stdout).toContain('부딪침: "자유여행"은 한 낱말로 붙여 쓰게 되어 있고');
  });

  it.each([
    [['add', '가', 'xx', '말'], 2, '모르는 묶음입니다: xx'],
    [['add', '가', 'vv', 'kakao'], 1, 'vv_set의 "kakao"'],
    [['add', 'a/b', 'np', '말'], 1, '사전 이름에는'],
    [['get', '없음'], 1, '없음 사전이 없습니다'],
    [['put', '가'], 2, '읽을 파일이 없습니다'],
    [['put', '가', '/없는/파일.json'], 1, '파일이 없습니다'],
    [['put', '가', file('나쁜.json', '{"np_set":')], 1, 'JSON을 읽을 수 없습니다'],
    [['put', '가', file('나쁜.csv', 'zz,말\n')], 1, 'CSV 1번째 줄'],
    [['put', '가', file('말.txt', '말\n')], 2, '--np'],
    [['put', '가', '--cp-caret', file('말.txt', '^말\n')], 1, 'cp_caret_set의 "^말"'],
    [['fly'], 2, '알 수 없는 하위 명령입니다: dict fly'],
  ])('%j fails with %i and says why', async (args, status, message) => {
    const ran = await dict(dataDirectory(), ...(args as string[]));
    expect(ran).toMatchObject({ status, stderr: expect.stringContaining(message) });
  });

  it('analyze --dict finds it, in the order asked for', async () => {
    const data = dataDirectory();
    await dict(data, 'add', '우리', 'np', '말결');
    await dict(data, 'add', '너희', 'np', '말결');
    const opened = await openDictionaries(data, ['너희', '없음', '우리']);
    expect(opened.map(({ name }) => name)).toEqual(['너희', '우리']);
    const found: string[] = [];
    openWords(opened[1]!).table.wordsAt([...'말결'], 0, 2, ({ form, tag }) => found.push(`${form}/${tag}`));
    expect(found).toEqual(['말결/NNP']);
  });

  it('many processes add to one dictionary and lose nothing', async () => {
    const data = dataDirectory();
    await dict(data, 'list');
    const words = Array.from({ length: sized(3, 6) }, (_, i) => `낱말${i}`);
    await Promise.all(words.map((word) => command(['dict', 'add', '함께', 'np', word, '--data', data])));
    const store = await openStore({ dataDir: data });
    const [stored] = await store.readDictionaries(['함께']);
    expect(Object.keys(stored!.sets.np).sort()).toEqual(words);
    await store.close();
  }, 120_000);
});
