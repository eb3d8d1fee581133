import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataDirectory } from '../support/cli.js';
import { krdictJson, krdictXml } from '../support/dumps.js';
import { runHere } from '../support/run-here.js';

const directory = mkdtempSync(join(tmpdir(), 'malgyeol-senses-'));
const ROWS = [
  { word: '다리', pos: '명사', number: 1, definition: '몸의 아래쪽에 붙은 부분.' },
  { word: '다리', pos: '명사', number: 2, definition: '건너다니게 만든 시설.' },
  { word: '습도', pos: '명사', number: 0, definition: '공기가 축축한 정도.' },
];
const good = join(directory, 'good.xml');
writeFileSync(good, krdictXml(ROWS));
const broken = join(directory, 'broken.json');
writeFileSync(broken, krdictJson(ROWS).slice(0, -5));

describe('malgyeol senses', () => {
  it('imports, lists, shows and removes', async () => {
    const data = dataDirectory();
    expect((await runHere(['senses', 'list', '--data', data])).stdout).toContain('없습니다');
    const ran = await runHere(['senses', 'import', good, '--data', data]);
    expect(ran).toMatchObject({ status: 0, stderr: '' });
    expect(ran.stdout).toMatch(
      /^한국어기초사전: 3항목.*동형어 7,007개 가운데 2개, 뜻이 하나인 낱말 39,939개 가운데 1개.*우리말샘 번호 0개/,
    );
    const list = JSON.parse((await runHere(['senses', 'list', '--json', '--data', data])).stdout);
    expect(list).toMatchObject([{ source: 'krdict', entries: 3, matched: 2, singles: 1, ids: 0 }]);
    const search = ['search', '다리', '--anchor', 'exact', '--pos', '명사', '--json', '--data', data];
    expect(JSON.parse((await runHere([...search, '--definition'])).stdout).entries[0].definition).toContain(
      '건너다니게',
    );
    expect(JSON.parse((await runHere(search)).stdout).entries[0].definition).toBe('');
    expect((await runHere(['senses', 'remove', '한국어기초사전', '--data', data])).stdout).toContain(
      '지웠습니다',
    );
  });

  it('a search without an import shows our own glosses, and makes no data directory', async () => {
    const data = join(dataDirectory(), 'none');
    const args = ['search', '사과', '--anchor', 'exact', '--pos', '명사', '--definition', '--data', data];
    expect((await runHere(args)).stdout).toContain('1. 붉고 둥근 가을 과일 2. 잘못을 빎');
    expect(existsSync(data)).toBe(false);
  });

  it('takes a folder for all the files in it, and says in Korean what is missing', async () => {
    const data = dataDirectory();
    const unpacked = join(directory, 'unpacked');
    mkdirSync(unpacked);
    ROWS.forEach((row, k) => {
      writeFileSync(join(unpacked, `${k}.xml`), krdictXml([row]));
    });
    writeFileSync(join(unpacked, '읽어 보세요.txt'), '설명');
    expect((await runHere(['senses', 'import', unpacked, '--data', data])).stdout).toContain('3항목');
    const empty = join(directory, 'empty');
    mkdirSync(empty);
    expect((await runHere(['senses', 'import', empty, '--data', data])).stderr).toContain('디렉터리');
    const absent = await runHere(['senses', 'import', join(directory, 'absent.zip'), '--data', data]);
    expect(absent).toMatchObject({ status: 1 });
    expect(absent.stderr).toContain('파일이 없습니다');
  });

  it('a broken file is named and changes nothing', async () => {
    const data = dataDirectory();
    await runHere(['senses', 'import', good, '--data', data]);
    const ran = await runHere(['senses', 'import', good, broken, '--data', data]);
    expect(ran.status).toBe(1);
    expect(ran.stderr).toContain('broken.json');
    expect(ran.stderr).toContain('아무것도 바꾸지 않았습니다');
    const list = JSON.parse((await runHere(['senses', 'list', '--json', '--data', data])).stdout);
    expect(list).toMatchObject([{ entries: 3 }]);
  });

  it.each([[['senses', 'import']], [['senses', 'other']], [['senses', 'remove', '모르는사전']]])(
    'refuses %j',
    async (args) => {
      const ran = await runHere([...args, '--data', dataDirectory()]);
      expect(ran.status).toBe(2);
    },
  );
});
