import { describe, expect, it } from 'vitest';
import { guarded as guardedBy } from '../../correction/rule/triggers/match-places.js';
import { inTurn, onlyWhere } from '../../correction/rule/triggers/triggers.js';
import { RULES } from '../../correction/rules/index.js';
import { analysePattern } from './analyse-pattern.js';

const neededText = (pattern: RegExp) => analysePattern(pattern).text;
const neededBesides = (pattern: RegExp) => analysePattern(pattern).besides;
const guarded = (pattern: RegExp) => guardedBy(pattern, analysePattern(pattern));

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

const texts = RULES.flatMap(({ examples, silent }) => [
  ...examples.flatMap(({ wrong, right }) => [wrong, right]),
  ...silent,
]);

describe('what a pattern needs besides', () => {
  it.each([
    [/되(?=요)/, ['요']],
    [/(?<=[내네제]가 )먹[었을]/, ['내가', '네가', '제가']],
    [/(?<=힘에 )붙이(?=는|고|지)/, ['붙이']],
  ])('%s', (pattern, expected) => {
    expect(new Set(neededBesides(pattern))).toEqual(new Set(expected));
  });

  it.each([/(?:않|안)(?!는)(?:되|돼)?/, /되는|돼요/, /슴니다/, /되(?= )/, /ABC(?=D)/i])(
    '%s: nothing',
    (pattern) => {
      expect(neededBesides(pattern)).toBeUndefined();
    },
  );
});

describe('what a match begins with', () => {
  it.each([
    [/(?<=[가-힣]) +(?=[,.])/g, ' '],
    [/(?<=^[^"]*)'([^']+)'(?=라고)/g, "'"],
    [/(?<![가-힣])(?:한|두)? ?번/g, '한두 번'],
    [/(?<=다)(?=[.?]|!)/g, '.?!'],
    [/(?<=[가-힣])[\]^\\-]/g, ']^\\-'],
    [/(?<=지)(?!만)\d*(?:요|오)/g, '0123456789요오'],
    [/(?<word>데|대)[\s.]/g, '데대'],
  ])('%s', (pattern, characters) => {
    const { source } = guarded(pattern);
    expect(source.endsWith(`])(?:${pattern.source})`)).toBe(true);
    const guard = new RegExp(source.slice('(?='.length, -`)(?:${pattern.source})`.length));
    const all = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code));
    expect(new Set(all.filter((c) => guard.test(c)))).toEqual(new Set(characters));
  });

  it.each([
    /(?<=가)나?/g,
    /(?<=가)[^나]/g,
    /(?<=가)(?:나|.)/g,
    /(?<=가)(?=나|$)/g,
    /(?<=a)b/gi,
    /(?<=가)😀/gu,
    /가(?<=나)/g,
  ])('%s may begin with anything, or is quick anyway', (pattern) => {
    expect(guarded(pattern)).toBe(pattern);
  });

  it('changes nothing that is found', () => {
    const patterns = [
      /(?<=[가-힣]) (?=[가-힣]{2})/g,
      /(?<![가-힣])([가나다라마바사])(?=[은는이가을를] )/g,
      /(?<=[다요까])(?=[.?!])/g,
      /(?<=^[^,]*),/g,
    ];
    let found = 0;
    for (const pattern of patterns) {
      const guard = guarded(pattern);
      expect(guard).not.toBe(pattern);
      for (const text of texts) {
        const places = (p: RegExp) => [...text.matchAll(p)].map((m) => [m.index, ...m]);
        expect(places(guard)).toEqual(places(pattern));
        found += places(pattern).length;
      }
    }
    expect(found).toBeGreaterThan(1000);
  });
});

describe('triggers', () => {
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
    const tried = (pattern: RegExp) =>
      onlyWhere(neededText(pattern), (_: { text: string }) => [true], neededBesides(pattern));
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
