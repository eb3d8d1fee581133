import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFiles } from './find-files.js';
import { isIgnored, parseGitIgnore } from './git-ignore.js';
import { globExpression } from './glob.js';

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'malgyeol-files-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

describe('globExpression', () => {
  it.each([
    ['docs/*.md', 'docs/a.md', true],
    ['docs/*.md', 'docs/in/a.md', false],
    ['docs/**/*.md', 'docs/a.md', true],
    ['docs/**/*.md', 'docs/in/deep/a.md', true],
    ['**', 'any/thing', true],
    ['a?.md', 'ab.md', true],
    ['[ab].{md,txt}', 'b.txt', true],
    ['[!ab].md', 'b.md', false],
    ['가*.md', '가나다.md', true],
    ['a.md', 'a-md', false],
    ['[.md', '[.md', true],
  ])('%s and %s: %s', (pattern, path, matches) => {
    expect(globExpression(pattern).test(path)).toBe(matches);
  });
});

describe('isIgnored', () => {
  const lists = [parseGitIgnore('*.log\n!keep.log\n/build\nout/\ndoc/*.txt\n# note\n\\#name\n')];
  it.each([
    ['a.log', false, true],
    ['deep/a.log', false, true],
    ['deep/keep.log', false, false],
    ['build', true, true],
    ['in/build', true, false],
    ['in/out', true, true],
    ['out', false, false],
    ['doc/a.txt', false, true],
    ['in/doc/a.txt', false, false],
    ['#name', false, true],
  ])('%s (folder: %s): %s', (path, isFolder, ignored) => {
    expect(isIgnored(lists, path, isFolder)).toBe(ignored);
  });
});

describe('findFiles', () => {
  const folder = folderWith({
    '.git/HEAD': '',
    '.gitignore': 'ignored/\n*.tmp.md\n',
    'a.md': '',
    'b.tmp.md': '',
    'code.ts': '',
    'in/.gitignore': 'own.md\n!back.tmp.md\n',
    'in/own.md': '',
    'in/back.tmp.md': '',
    'in/c.txt': '',
    'ignored/d.md': '',
    'node_modules/p/README.md': '',
  });
  const found = (...args: string[]) =>
    findFiles(args.map((arg) => (arg === '-' ? arg : join(folder, arg)))).map((path) =>
      path === '-' ? path : relative(folder, path),
    );

  it('takes the documents of a folder, but not what .gitignore names', () => {
    expect(found('')).toEqual(['a.md', 'in/back.tmp.md', 'in/c.txt']);
    expect(found('in')).toEqual(['in/back.tmp.md', 'in/c.txt']);
  });

  it('takes a folder that is named even where .gitignore names it', () => {
    expect(found('ignored')).toEqual(['ignored/d.md']);
  });

  it('takes patterns, and says when nothing matches', () => {
    expect(found('**/*.ts')).toEqual(['code.ts']);
    expect(found('*/*.txt', 'a.md', 'a.md', '-')).toEqual(['in/c.txt', 'a.md', '-']);
    expect(() => found('*.none')).toThrow('이 무늬에 맞는 파일이 없습니다');
  });

  it('takes a file that is named whatever it is called, and leaves to the reader one that is not there', () => {
    expect(found('b.tmp.md', 'code.ts', 'none.md')).toEqual(['b.tmp.md', 'code.ts', 'none.md']);
  });
});
