import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTextFile, replaceText } from './text-file.js';

function directory(): string {
  return mkdtempSync(join(tmpdir(), 'malgyeol-text-file-'));
}

function file(content: string | Buffer, name = '글.md'): string {
  const path = join(directory(), name);
  writeFileSync(path, content);
  return path;
}

describe('a file of text', () => {
  it('keeps every byte that nobody changed: BOM, line ends, a last line without one', async () => {
    const content = '\ufeff하나\r\n둘\r셋\n\u0000넷';
    const path = file(content);
    const read = await readTextFile(path);
    expect(read.text).toBe(content);
    await replaceText(read, read.text.replace('둘', '두울'));
    expect(readFileSync(path)).toEqual(Buffer.from(content.replace('둘', '두울')));
  });

  it('keeps its mode, whatever the umask', async () => {
    const path = file('하나');
    chmodSync(path, 0o666);
    await replaceText(await readTextFile(path), '둘');
    expect(statSync(path).mode & 0o777).toBe(0o666);
    chmodSync(path, 0o600);
    await replaceText(await readTextFile(path), '셋');
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('is another file of the same name afterwards: who reads the old one reads it to its end', async () => {
    const path = file('하나');
    const before = statSync(path).ino;
    await replaceText(await readTextFile(path), '둘');
    expect(statSync(path).ino).not.toBe(before);
    expect(readdirSync(join(path, '..'))).toEqual(['글.md']);
  });

  it('behind a link changes where it lies, and the link stays', async () => {
    const path = file('하나');
    const link = join(directory(), '고리.md');
    symlinkSync(path, link);
    await replaceText(await readTextFile(link), '둘');
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readFileSync(path, 'utf8')).toBe('둘');
  });

  it('is not written over what somebody else wrote meanwhile, nor where it is read-only', async () => {
    const path = file('하나');
    const read = await readTextFile(path);
    writeFileSync(path, '남이 쓴 글');
    utimesSync(path, new Date(), new Date(Date.now() + 5000));
    await expect(replaceText(read, '둘')).rejects.toThrow('그 사이에 파일이 바뀌어');
    expect(readFileSync(path, 'utf8')).toBe('남이 쓴 글');
    chmodSync(path, 0o444);
    await expect(replaceText(await readTextFile(path), '둘')).rejects.toThrow('읽기 전용');
    expect(readFileSync(path, 'utf8')).toBe('남이 쓴 글');
    expect(readdirSync(join(path, '..'))).toEqual(['글.md']);
  });

  it('says in Korean why it cannot be read', async () => {
    await expect(readTextFile(file(Buffer.from([0xb0, 0xa1])))).rejects.toThrow('UTF-8로 된 글이 아닙니다');
    await expect(readTextFile(join(directory(), '없다'))).rejects.toThrow('파일이 없습니다');
    const inside = join(directory(), '안');
    mkdirSync(inside);
    await expect(readTextFile(inside)).rejects.toThrow('디렉터리입니다');
    const round = join(directory(), '돈다');
    symlinkSync(round, round);
    await expect(readTextFile(round)).rejects.toThrow('심벌릭 링크');
  });
});
