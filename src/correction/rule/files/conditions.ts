import type { Morpheme } from '../../../analysis/types.js';
import type { LineView } from '../../line/line-view.js';
import { placedMorphemes, runFits } from './by-morphemes.js';
import { type MorphemeTest, parseMorphemes } from './morpheme-pattern.js';

/** What else must be so, or must not, for letters to be changed. */
export type Condition = { unless?: true } & (
  | { kind: 'line'; pattern: string }
  | { kind: 'before' | 'within' | 'behind'; tests: readonly MorphemeTest[] }
);

const BEGINS = / +(?=(?:if|unless) +(?:line|before|within|behind) )/;
const CONDITION = /^(if|unless) +(line|before|within|behind) +(.+)$/;

/** A replacement and the conditions behind it; a text says what is wrong with them. */
export function withConditions(written: string): { replacement: string; conditions: Condition[] } | string {
  const [replacement, ...parts] = written.split(BEGINS);
  const conditions: Condition[] = [];
  for (const part of parts) {
    const [, word, kind, value] = CONDITION.exec(part)!;
    const unless = word === 'unless' ? { unless: true as const } : {};
    if (kind === 'line') {
      const pattern = /^\/((?:[^\\/]|\\.)+)\/$/.exec(value!)?.[1];
      if (pattern === undefined)
        return `${word} line 뒤에는 줄 전체에서 찾을 /무늬/를 적습니다. 적힌 것: ${value}`;
      conditions.push({ kind, pattern, ...unless });
      continue;
    }
    const parsed = parseMorphemes(value!);
    if (typeof parsed === 'string') return parsed;
    conditions.push({ kind: kind as 'before' | 'within' | 'behind', tests: parsed.tests, ...unless });
  }
  return { replacement: replacement!, conditions };
}

/** Whether all of them are met at a stretch of a line. */
export function meets(
  conditions: readonly Condition[],
): (line: LineView, begin: number, end: number) => boolean {
  const checks = conditions.map((condition) => {
    const holds = checkOf(condition);
    return (line: LineView, begin: number, end: number) =>
      holds(line, begin, end) !== (condition.unless ?? false);
  });
  return (line, begin, end) => checks.every((check) => check(line, begin, end));
}

function checkOf(condition: Condition): (line: LineView, begin: number, end: number) => boolean {
  if (condition.kind === 'line') {
    const pattern = new RegExp(condition.pattern);
    return ({ text }) => pattern.test(text);
  }
  const { kind, tests } = condition;
  return (line, begin, end) => {
    const all = placedMorphemes(line);
    const first = all.findIndex(({ morpheme }) => starts(kind, morpheme, begin, end));
    if (kind === 'behind') return first >= 0 && runFits(tests, all, first);
    if (kind === 'before') return runFits(tests, all, (first < 0 ? all.length : first) - tests.length);
    for (let i = first; i >= 0 && i < all.length && all[i]!.morpheme.begin < end; i++)
      if (runFits(tests, all, i)) return true;
    return false;
  };
}

/** Is this the first morpheme of what is looked at, or, for what stands before, the first that is not part of it? */
function starts(
  kind: 'before' | 'within' | 'behind',
  morpheme: Morpheme,
  begin: number,
  end: number,
): boolean {
  if (kind === 'behind') return morpheme.begin >= end;
  return kind === 'before' ? morpheme.begin >= begin : morpheme.end > begin;
}
