import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { settingsOf } from '../../src/lsp/settings.js';
import { languageFamily } from '../../src/service/documents/code-families.js';

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
const manifest = read('editors/vscode/package.json');
const { properties } = manifest.contributes.configuration;

it('the extension for VS Code has the version of the program', () => {
  expect(manifest.version).toBe(read('package.json').version);
});

it('every text of the extension is there in Korean and in English', () => {
  const keys = [...JSON.stringify(manifest).matchAll(/"%([\w.]+)%"/g)].map(([, key]) => key!);
  expect(new Set(keys).size).toBeGreaterThan(20);
  for (const language of ['package.nls.json', 'package.nls.ko.json'])
    expect(Object.keys(read(`editors/vscode/${language}`)).sort()).toEqual([...new Set(keys)].sort());
});

it('the server knows every setting of the extension, and its defaults are those of the server', () => {
  const given: Record<string, unknown> = {};
  const correction: Record<string, unknown> = {};
  for (const [name, { default: value }] of Object.entries(
    properties as Record<string, { default: unknown }>,
  )) {
    const [, first, second] = name.split('.');
    if (first === 'correction') correction[second!] = true;
    else given[first!] = value;
  }
  expect(settingsOf({ ...given, level: undefined })).toEqual(settingsOf(undefined));
  expect(settingsOf(given).options).toEqual({ level: 'normal' });
  expect(settingsOf({ correction }).options).toEqual(correction);
});

it('of the languages that are checked, those of code are read as code', () => {
  const languages = properties['malgyeol.languages'].default as string[];
  const documents = languages.filter((language) => !languageFamily(language));
  expect(documents.sort()).toEqual([
    'asciidoc',
    'git-commit',
    'html',
    'latex',
    'markdown',
    'mdx',
    'plaintext',
    'restructuredtext',
    'svelte',
    'tex',
    'vue',
  ]);
});
