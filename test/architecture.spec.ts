import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkImports, ROOMS, wrongImports } from '../scripts/check-imports.mjs';
import { checkSizes, oversized } from '../scripts/check-sizes.mjs';
import { missingOptionals } from '../scripts/complete-lock.mjs';
import { circlesIn, importCircles } from '../scripts/import-circles.mjs';
import { INDEX, ruleIndex } from '../scripts/write-rule-index.mjs';
import { LONGEST } from './support/longest-specs.js';

const file = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

describe('imports go one way', () => {
  it('in every file of src/', () => {
    expect(checkImports(file('src'))).toEqual([]);
  });

  it.each([
    ['hangul/a.ts', "import { b } from '../lexicon/b.js';", 'hangul/a.ts: hangul → lexicon (../lexicon/b.js)'],
    ['analysis/a.ts', "import type { B } from '../service/b.js';", 'analysis/a.ts: analysis → service (../service/b.js)'],
    ['analysis/deep/a.ts', "await import('../../server/b.js');", 'analysis/deep/a.ts: analysis → server (../../server/b.js)'],
    ['analysis/a.ts', "new URL('../service/w.js', import.meta.url)", 'analysis/a.ts: analysis → service (../service/w.js)'],
    ['service/a.ts', "import '../server/b.js';", 'service/a.ts: service → server (../server/b.js)'],
    ['service/a.ts', "export * from '../cli/b.js';", 'service/a.ts: service → cli (../cli/b.js)'],
    ['access/a.ts', "import http from 'node:http';", 'access/a.ts: access → node:http'],
    ['correction/a.ts', "import { create } from '@bufbuild/protobuf';", 'correction/a.ts: correction → @bufbuild/protobuf'],
    ['service/a.ts', "import ort from 'onnxruntime-common';", 'service/a.ts: service → onnxruntime-common'],
    ['utils/a.ts', '', 'utils/a.ts: ARCHITECTURE.md에 없는 방입니다: utils'],
    ['a.ts', '', 'a.ts: 파일은 방(src/<방>/) 안에 있어야 합니다.'],
  ])('and a wrong one is found: %s', (path, source, message) => {
    expect(wrongImports(path, source)).toEqual([message]);
  }); // biome-ignore format: a table

  it.each([
    ['analysis/a.ts', "import { b } from './b.js'; import { c } from '../hangul/c.js';"],
    ['analysis/a.ts', "new URL('../../models/', import.meta.url)"],
    ['cli/a.ts', "import { b } from '../server/b.js'; import http from 'node:http';"],
  ])('and a right one passes: %s %s', (path, source) => {
    expect(wrongImports(path, source)).toEqual([]);
  });

  it('and in no circle', () => {
    expect(importCircles(file('src'))).toEqual([]);
  });

  it('and a circle is found, one of types too', () => {
    const sources = new Map([
      ['a/a.ts', "import { b } from './b.js';"],
      ['a/b.ts', "import type { C } from '../c/c.js';"],
      ['c/c.ts', "export { a } from '../a/a.js'; import './d.js';"],
      ['c/d.ts', "import fs from 'node:fs';"],
    ]);
    expect(circlesIn(sources).map((circle) => circle.sort())).toEqual([['a/a.ts', 'a/b.ts', 'c/c.ts']]);
  });

  it('lists rooms so that none is below itself', () => {
    const names = Object.keys(ROOMS);
    for (const [room, below] of Object.entries(ROOMS as Record<string, string[]>)) {
      for (const name of below) expect(names.indexOf(name)).toBeLessThan(names.indexOf(room));
    }
  });

  it('has every room on the map', () => {
    const map = readFileSync(file('ARCHITECTURE.md'), 'utf8');
    const rooms = readdirSync(file('src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    for (const { name } of rooms) expect(map).toContain(`${name}/`);
  });
});

it.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/flows.md'])(
  '%s names only files that are there',
  (page) => {
    const files = ['src', 'web/src', 'test', 'scripts', 'proto', 'bench', 'docs'].flatMap((folder) =>
      readdirSync(file(folder), { recursive: true }).map((path) => `/${folder}/${String(path)}`),
    );
    const named = readFileSync(file(page), 'utf8').matchAll(/`([\w./-]+\.(?:ts|mjs|proto))`/g);
    const absent = [...named].filter(
      ([, path]) => !/\bNAME\b/.test(path!) && !files.some((known) => known.endsWith(`/${path}`)),
    );
    expect(absent.map(([, path]) => path)).toEqual([]);
  },
);

describe('what is written fits on a screen', () => {
  it('in every file', () => {
    expect(checkSizes(file('.'))).toEqual([]);
  });

  const ladder = (rungs: number) => `export function f(a) {\n${'  if (a && 1) g();\n'.repeat(rungs)}}`;
  it.each([
    ['src/service/a.ts', ladder(16), ['src/service/a.ts:1 f: 갈래 32개 (많아야 30개)']],
    ['src/service/a.ts', ladder(15), []],
    ['src/correction/a.ts', ladder(13), ['src/correction/a.ts:1 f: 갈래 26개 (많아야 25개)']],
    ['src/correction/a.ts', `const f = () => {${'\n'.repeat(59)}};`, ['src/correction/a.ts:1 f: 60줄 (많아야 59줄)']],
    ['test/a.spec.ts', 'a();\n'.repeat(301), ['test/a.spec.ts: 301줄입니다 (많아야 300줄).']],
    ['src/gen/a.ts', 'a();\n'.repeat(301), []],
  ])('and what is too large is found: %s', (path, source, found) => {
    expect(oversized(path, source)).toEqual(found);
  }); // biome-ignore format: a table
});

it('lists every rule of correction (else: node scripts/write-rule-index.mjs)', () => {
  expect(readFileSync(INDEX, 'utf8')).toBe(ruleIndex());
});

it.each(LONGEST)('%s, which the others wait for if it begins late, has that name', (path) => {
  expect(existsSync(new URL(`../${path}`, import.meta.url))).toBe(true);
});

describe('the package', () => {
  const LOCKS = [
    'package-lock.json',
    'runtime/package-lock.json',
    'test/mcp/conformance/tools/package-lock.json',
  ];

  it.each(LOCKS)('has a lock file that names no registry: %s', (path) => {
    const lock = readFileSync(file(path), 'utf8');
    expect(lock).toContain('"lockfileVersion"');
    expect(lock).not.toMatch(/"resolved": "\w+:/);
    expect(missingOptionals(JSON.parse(lock))).toEqual([]);
  });

  it('has a lock file that npm ci accepts on any machine (else: node scripts/complete-lock.mjs)', () => {
    const lock = JSON.parse(readFileSync(file('package-lock.json'), 'utf8'));
    expect(missingOptionals(lock)).toEqual([]);
    delete lock.packages['node_modules/@biomejs/cli-linux-arm64-musl'];
    expect(missingOptionals(lock)).toEqual([
      [
        'node_modules/@biomejs/cli-linux-arm64-musl',
        expect.objectContaining({ cpu: ['arm64'], dev: true, libc: ['musl'], optional: true, os: ['linux'] }),
      ],
    ]);
  });

  it('keeps its licence, its sources and its first commands where people look', () => {
    expect(readFileSync(file('LICENSE'), 'utf8')).toContain('Apache License');
    expect(readFileSync(file('NOTICE'), 'utf8')).toContain('KLUE');
    const [, first] = /^```sh\n([\s\S]*?)^```/m.exec(readFileSync(file('README.md'), 'utf8'))!;
    expect(first!.trim().split('\n').slice(0, 2)).toEqual([
      expect.stringMatching(/^npm start\b/),
      expect.stringMatching(/^npm test\b/),
    ]);
  });
});
