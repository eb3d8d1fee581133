import { describe, expect, it } from 'vitest';
import fc from '../../../test/support/fast-check.js';
import type { Edit } from '../types.js';
import { applyChanges, type Change, composeChanges } from './compose.js';

const edit = (begin: number, end: number, replacement: string): Edit => ({
  begin,
  end,
  replacement,
  category: 'GRAMMER',
  helpId: 'x',
  certainty: 'certain',
  score: 1,
});

/** Edits of a text of this length: in order, apart from each other. */
const editsOf = (length: number) =>
  fc.array(fc.tuple(fc.nat(length), fc.nat(3), fc.string({ maxLength: 3 })), { maxLength: 5 }).map((raw) => {
    const out: Edit[] = [];
    let at = 0;
    for (const [begin, size, text] of raw.sort((a, b) => a[0] - b[0])) {
      const end = Math.min(begin + size, length);
      if (begin < at || (begin === end && text === '')) continue;
      out.push(edit(begin, end, text));
      at = end + 1;
    }
    return out;
  });

describe('composeChanges', () => {
  it('applies several rounds of edits as one', () => {
    const rounds = fc.gen().map((next) => {
      const origin = next(fc.string, { maxLength: 12 });
      let changes: Change[] = [];
      let text = origin;
      for (let round = 0; round < 3; round++) {
        const edits = next(editsOf, text.length);
        changes = composeChanges(origin, changes, edits);
        text = applyChanges(text, edits);
      }
      return { origin, changes, text };
    });
    fc.assert(
      fc.property(rounds, ({ origin, changes, text }) => {
        expect(applyChanges(origin, changes)).toBe(text);
        changes.forEach((change, i) => {
          if (i > 0) expect(change.begin).toBeGreaterThanOrEqual(changes[i - 1]!.end);
          // Nothing is done twice at one place, so the order of the changes is told by where they stand.
          if (i > 0 && change.begin === change.end) expect(changes[i - 1]!.begin).toBeLessThan(change.begin);
        });
      }),
      { numRuns: 5000 },
    );
  });

  it('an insertion beside another change keeps its own reason', () => {
    const space = { ...edit(1, 1, ' '), helpId: 'space' };
    const letters = { ...edit(1, 2, '너'), helpId: 'letters' };
    const reasons = (changes: readonly Change[]) =>
      changes.map(({ begin, end, edits }) => [begin, end, ...edits.map(({ helpId }) => helpId)]);
    expect(reasons(composeChanges('가나다', composeChanges('가나다', [], [letters]), [space]))).toEqual([
      [1, 1, 'space'],
      [1, 2, 'letters'],
    ]);
    const behind = { ...space, begin: 2, end: 2 };
    expect(reasons(composeChanges('가나다', composeChanges('가나다', [], [letters]), [behind]))).toEqual([
      [1, 2, 'letters'],
      [2, 2, 'space'],
    ]);
  });

  it('forgets what is undone', () => {
    const once: Change[] = composeChanges('가나다', [], [edit(1, 2, '너')]);
    expect(once).toHaveLength(1);
    expect(composeChanges('가나다', once, [edit(1, 2, '나')])).toEqual([]);
  });
});
