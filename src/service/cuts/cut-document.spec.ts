import { describe, expect, it } from 'vitest';
import fc from '../../../test/support/fast-check.js';
import { encodedLength } from '../../hangul/offset-map.js';
import { cutDocument } from './cut-document.js';

describe('cutDocument', () => {
  it('loses nothing, cuts only behind line breaks, and knows where each cut begins', () => {
    const line = fc.string({ unit: 'binary', maxLength: 30 }).map((text) => `${text}\n`);
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 30 }),
        fc.constantFrom('UTF8' as const, 'UTF16' as const, 'UTF32' as const),
        fc.integer({ min: 1, max: 60 }),
        (lines, encoding, size) => {
          const text = lines.join('');
          const cuts = cutDocument(text, encoding, { atSentences: false, size });
          expect(cuts.map((cut) => cut.text).join('')).toBe(text);
          for (const cut of cuts.slice(0, -1)) expect(cut.text.endsWith('\n')).toBe(true);
          let before = '';
          for (const cut of cuts) {
            expect(cut.base).toBe(encodedLength(before, encoding));
            before += cut.text;
          }
        },
      ),
    );
  });

  it('cuts an overlong line behind a sentence, if sentences are split', () => {
    const limits = { size: 3, longLine: 12 };
    const text = '하나 둘. 셋 넷. 다섯 여섯. 일곱';
    expect(cutDocument(text, 'UTF16', { ...limits, atSentences: true }).map((cut) => cut.text)).toEqual([
      '하나 둘. 셋 넷. ',
      '다섯 여섯. 일곱',
    ]);
    expect(cutDocument(text, 'UTF16', { ...limits, atSentences: false })).toHaveLength(1);
  });
});
