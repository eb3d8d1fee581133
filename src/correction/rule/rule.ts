import type { LineView } from '../line/line-view.js';
import type { Alternative, Category, Certainty, CorrectOptions } from '../types.js';
import type { StemPair } from './stem-forms.js';

/** What a rule found in a line: a stretch and how it should be written. */
export interface Finding {
  begin: number;
  end: number;
  replacement: string;
  /** Left out where that goes by the rule. */
  certainty?: Certainty;
  others?: readonly Alternative[];
  /** Where a rule serves several articles: the one that this finding goes by. */
  article?: string;
  /** How sure a model is, where one decided; otherwise the certainty stands for it. */
  score?: number;
}

export interface Example {
  wrong: string;
  /** The same as `wrong` where the rule only asks. */
  right: string;
  /** Where the rule only asks: what it suggests for the whole sentence. */
  asks?: string;
  /** The article that is cited for it, where that is not the rule's own. */
  article?: string;
}

/** Why a part of what a rule finds is wrong, where its comment speaks of more than that. */
export interface Reason {
  /** What it is the reason of: `written→corrected`, in whole words, and ` [article]` behind it where the finding says it. */
  of: RegExp;
  comment?: string;
  article?: string;
}

/** One mistake: how it is found, why it is one, and the sentences that prove the rule. Ids are public. */
export interface Rule {
  id: string;
  /** A short name in Korean. */
  title: string;
  category: Category;
  /** The article of the norm that decides it, as people cite it; empty where none does and it is a matter of usage. */
  article: string;
  /** How sure its findings are unless they say so themselves; `certain` where left out. */
  certainty?: Certainty;
  /** The reason, in Korean; words that the change does not hold are marked as examples: (예: …). */
  comment: string;
  /** The reasons of single words or forms; the first that matches stands for the comment. */
  reasons?: readonly Reason[];
  /** Each is corrected as a whole; at least two. */
  examples: readonly Example[];
  /** Sentences that must come back unchanged. */
  silent: readonly string[];
  /** What the examples are corrected with. */
  exampleOptions?: CorrectOptions;
  /** Ids of rules that come later, so that this one wins where both find the same place; otherwise ids are in order. */
  before?: readonly string[];
  /** Decides in general: rules that know a particular mistake come before it, so that theirs is the reason told. */
  last?: true;
  find(line: LineView): Finding[];
  /** Misspelt stems that it finds in all their forms; tested with every ending. */
  stems?: readonly StemPair[];
  /** Said in a file of rules, not in code. */
  isData?: true;
  /** Grammar of sentences: asks only, unless `enableSentenceCheck` or `strict` wants what is certain changed. */
  sentenceCheck?: boolean;
}
