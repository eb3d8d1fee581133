import type { CorrectErrorResponse } from '../../../src/wire/messages';

/** The answers of the service, under the names that the page has for them. */
export type {
  Conflict,
  DictEntry as Entry,
  DictSet,
  Morpheme,
  RevisedBlock as Block,
  ReviseHelp as Help,
  Revision,
  Sentence,
  Token,
} from '../../../src/wire/messages';

/** What the page shows of an answer; a text without a word is not sent, and has none of the rest. */
export type Correction = Pick<CorrectErrorResponse, 'origin' | 'revised' | 'revisedBlocks' | 'helps'> &
  Partial<Pick<CorrectErrorResponse, 'whitespaceCleanupRanges'>>;

/** Beside its name a dictionary has a field for every set of words. */
export interface DictMeta {
  domainName: string;
  [set: string]: unknown;
}

export interface Dictionary {
  domainName: string;
  [set: string]: unknown;
}

export interface UsageRow {
  day: string;
  key: string;
  appId: string;
  requests: number;
  eojeols: number;
  characters: number;
  errors: number;
}

export interface ServerStatus {
  version: string;
  model: string;
  uptimeSeconds: number;
  queue: { requests: number; characters: number };
  today: string;
  days: number;
  ownOnly: boolean;
  /** Whether "own" means the account that the key belongs to. */
  ownAccount?: boolean;
  usage: UsageRow[];
}
