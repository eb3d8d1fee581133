import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const bin = fileURLToPath(new URL('../../bin/malgyeol', import.meta.url));

/** The files of ours that a command loads for one line of text, in all of its threads. */
function loadedBy(command: string): string[] {
  const directory = mkdtempSync(join(tmpdir(), 'malgyeol-loaded-'));
  try {
    const env = { ...process.env, NODE_V8_COVERAGE: directory };
    execFileSync(process.execPath, [bin, command, '--threads', '1'], { input: '나는 밥을 먹었다.\n', env });
    return readdirSync(directory).flatMap((name) => {
      const { result } = JSON.parse(readFileSync(join(directory, name), 'utf8')) as {
        result: Array<{ url: string }>;
      };
      return result.flatMap(({ url }) => /\/dist\/(.+)$/.exec(url)?.[1] ?? []);
    });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

it('the rules of correction are loaded by who corrects', () => {
  const rules = loadedBy('correct').filter((path) => path.startsWith('correction/rules/'));
  expect(rules.length).toBeGreaterThan(10);
});

it('an analysis needs no rules of correction, no database, no protobuf and no readers of files', () => {
  const loaded = loadedBy('analyze');
  expect(loaded).toContain('analysis/engine.js');
  expect(
    loaded.filter((path) => /^(?:store|gen|server|mcp|oauth|correction\/rules)\/|run-bulk/.test(path)),
  ).toEqual([]);
});
