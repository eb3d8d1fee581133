import type { ConflictJson } from '../gen/svc/custom_dict_pb.js';
import type { DictSetJson } from '../gen/svc/dict_common_pb.js';
import type { DictEntryJson } from '../gen/svc/dict_search_pb.js';
import type { EncodingTypeJson, TextSpanJson } from '../gen/svc/lang_common_pb.js';
import type {
  AnalyzeSyntaxResponseJson,
  MorphemeJson,
  SenseJson,
  SentenceJson,
  TokenizeResponseJson,
  TokenJson,
} from '../gen/svc/language_service_pb.js';
import type {
  CorrectErrorResponseJson,
  RevisedBlockJson,
  ReviseHelpJson,
  RevisionConfig_LevelJson,
  RevisionConfigJson,
  RevisionJson,
  StreamCorrectErrorResponseJson,
} from '../gen/svc/revision_service_pb.js';

/** Fields that are `optional`, in a `oneof` or only for who asks for them; all others are written even where empty. */
type LeftOutWhenUnset =
  | 'customDictName'
  | 'incomplete'
  | 'sense'
  | 'readings'
  | 'words'
  | 'thinkingId'
  | 'thinkingCount'
  | 'first'
  | 'cancelled'
  | 'post'
  | 'progress';

/** What protobuf allows in JSON and we never write: numbers that are none, values of enums that say nothing. */
type NeverWritten = 'NaN' | 'Infinity' | '-Infinity' | 'UNKNOWN' | 'UNK';

/** A message as we write it, from the type of everything that its JSON form may be. */
export type Written<T> = T extends NeverWritten
  ? never
  : T extends ReadonlyArray<infer Item>
    ? Array<Written<Item>>
    : T extends object
      ? Flat<
          { [Field in Exclude<keyof T, LeftOutWhenUnset>]-?: Written<NonNullable<T[Field]>> } & {
            [Field in keyof T & LeftOutWhenUnset]?: Written<NonNullable<T[Field]>>;
          }
        >
      : T;

type Flat<T> = { [Field in keyof T]: T[Field] };

/** How offsets count. NONE: every `beginOffset` is −1. */
export type EncodingType = EncodingTypeJson;
export type TextSpan = Written<TextSpanJson>;

export type AnalyzeSyntaxResponse = Written<AnalyzeSyntaxResponseJson>;
export type Sentence = Written<SentenceJson>;
export type Token = Written<TokenJson>;
export type Morpheme = Written<MorphemeJson>;
export type Sense = Written<SenseJson>;
export type TokenizeResponse = Written<TokenizeResponseJson>;

export type CorrectErrorResponse = Written<CorrectErrorResponseJson>;
export type RevisedBlock = Written<RevisedBlockJson>;
export type Revision = Written<RevisionJson>;
export type ReviseHelp = Written<ReviseHelpJson>;
export type StreamCorrectErrorResponse = Written<StreamCorrectErrorResponseJson>;
/** The switches of correction; callers may keep their list of rules to themselves. */
export type RevisionConfig = Omit<RevisionConfigJson, 'ignoreRules'> & { ignoreRules?: readonly string[] };
/** How much is changed without a question: only what is certain by rule, what is likely too, or questions as well. */
export type CorrectionLevel = RevisionConfig_LevelJson;

export type DictSet = Written<DictSetJson>;
export type Conflict = Written<ConflictJson>;
export type DictEntry = Written<DictEntryJson>;
