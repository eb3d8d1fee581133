import type { DescMethodUnary } from '@bufbuild/protobuf';
import { correctionRequest } from '../client/corrector.js';
import type {
  Analysis,
  AnalyzeOptions,
  Correction,
  CorrectOptions,
  DictionaryWords,
  StreamedCorrection,
  Tokenization,
} from '../client/types.js';
import {
  morphsOf,
  nounsOf,
  posOf,
  type SenseOfWord,
  sensesOf,
  type TaggedMorpheme,
  verbsOf,
} from '../client/views.js';
import { LanguageService } from '../gen/svc/language_service_pb.js';
import { RevisionService } from '../gen/svc/revision_service_pb.js';
import { FEATURES } from '../service/features.js';
import { DEFAULT_LIMITS } from '../service/limits.js';
import { createLoad } from '../service/load.js';
import { correctionOperations } from '../service/operations/correction.js';
import { languageOperations } from '../service/operations/language.js';
import { type Call, operationOf, uncharged } from '../service/operations/operation.js';
import { readMessage } from '../service/operations/read-message.js';
import { replyJson } from '../service/operations/reply-json.js';
import { createLocalEngine, createThreadEngine } from './engines.js';
import { memoryDictionaries } from './memory-dictionaries.js';

export interface MalgyeolOptions {
  /** Worker threads, all cores when left out; 0 works in the thread that asks. */
  threads?: number;
  /** Custom dictionaries by name; calls apply those that they name in `customDictNames`. */
  dictionaries?: Record<string, DictionaryWords>;
  /** Other models than those that ship. */
  modelDir?: string;
}

/** The engine in this program: no server, no key, nothing leaves the machine. */
export interface Malgyeol {
  analyze(text: string, options?: AnalyzeOptions): Promise<Analysis>;
  tokenize(text: string, options?: AnalyzeOptions): Promise<Tokenization>;
  correct(text: string, options?: CorrectOptions): Promise<Correction>;
  /** First what is certain, then what a second look has found. */
  streamCorrect(text: string, options?: CorrectOptions): AsyncIterable<StreamedCorrection>;
  sentences(text: string): Promise<string[]>;
  /** The text with its spaces put right; `reset` ignores those that it has. */
  space(text: string, options?: { reset?: boolean }): Promise<string>;
  pos(text: string, options?: AnalyzeOptions): Promise<TaggedMorpheme[]>;
  morphs(text: string, options?: AnalyzeOptions): Promise<string[]>;
  nouns(text: string, options?: AnalyzeOptions): Promise<string[]>;
  verbs(text: string, options?: AnalyzeOptions): Promise<string[]>;
  senses(text: string, options?: AnalyzeOptions): Promise<SenseOfWord[]>;
  /** Puts a dictionary in the place of the one with its name. */
  setDictionary(name: string, words: DictionaryWords): void;
  removeDictionary(name: string): boolean;
  dictionaryNames(): string[];
  /** Finishes what was asked for, then ends the threads; the program can end. */
  close(): Promise<void>;
}

export async function createMalgyeol(options: MalgyeolOptions = {}): Promise<Malgyeol> {
  const { threads, modelDir } = options;
  const dictionaries = memoryDictionaries();
  for (const [name, words] of Object.entries(options.dictionaries ?? {})) dictionaries.set(name, words);
  const engine = await (threads === 0 ? createLocalEngine(modelDir) : createThreadEngine(threads, modelDir));

  const limits = {
    ...DEFAULT_LIMITS,
    queuedCharacters: Number.POSITIVE_INFINITY,
    queue: Number.POSITIVE_INFINITY,
  };
  const parts = { limits, load: createLoad(limits), dictionaries, features: new Set(FEATURES) };
  const operations = [
    ...languageOperations({ ...parts, renderer: engine }),
    ...correctionOperations({ ...parts, corrector: engine.corrector }),
  ];

  async function ask<Answer>(
    method: DescMethodUnary,
    request: object,
    signal?: AbortSignal,
  ): Promise<Answer> {
    const operation = operationOf(operations, method);
    const reply = await operation.handle(readMessage(method.input, request), callWith(signal));
    return replyJson(reply) as Answer;
  }
  const { analyzeSyntax, tokenize } = LanguageService.method;
  const { correctError, streamCorrectError } = RevisionService.method;
  const analyze = (text: string, { signal, ...given }: AnalyzeOptions = {}) =>
    ask<Analysis>(analyzeSyntax, { encodingType: 'UTF16', ...given, document: { content: text } }, signal);
  const split = (text: string, given?: AnalyzeOptions) =>
    analyze(text, { autoSplitSentence: true, ...given });

  return {
    analyze,
    tokenize: (text, { signal, ...given } = {}) =>
      ask(tokenize, { encodingType: 'UTF16', ...given, document: { content: text } }, signal),
    correct: (text, { signal, ...given } = {}) => ask(correctError, correctionRequest(text, given), signal),
    streamCorrect(text, { signal, ...given } = {}) {
      const operation = operationOf(operations, streamCorrectError);
      const request = readMessage(streamCorrectError.input, correctionRequest(text, given));
      return operation.handle(request, callWith(signal)) as AsyncIterable<StreamedCorrection>;
    },
    async sentences(text) {
      const [spans] = await engine.sentences([text]);
      return spans!.map(({ begin, end }) => text.slice(begin, end));
    },
    space: async (text, given) => (await engine.space([text], given))[0]!,
    pos: async (text, given) => posOf(await split(text, given)),
    morphs: async (text, given) => morphsOf(await split(text, given)),
    nouns: async (text, given) => nounsOf(await split(text, given)),
    verbs: async (text, given) => verbsOf(await split(text, given)),
    senses: async (text, given) => sensesOf(await split(text, { ...given, withSense: true })),
    setDictionary: (name, words) => dictionaries.set(name, words),
    removeDictionary: (name) => dictionaries.remove(name),
    dictionaryNames: () => dictionaries.names(),
    close: () => engine.close(),
  };
}

/** Nobody is counted, and nobody may be refused, in one's own program. */
function callWith(signal: AbortSignal = new AbortController().signal): Call {
  return {
    form: 'camel',
    signal,
    caller: { keyId: '', appId: '', readOnly: false },
    charge: uncharged,
  };
}
