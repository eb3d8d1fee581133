import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { taggedLine } from '../../src/service/render/compact.js';
import { sharedEngine } from '../support/engine.js';

const page = readFileSync(new URL('../../docs/convention.md', import.meta.url), 'utf8');
/** | text | `analysis` | why | */
const rows = [...page.matchAll(/^\| (\S.*?) +\| `([^`]+)` +\| (\S.*?) +\|$/gm)];

describe('docs/convention.md', () => {
  it('has its rows read', () => {
    expect(rows.length).toBeGreaterThan(40);
  });

  it.each(rows.map(([, text, analysis, reason]) => [text!, analysis!, reason!]))(
    '%s',
    async (text, analysis) => {
      const engine = await sharedEngine();
      const [sentences] = await engine.analyse([text]);
      expect(taggedLine(sentences!)).toBe(analysis);
      // The same word in the same use, whatever stands before it.
      const [later] = await engine.analyse([`오늘도 비가 왔다. ${text}`], { splitSentences: true });
      expect(taggedLine(later!)).toMatch(new RegExp(`${escaped(analysis)}$`));
    },
  );
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
