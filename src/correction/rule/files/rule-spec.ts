import type { Certainty } from '../../types.js';
import type { Example, Rule } from '../rule.js';
import type { StemPair } from '../stem-forms.js';
import type { Condition } from './conditions.js';
import type { MorphemePattern } from './morpheme-pattern.js';

/** A rule as a file of rules says it: nothing but text, so that it can be compiled into a table and read from it. */
export interface RuleSpec
  extends Pick<
    Rule,
    | 'id'
    | 'title'
    | 'category'
    | 'article'
    | 'certainty'
    | 'comment'
    | 'silent'
    | 'before'
    | 'last'
    | 'sentenceCheck'
  > {
  /** The reason in English; a house style may do without. */
  english?: string;
  reasons?: ReadonlyArray<{ of: string; comment?: string; article?: string }>;
  examples: readonly Example[];
  finders: readonly FinderSpec[];
}

/** What is wrong as it stands, with what stands for it. */
export type Entries = Readonly<Record<string, string>>;

/** Lists of words by where they are looked for; docs/writing-rules.md says which is which. */
export const WORD_LISTS = ['nouns', 'beginnings', 'whole', 'anywhere'] as const;
export type WordList = (typeof WORD_LISTS)[number];

/** One way of finding; `certainty` and `article` are left out where they are those of the rule. */
export type FinderSpec = { certainty?: Certainty; article?: string } & (
  | { kind: WordList; entries: Entries }
  | { kind: 'stems'; pairs: readonly StemPair[] }
  | {
      kind: 'letters';
      pattern: string;
      replacement: string;
      tables?: Readonly<Record<string, Entries>>;
      conditions?: readonly Condition[];
    }
  | { kind: 'after'; cases: readonly VerbAfter[] }
  | { kind: 'morphemes'; pattern: MorphemePattern; replacement: string }
  | { kind: 'mechanism'; name: string; argument: string }
);

/** After these words the one verb is wrong and the other right, both without 다. */
export interface VerbAfter extends StemPair {
  after: string;
  unless?: string;
}
