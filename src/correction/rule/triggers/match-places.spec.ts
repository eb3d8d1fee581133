import { describe, expect, it } from 'vitest';
import { matchesOf } from '../../../analysis/text/matches-of.js';
import { analysePattern } from '../../../build/pattern-needs/analyse-pattern.js';
import { RULES } from '../../rules/index.js';
import { matchFinder, placeFinder } from './match-places.js';

describe('what a pattern needs near its beginning', () => {
  it.each<[RegExp, Record<string, [number, number]>]>([
    [/몇 ?일/, { 몇일: [0, 0], '몇 ': [0, 0] }],
    [/(?<=손으로 )가르[치쳐]/, { 르치: [1, 1], 르쳐: [1, 1] }],
    [/(?<=힘에 )붙(?=이)/, { 힘에: [-3, -3] }],
    [/[가-힣]{1,3}슴니다/, { 슴니: [1, 6] }],
    [/(?<=^(?:그|저) [가-힣]{1,5})(?= 너희[^.]*\?$)/, { 너희: [1, 1] }],
  ])('%s', (pattern, expected) => {
    const near = analysePattern(pattern).near;
    expect(near).toEqual(expected);
  });

  it.each([/[가-힣]+슴니다/, /([가-힣]+)\1슴니다/, /(?<=가.*)[나-하]/])('%s: who knows where', (pattern) => {
    expect(analysePattern(pattern).near).toBeUndefined();
  });
});

/** Long lines, where patterns are tried at few places. */
const lines = RULES.map(({ examples, silent }) =>
  [...examples.flatMap(({ wrong, right }) => [wrong, right]), ...silent].join(' '),
);

describe('the places where a pattern is tried', () => {
  const patterns = [
    /(?<=^|[^가-힣])(?:한|하나|일)( ?)(?=번째|째(?= |로))/,
    /(?<!안 )되(?:요|서|[가-힣]{1,2}다)/,
    /(?<=[가-힣])데(?=요?[.?!])/,
    /[가-힣]{1,3}(?:에요|예요|이예요)/,
    /(?<=지 )(?:않|못하)(?=았|였|고|는)/,
    /(?:만들|흔들|이끌)(?:으면|은|을)?/,
    /(?<word>데|대)로/,
    /(?<=(?:을|를) )(?=보[았고])/,
    /하하/,
  ];

  it('leave nothing out', () => {
    let found = 0;
    let places = 0;
    for (const pattern of patterns) {
      const all = new RegExp(pattern.source, `${pattern.flags}g`);
      const matches = matchFinder(pattern, analysePattern(pattern));
      const near = placeFinder(pattern, analysePattern(pattern));
      for (const line of [...lines, '하하하하 하하']) {
        const list = (found: readonly RegExpExecArray[]) => found.map((m) => [m.index, ...m, m.groups]);
        expect(list(matches(line)), `${pattern} in ${line}`).toEqual(list(matchesOf(all, line)));
        found += matches(line).length;
        const begins = near(line);
        if (!begins) continue;
        places += begins.length;
        expect([...begins]).toEqual([...begins].sort((a, b) => a - b));
        for (const { index } of matchesOf(all, line)) expect(begins).toContain(index);
      }
    }
    expect(found).toBeGreaterThan(50);
    expect(places).toBeGreaterThan(50);
  });
});
