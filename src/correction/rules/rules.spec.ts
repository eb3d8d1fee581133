import { beforeAll, describe, expect, it } from 'vitest';
import { sharedEngine } from '../../../test/support/engine.js';
import { strayWords } from '../../../test/support/stray-words.js';
import type { EvidenceAnalyser } from '../../analysis/evidence-analyser.js';
import { citations } from '../answer/cited-articles.js';
import { ruleIdOf } from '../answer/reason-id.js';
import { correctAll } from '../correct.js';
import type { Block, Correction, Revision } from '../types.js';
import { RULES } from './index.js';

let engine: EvidenceAnalyser;
beforeAll(async () => {
  engine = await sharedEngine();
}, 120_000);

/** The ids of every revision, nested ones included; Merged blocks stand for their pieces. */
function idsOf({ blocks }: Correction): string[] {
  return revisionsIn(blocks).map(({ helpId }) => ruleIdOf(helpId));
}

/** Those that rules have found: what the judge finds may have the reason of a rule. */
function idsByRules({ blocks }: Correction): string[] {
  const found = revisionsIn(blocks).filter(({ evidence }) => evidence!.by !== 'judge');
  return found.map(({ helpId }) => ruleIdOf(helpId));
}

function revisionsIn(blocks: readonly Block[]): Revision[] {
  return blocks.flatMap(({ revisions, nested }) => [...revisions, ...nested.flatMap((n) => n.revisions)]);
}

/** What the text would be with the first suggestion of a question taken up. */
function suggestionsOf({ origin, blocks }: Correction): string[] {
  return blocks.map(
    ({ begin, end, revisions }) => origin.slice(0, begin) + revisions[0]!.revised + origin.slice(end),
  );
}

/** What a rule changed or asks about, in whole words: as written and as corrected, with the id of its reason. */
function changesBy(rule: string, { origin, blocks }: Correction): Array<{ change: string; helpId: string }> {
  return blocks.flatMap(({ begin, end, revisions, nested }) => {
    const change = `${origin.slice(begin, end)} ${revisions[0]!.revised}`;
    const ids = [...revisions, ...nested.flatMap((n) => n.revisions)].map(({ helpId }) => helpId);
    return ids.filter((id) => ruleIdOf(id) === rule).map((helpId) => ({ change, helpId }));
  });
}

describe('rules', () => {
  it('do not share an id', () => {
    expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
  });

  it.each(RULES.map((rule) => [rule.id, rule] as const))(
    '%s says what it is and proves it',
    async (_id, rule) => {
      expect(rule.examples.length).toBeGreaterThanOrEqual(2);
      expect(rule.silent.length).toBeGreaterThanOrEqual(2);
      expect(rule.comment).toMatch(/[가-힣].*[.]$/);
      const corrected = await correctAll(
        [
          ...rule.examples.map((example) => example.wrong),
          ...rule.examples.map((example) => example.right),
          ...rule.silent,
        ],
        { ...rule.exampleOptions, explain: true },
        engine,
      );
      const wrong = corrected.splice(0, rule.examples.length);
      const right = corrected.splice(0, rule.examples.length);
      const silent = corrected;
      expect(wrong.map(({ revised }) => revised)).toEqual(rule.examples.map(({ right }) => right));
      wrong.forEach((correction, i) => {
        expect(idsOf(correction), rule.examples[i]!.wrong).toContain(rule.id);
        const helps = Object.values(correction.helps).filter(({ id }) => ruleIdOf(id) === rule.id);
        expect(helps).not.toEqual([]);
        const { asks, article } = rule.examples[i]!;
        if (article !== undefined) expect(citations(helps)).toBe(article);
        if (asks !== undefined) expect(suggestionsOf(correction)).toContain(asks);
        for (const { change, helpId } of changesBy(rule.id, correction))
          expect(strayWords(correction.helps[helpId]!.comment, change), change).toEqual([]);
      });
      expect(silent.map(({ revised }) => revised)).toEqual([...rule.silent]);
      for (const correction of silent) expect(idsByRules(correction)).not.toContain(rule.id);
      expect(right.map(({ revised }) => revised)).toEqual(rule.examples.map((example) => example.right));
    },
    60_000,
  );
});
