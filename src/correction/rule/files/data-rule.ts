import { withCoda } from '../../../hangul/syllable.js';
import type { LineView } from '../../line/line-view.js';
import type { Certainty } from '../../types.js';
import { byNouns } from '../by-nouns.js';
import { byPattern, expand } from '../by-pattern.js';
import { byStems } from '../by-stems.js';
import { byBeginnings, byStretches, byWholeWords } from '../by-table.js';
import { byCollocations } from '../collocations.js';
import { all } from '../combine.js';
import type { Finding, Rule } from '../rule.js';
import { eachOf } from '../triggers/triggers.js';
import { byMorphemes } from './by-morphemes.js';
import { meets } from './conditions.js';
import type { Entries, FinderSpec, RuleSpec } from './rule-spec.js';

type Find = (line: LineView) => Finding[];

/** What of the program finds for rules that only say why: by its name, given what the rule asks it for. */
export type Mechanisms = Readonly<Record<string, (argument: string) => Find>>;

/** The rule that a file describes. */
export function dataRule(
  { finders, reasons, english: _, ...said }: RuleSpec,
  mechanisms: Mechanisms = {},
): Rule {
  const stems = finders.flatMap((finder) => (finder.kind === 'stems' ? finder.pairs : []));
  return {
    ...said,
    isData: true,
    ...(reasons && { reasons: reasons.map(({ of, ...why }) => ({ of: new RegExp(of), ...why })) }),
    ...(stems.length > 0 && { stems }),
    ...(said.sentenceCheck && { exampleOptions: { enableSentenceCheck: true } }),
    find: all(...finders.map((finder) => findOf(finder, mechanisms))),
  };
}

function findOf({ certainty, article, ...finder }: FinderSpec, mechanisms: Mechanisms): Find {
  const find = plainFind(finder, certainty, mechanisms);
  if (certainty === undefined && article === undefined) return find;
  const own = { ...(certainty && { certainty }), ...(article !== undefined && { article }) };
  return eachOf(find, (finding) => ({ ...finding, ...own }));
}

function plainFind(finder: FinderSpec, certainty: Certainty | undefined, mechanisms: Mechanisms): Find {
  switch (finder.kind) {
    case 'nouns':
      return byNouns(finder.entries);
    case 'beginnings':
      return byBeginnings(finder.entries);
    case 'whole':
      return byWholeWords(finder.entries);
    case 'anywhere':
      return byStretches(finder.entries);
    case 'stems':
      return byStems(finder.pairs);
    case 'letters':
      return byPattern(new RegExp(finder.pattern), replacementOf(finder));
    case 'after':
      return byCollocations(...finder.cases.map((one) => ({ ...one, certainty })));
    case 'morphemes':
      return byMorphemes(finder.pattern, finder.replacement);
    case 'mechanism': {
      const mechanism = mechanisms[finder.name];
      if (!mechanism) throw new Error(`mechanism: 이런 이름으로 찾는 것이 없습니다: ${finder.name}`);
      return mechanism(finder.argument);
    }
  }
}

/**
 * `$1` is a group of the match; `{NAME}` what a table has for the match, `{NAME:1}` for a group; `{CODA:1:ㅂ}` a group whose
 * last syllable is given another coda.
 */
function replacementOf({
  replacement,
  tables,
  conditions,
}: FinderSpec & { kind: 'letters' }): Parameters<typeof byPattern>[1] {
  const written = replacement.includes('{')
    ? (match: RegExpExecArray) => lookedUp(replacement, tables ?? {}, match)
    : replacement;
  if (!conditions) return written;
  const isMet = meets(conditions);
  return (match, line) => {
    if (!isMet(line, match.index, match.index + match[0].length)) return undefined;
    return typeof written === 'string' ? expand(written, match) : written(match);
  };
}

const PLACES = /\$(\d)|\{([A-Z][A-Z0-9_]+)(?::(\d))?(?::([ㄱ-ㅎ]?))?\}/g;

function lookedUp(
  replacement: string,
  tables: Readonly<Record<string, Entries>>,
  match: RegExpExecArray,
): string | undefined {
  let known = true;
  const written = replacement.replace(PLACES, (_, group, name, of, coda) => {
    if (group !== undefined) return match[Number(group)] ?? '';
    const key = match[Number(of ?? 0)] ?? '';
    if (coda !== undefined) return withCoda(key, coda);
    const entries = tables[name]!;
    if (Object.hasOwn(entries, key)) return entries[key]!;
    known = false;
    return '';
  });
  return known ? written : undefined;
}
