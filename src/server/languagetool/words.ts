import { create, type DescMethodUnary } from '@bufbuild/protobuf';
import { accountOf, type Caller } from '../../access/admit.js';
import { setField } from '../../dictionary/check-dictionary.js';
import { invalidArgument, ServiceError } from '../../errors/service-error.js';
import { CustomDictionaryService } from '../../gen/svc/custom_dict_pb.js';
import { countedCall } from '../../service/counted-call.js';
import type { DictionaryWords } from '../../service/dictionaries/dictionary-words.js';
import { replyJson } from '../../service/operations/reply-json.js';
import { snakeCased } from '../../service/render/json-names.js';
import { SET_NAMES } from '../../store/types.js';
import type { Ticket } from '../dispatcher.js';
import type { Parameters } from './parameters.js';

/** What LanguageTool gives when nothing is said, and the most it gives. */
const DEFAULT_WORDS = 10;
const MAX_WORDS = 500;

const methods = CustomDictionaryService.method;

export interface WordsParts {
  parameters: Parameters;
  caller: Caller;
  words: DictionaryWords;
  begin(method: DescMethodUnary): Ticket;
  signal: AbortSignal;
}

/** The dictionaries that a request names; the caller's own where it names none. */
export function dictionariesOf(parameters: Parameters, { keyId }: Caller): string[] {
  const named = [...parameters.list('dicts'), ...parameters.list('dict')];
  return named.length > 0 ? named : [keyId === '' ? 'languagetool' : `languagetool-${keyId}`];
}

/** GET /v2/words: the words of the caller's dictionaries, in order. */
export function listWords({ parameters, caller, begin, signal }: WordsParts) {
  const offset = numberOf(parameters, 'offset', 0);
  const limit = Math.min(MAX_WORDS, numberOf(parameters, 'limit', DEFAULT_WORDS));
  return countedCall(begin(methods.getCustomDictionary), async (ticket) => {
    const all = new Set<string>();
    for (const domainName of dictionariesOf(parameters, caller)) {
      const request = create(methods.getCustomDictionary.input, { domainName });
      try {
        const reply = await ticket.unary(request, 'snake', signal);
        const { dict } = replyJson(reply, (json) => snakeCased(methods.getCustomDictionary.output, json));
        for (const word of wordsIn(dict as Record<string, { items?: object }>)) all.add(word);
      } catch (error) {
        // A dictionary begins with its first word.
        if (!(error instanceof ServiceError) || error.code !== 'not_found') throw error;
      }
    }
    return { words: [...all].sort().slice(offset, offset + limit) };
  });
}

function wordsIn(dict: Record<string, { items?: object } | undefined>): string[] {
  return SET_NAMES.flatMap((set) => Object.keys(dict[setField(set)]?.items ?? {}));
}

/** POST /v2/words/add: whether a word is new. */
export function addWords(parts: WordsParts) {
  return changed(parts, 'added', (words) => parts.words.add(words));
}

/** POST /v2/words/delete: whether a word was there. */
export function deleteWords(parts: WordsParts) {
  return changed(parts, 'deleted', async (words) => {
    try {
      return await parts.words.remove(words);
    } catch (error) {
      if (error instanceof ServiceError && error.code === 'not_found') return [];
      throw error;
    }
  });
}

function changed(
  { parameters, caller, begin }: WordsParts,
  field: 'added' | 'deleted',
  change: DictionaryWords['add'],
) {
  const words = wordsOf(parameters);
  const [name, ...others] = dictionariesOf(parameters, caller);
  if (others.length > 0) throw invalidArgument('낱말을 바꿀 사전을 dict에 하나만 적어 주세요.');
  return countedCall(begin(methods.updateCustomDictionary), async () => {
    const done = await change({ owner: accountOf(caller), name: name!, set: 'np', words });
    return { [field]: done.length > 0 };
  });
}

/** One word, or several between spaces with mode=batch. */
function wordsOf(parameters: Parameters): string[] {
  const several = parameters.get('mode') === 'batch';
  const given = parameters.get(several ? 'words' : 'word')?.trim() ?? '';
  if (given === '') {
    throw invalidArgument(`낱말이 없습니다. 낱말을 ${several ? 'words' : 'word'}에 넣어 보내 주세요.`);
  }
  return several ? given.split(/\s+/) : [given];
}

function numberOf(parameters: Parameters, name: string, usual: number): number {
  const given = parameters.get(name);
  if (given === undefined || given === '') return usual;
  if (/^\d{1,9}$/.test(given)) return Number(given);
  throw invalidArgument(`${name}은(는) 0 이상의 정수여야 합니다.`);
}
