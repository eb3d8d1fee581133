import { invalidArgument, ServiceError } from '../../errors/service-error.js';
import { DictSearchService, SearchAnchor } from '../../gen/svc/dict_search_pb.js';
import type { Anchor, FoundHeadword, HeadwordQuery } from '../../lexicon/headword-search.js';
import { PARTS } from '../../lexicon/headwords.js';
import { PatternError, parsePattern } from '../../lexicon/jamo-pattern.js';
import type { Definitions } from './definitions.js';
import { type Operation, unary } from './operation.js';
import { partsNamed } from './parts-of-speech.js';
import { untilAborted } from './until-aborted.js';

/** Where headwords are searched: in a thread of its own. */
export type Searcher = (query: HeadwordQuery) => Promise<{ total: number; found: FoundHeadword[] }>;

/** What a search may ask for, whoever asks: the server or a command. */
export interface SearchRequest {
  pattern: string;
  anchor: SearchAnchor;
  pos: string;
  stdOnly: boolean;
  limit: number;
  offset: number;
  withDefinition: boolean;
  countOnly: boolean;
}

interface FoundEntry {
  word: string;
  pos: string;
  homographs: number;
  definition: string;
  standard: boolean;
  /** Of the definition; only where one was asked for. */
  definitionSource?: string;
}

export interface SearchAnswer {
  entries: FoundEntry[];
  total: number;
  /** Where definitions come from, when none were imported. */
  definitionNote?: string;
}

const DEFAULT_LIMIT = 100;
export const MAX_LIMIT = 1000;

const ANCHORS: Record<SearchAnchor, Anchor> = {
  [SearchAnchor.ANY]: 'any',
  [SearchAnchor.PREFIX]: 'prefix',
  [SearchAnchor.SUFFIX]: 'suffix',
  [SearchAnchor.EXACT]: 'exact',
};

export function searchOperations(search: Searcher, define: Definitions): Operation[] {
  return [
    unary(DictSearchService.method.searchDict, 'search', async (request, call) => ({
      json: { ...(await untilAborted(searchDict(request, search, define), call.signal)) },
    })),
  ];
}

export async function searchDict(
  request: SearchRequest,
  search: Searcher,
  define: Definitions,
): Promise<SearchAnswer> {
  const { total, found } = await search(queryOf(request));
  const entries: FoundEntry[] = found.map(({ word, part, homographs, standard }) => ({
    word,
    pos: part,
    homographs,
    definition: '',
    standard,
  }));
  if (!request.withDefinition) return { entries, total };
  const { definitions, note } = await define(entries);
  entries.forEach((entry, i) => {
    const { text, source } = definitions[i]!;
    entry.definition = text;
    entry.definitionSource = source;
  });
  return note === '' ? { entries, total } : { entries, total, definitionNote: note };
}

/** Refuses here what would otherwise fail in another thread, where its reason is lost. */
function queryOf(request: SearchRequest): HeadwordQuery {
  const anchor = ANCHORS[request.anchor];
  if (anchor === undefined) {
    throw invalidArgument(
      `anchor 값이 올바르지 않습니다: ${request.anchor}. ANY, PREFIX, SUFFIX, EXACT 가운데 하나로 보내 주세요.`,
    );
  }
  for (const name of ['limit', 'offset'] as const) {
    if (request[name] < 0) throw invalidArgument(`${name}은 0보다 작을 수 없습니다: ${request[name]}`);
  }
  try {
    parsePattern(request.pattern);
  } catch (error) {
    if (error instanceof PatternError) throw invalidArgument(error.message);
    throw error;
  }
  const parts = request.pos.trim() === '' ? undefined : partsNamed(request.pos);
  if (request.pos.trim() !== '' && parts === undefined) {
    throw invalidArgument(
      `알 수 없는 품사입니다: ${request.pos.slice(0, 40)}. ${PARTS.slice(0, 15).join(', ')} 가운데 하나나 NNG, VV 같은 태그로 보내 주세요.`,
    );
  }
  const limit = Math.min(request.limit === 0 ? DEFAULT_LIMIT : request.limit, MAX_LIMIT);
  return {
    pattern: request.pattern,
    anchor,
    parts,
    standardOnly: request.stdOnly,
    offset: request.offset,
    limit: request.countOnly ? 0 : limit,
  };
}

/** What an engine without a list of headwords answers. */
export const noSearcher: Searcher = async () => {
  throw new ServiceError(
    'unimplemented',
    '이 판에는 사전 검색 엔진이 들어 있지 않습니다. 사전 검색을 지원하는 판으로 올려 주세요.',
  );
};
