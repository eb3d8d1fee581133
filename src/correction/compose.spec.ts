import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges, type Change, composeChanges } from './compose.js';
import type { Edit } from './types.js';

const edit = (begin: number, end: number, replacement: string): Edit => ({
  begin,
  end,
  replacement,
  category: 'GRAMMER',
  helpId: 'x',
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
  it('applies two rounds of edits as one', () => {
    const scenario = fc.string({ maxLength: 20 }).chain((origin) =>
      editsOf(origin.length).chain((first) => {
        const middle = applyChanges(origin, first);
        return editsOf(middle.length).map((second) => ({ origin, first, middle, second }));
      }),
    );
    fc.assert(
      fc.property(scenario, ({ origin, first, middle, second }) => {
        const changes = composeChanges(origin, composeChanges(origin, [], first), second);
        expect(applyChanges(origin, changes)).toBe(applyChanges(middle, second));
        changes.forEach((change, i) => {
          if (i > 0) expect(change.begin).toBeGreaterThanOrEqual(changes[i - 1]!.end);
        });
      }),
      { numRuns: 2000 },
    );
  });

  it('forgets what is undone', () => {
    const once: Change[] = composeChanges('가나다', [], [edit(1, 2, '너')]);
    expect(once).toHaveLength(1);
    expect(composeChanges('가나다', once, [edit(1, 2, '나')])).toEqual([]);
  });
});
