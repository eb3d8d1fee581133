import { describe, expect, it } from 'vitest';
import { RULES } from '../rules/all.js';
import { neededText } from './needed-text.js';
import { inTurn, onlyWhere } from './triggers.js';

describe('what a pattern needs', () => {
  it.each([
    [/(?<![가-힣])(?:웬만|왠만)하/, ['웬만', '왠만']],
    [/[갔왔]따/, ['갔따', '왔따']],
    [/몇 ?일/, ['몇일', '몇 ']],
    [/[가-힣]+슴니다/, ['슴니']],
    [/(?<=손으로 )가르[치쳐]/, ['르쳐', '르치']],
    [/되(?=요)/, ['되']],
    [/(?:않|안)(?!는)(?:되|돼)?/, ['않', '안']],
  ])('%s', (pattern, expected) => {
    expect(new Set(neededText(pattern))).toEqual(new Set(expected));
  });

  it.each([/[가-힣]+/, /(?:가|나)?/, /가*/, /ABC/i, /(?:가나|.)/, /[^가]/, /\p{L}/u])(
    '%s says nothing',
    (pattern) => {
      expect(neededText(pattern)).toBeUndefined();
    },
  );
});

describe('triggers', () => {
  const texts = RULES.flatMap(({ examples, silent }) => [
    ...examples.flatMap(({ wrong, right }) => [wrong, right]),
    ...silent,
  ]);
  const patterns = [
    /(?<=^|[^가-힣])(?:한|하나|일)( ?)(?=번째|째(?= |로))/g,
    /(?:이|히)(?= |$)/g,
    /([가-힣])\1/g,
    /(?<!안 )되(?:요|서|[가-힣]{1,2}다)/g,
    /[.,!?]{2,}|\d+ ?원/g,
    /(?:않|안)(?!는)(?: ?되)?/g,
    /[가-힣]+(?:에요|예요|이예요)\b|(?<word>데|대)[\s.]/g,
  ];

  it('never say no where the pattern is found', () => {
    const tried = (pattern: RegExp) => onlyWhere(neededText(pattern), (_: { text: string }) => [true]);
    const triggers = patterns.map(tried);
    const together = inTurn([tried(patterns[0]!), tried(patterns[3]!)]);
    let found = 0;
    let refused = 0;
    for (const text of texts) {
      expect(together({ text })).toEqual([...triggers[0]!({ text }), ...triggers[3]!({ text })]);
      patterns.forEach((pattern, i) => {
        const matches = text.match(pattern) !== null;
        const may = triggers[i]!({ text }).length > 0;
        if (matches) {
          found++;
          expect(may, `${pattern} in ${text}`).toBe(true);
        } else if (!may) refused++;
      });
    }
    expect(found).toBeGreaterThan(100);
    expect(refused).toBeGreaterThan(1000);
  });
});
