import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseCorrectOptions } from '../../src/cli/correct-options.js';
import { parseTextOptions } from '../../src/cli/text-options.js';
import { malgyeol } from '../support/malgyeol.js';

describe('options that --out has no use for', () => {
  it('are refused, not passed over', () => {
    expect(() => parseTextOptions('nouns', ['--out', 'o', '--json-input'])).toThrow('--json-input은(는)');
    for (const given of [['--check'], ['--write'], ['--baseline', 'b']])
      expect(() => parseCorrectOptions(['--out', 'o', ...given])).toThrow(`${given[0]}은(는) --out과`);
    expect(() => parseCorrectOptions(['--lemmas'])).toThrow('--lemmas는 analyze에');
  });
});

describe('--lemmas', () => {
  it('works without --out too, and needs the compact form', () => {
    const { extra } = parseTextOptions('analyze', ['--lemmas', '--format', 'compact']);
    expect(extra.format).toBe('lemmas');
    expect(() => parseTextOptions('analyze', ['--lemmas'])).toThrow('--format compact');
  });
});

describe('sentences --format compact', () => {
  it('has a line a document and a tab between sentences, with --out and without', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'malgyeol-compact-'));
    const path = join(directory, 'a.ndjson');
    writeFileSync(path, '{"text":"가 나.\\n다\\t라."}\n');
    await malgyeol(['sentences', path, '--format', 'compact', '--out', directory]);
    const written = readFileSync(join(directory, 'a.sentences.txt'), 'utf8');
    expect(written).toBe('가 나.\t다 라.\n');
    const input = '"가 나.\\n다\\t라."\n';
    const { stdout } = await malgyeol(['sentences', '--format', 'compact', '--json-input'], input);
    expect(stdout).toBe(written);
  });
});
