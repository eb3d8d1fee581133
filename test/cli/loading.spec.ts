import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const build = new URL('../../dist/', import.meta.url);
const bin = fileURLToPath(new URL('../../bin/malgyeol', import.meta.url));
/** Which modules the build put into which file. */
const contents = JSON.parse(readFileSync(new URL('build/bundled-modules.json', build), 'utf8')) as Record<
  string,
  string[]
>;

/** The files of ours that a command loads for one line of text, thread by thread. */
function loadedBy(command: string): string[][] {
  const directory = mkdtempSync(join(tmpdir(), 'malgyeol-loaded-'));
  try {
    const env = { ...process.env, NODE_V8_COVERAGE: directory };
    execFileSync(process.execPath, [bin, command, '--threads', '1'], { input: '나는 밥을 먹었다.\n', env });
    return readdirSync(directory).map((name) => {
      const { result } = JSON.parse(readFileSync(join(directory, name), 'utf8')) as {
        result: Array<{ url: string }>;
      };
      return result
        .filter(({ url }) => url.startsWith(build.href))
        .map(({ url }) => url.slice(build.href.length))
        .filter((path) => !path.startsWith('onnxruntime/'));
    });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

const modulesOf = (files: string[]) => files.flatMap((file) => contents[file] ?? file);

describe('an analysis', () => {
  const threads = loadedBy('analyze');
  const modules = modulesOf(threads.flat());

  it('needs no rules of correction, no database, no protobuf and no readers of files', () => {
    expect(modules).toContain('analysis/engine.js');
    expect(
      modules.filter((path) => /^(?:store|gen|server|mcp|oauth|correction\/rules)\/|run-bulk/.test(path)),
    ).toEqual([]);
  });

  it('is made of many modules that come in few files', () => {
    expect(modules.length).toBeGreaterThan(100);
    for (const files of threads) expect(files.length).toBeLessThanOrEqual(8);
  });
});

describe('a correction', () => {
  const threads = loadedBy('correct');

  it('loads the rules, in the thread that corrects alone', () => {
    const rules = threads.map((files) =>
      modulesOf(files).filter((path) => /^correction\/rules\//.test(path)),
    );
    const [most = 0, ...others] = rules.map(({ length }) => length).sort((a, b) => b - a);
    expect(most).toBeGreaterThan(10);
    expect(others).toEqual([0]);
  });

  it('has every module once in a thread: what one remembers, all know', () => {
    for (const files of threads) {
      const modules = modulesOf(files);
      expect(modules.filter((path, i) => modules.indexOf(path) !== i)).toEqual([]);
    }
  });
});
