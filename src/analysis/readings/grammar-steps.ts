import type { Lexicon } from '../../lexicon/lexicon.js';
import type { PathMorpheme } from '../lattice/path-morpheme.js';
import { settleSubject } from './bare-stems.js';
import { settleCondition, settleQuoted } from './clause-endings.js';
import { settleComitative } from './comitative.js';
import { joinSaid } from './fused-endings.js';
import { type ChosenEojeol, settleLinked, settleNegated, settleOrdered } from './governed-readings.js';
import {
  settleConjunction,
  settleLone,
  settleMost,
  settleOnce,
  settleRelative,
  settleThisOne,
} from './lone-words.js';
import { partResolved } from './made-predicates.js';
import { settleEaten } from './main-verbs.js';
import {
  settleApposition,
  settleAsking,
  settleBefore,
  settleBehind,
  settleCompared,
  settleFirst,
  settleOpening,
} from './neighbours.js';

/** The eojeols of a reading with the way to read each that was chosen. */
export interface ChosenPaths {
  eojeols: readonly ChosenEojeol[];
  /** Whether the first of them opens its line, the last closes it. */
  opensLine: boolean;
  closesLine: boolean;
  /** The author's spaces may be wrong. */
  doubtsSpaces: boolean;
  lexicon: Lexicon;
}

export interface GrammarStep {
  name: string;
  /** What grammar says about eojeol `i` and those around it; changes the paths that it settles. */
  settle: (chosen: ChosenPaths, i: number) => void;
}

/** One after the other, each over the whole line; training/judged/stages counts how often each is right. */
export const GRAMMAR: readonly GrammarStep[] = [
  {
    name: 'governed',
    settle: ({ eojeols }, i) => {
      settleOrdered(eojeols[i]!);
      if (i === 0) return;
      settleNegated(eojeols[i - 1]!, eojeols[i]!);
      settleLinked(eojeols[i - 1]!, eojeols[i]!);
    },
  },
  {
    name: 'first',
    settle: ({ eojeols, opensLine }, i) => {
      if (i === 0 && opensLine) settleFirst(eojeols[0]!.path);
    },
  },
  {
    name: 'opening',
    settle: ({ eojeols, doubtsSpaces }, i) => {
      if (!doubtsSpaces) settleOpening(eojeols[i]!.path, eojeols[i - 1]?.path);
    },
  },
  {
    name: 'lone',
    settle: ({ eojeols, lexicon }, i) => {
      if (i > 0) settleLone(eojeols[i - 1]!.path, eojeols[i]!.path, lexicon);
    },
  },
  {
    name: 'conjunction',
    settle: ({ eojeols, opensLine }, i) => {
      if (i > 0 || opensLine) settleConjunction(eojeols[i - 1]?.path, eojeols[i]!.path);
    },
  },
  {
    name: 'this one',
    settle: ({ eojeols, opensLine }, i) => {
      if (i > 0 || opensLine) settleThisOne(eojeols[i - 1]?.path, eojeols[i]!.path, eojeols[i + 1]?.path);
    },
  },
  { name: 'subject', settle: ({ eojeols }, i) => settleSubject(eojeols[i]!.path, eojeols[i + 1]?.path) },
  {
    name: 'once',
    settle: ({ eojeols }, i) => {
      if (eojeols[i]!.path[0]?.form === '한')
        settleOnce(eojeols[i - 1]?.path, eojeols[i]!.path, pathsBehind(eojeols, i, 3));
    },
  },
  {
    name: 'relative',
    settle: ({ eojeols, lexicon }, i) => {
      if (i > 0) settleRelative(eojeols[i - 1]!.path, eojeols[i]!.path, lexicon);
    },
  },
  {
    name: 'resolved',
    settle: ({ eojeols, lexicon }, i) => {
      if (i > 0) partResolved(eojeols[i - 1]!.path, eojeols[i]!.path, lexicon);
    },
  },
  {
    name: 'said',
    settle: ({ eojeols }, i) => {
      const { path } = eojeols[i]!;
      if (path.length > 1 && path.some(({ form }) => form === '데'))
        joinSaid(path, pathsBehind(eojeols, i, 2));
    },
  },
  { name: 'eaten', settle: betweenTwo(settleEaten) },
  { name: 'condition', settle: ({ eojeols }, i) => settleCondition(eojeols, i) },
  { name: 'quoted', settle: ({ eojeols }, i) => settleQuoted(eojeols, i) },
  { name: 'most', settle: betweenTwo(settleMost) },
  { name: 'before', settle: betweenTwo(settleBefore) },
  { name: 'comitative', settle: betweenTwo(settleComitative) },
  {
    name: 'asking',
    settle: ({ eojeols, closesLine }, i) => {
      if (closesLine && i === eojeols.length - 1) settleAsking(eojeols[i]!.path);
    },
  },
  { name: 'behind', settle: betweenTwo(settleBehind) },
  { name: 'compared', settle: ({ eojeols }, i) => settleCompared(eojeols, i) },
  {
    name: 'apposition',
    settle: ({ eojeols, lexicon }, i) =>
      settleApposition(eojeols[i - 1]?.path, eojeols[i]!.path, eojeols[i + 1]?.path, lexicon),
  },
];

function pathsBehind(eojeols: readonly ChosenEojeol[], i: number, count: number): PathMorpheme[][] {
  return eojeols.slice(i + 1, i + 1 + count).map(({ path }) => path);
}

function betweenTwo(settle: (path: PathMorpheme[], next: PathMorpheme[]) => void): GrammarStep['settle'] {
  return ({ eojeols }, i) => {
    if (i > 0) settle(eojeols[i - 1]!.path, eojeols[i]!.path);
  };
}
