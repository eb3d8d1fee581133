import { expect, it } from 'vitest';
import fc from '../../../test/support/fast-check.js';
import { matchesOf } from '../../analysis/text/matches-of.js';
import { matchFinder } from '../../correction/rule/triggers/match-places.js';
import { patternsInUse } from '../../correction/rule/triggers/pattern-needs.js';
import { onlyWhere } from '../../correction/rule/triggers/triggers.js';
import { RULES } from '../../correction/rules/index.js';
import { analysePattern } from './analyse-pattern.js';

/** Every pattern of the rules, tried only where it may match, and tried everywhere. */
const patterns = patternsInUse().map((pattern) => {
  const needs = analysePattern(pattern);
  const matchesIn = matchFinder(pattern, needs);
  const everywhere = new RegExp(pattern.source, `${pattern.flags.replace(/[gy]/g, '')}g`);
  const list = (found: readonly RegExpExecArray[]) => found.map((m) => `${m.index}:${[...m].join('|')}`);
  return {
    pattern,
    gated: onlyWhere(needs.text, ({ text }: { text: string }) => list(matchesIn(text)), needs.besides),
    ungated: (text: string) => list(matchesOf(everywhere, text)),
  };
});

/** Bits of the sentences that the rules are about, some of which meet what a pattern asks for. */
const bits = RULES.flatMap(({ examples, silent }) => [...examples.map(({ wrong }) => wrong), ...silent])
  .flatMap((sentence) => sentence.match(/[^ ]+(?: [^ ]+)?/g) ?? [])
  .filter((_, i) => i % 3 === 0);

it('a rule finds in any text what it would find if it were tried everywhere', () => {
  let found = 0;
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...bits), { minLength: 10, maxLength: 40 }),
      fc.constantFrom(' ', '', ', '),
      (parts, between) => {
        const text = parts.join(between);
        for (const { pattern, gated, ungated } of patterns) {
          const all = ungated(text);
          found += all.length;
          const some = gated({ text });
          // Compared in the cheapest way first: there are a thousand patterns for every text.
          if (some.length > 0 || all.length > 0) expect(some, `${pattern} in ${text}`).toEqual(all);
        }
      },
    ),
    { numRuns: 20 },
  );
  expect(patterns.length).toBeGreaterThan(1000);
  expect(found).toBeGreaterThan(50);
});
