import type { DescEnum, DescMessage } from '@bufbuild/protobuf';
import { describe, expect, it } from 'vitest';
import { file_svc_custom_dict } from '../../src/gen/svc/custom_dict_pb.js';
import { file_svc_dict_common } from '../../src/gen/svc/dict_common_pb.js';
import { file_svc_dict_search } from '../../src/gen/svc/dict_search_pb.js';
import { file_svc_lang_common } from '../../src/gen/svc/lang_common_pb.js';
import { file_svc_language_service } from '../../src/gen/svc/language_service_pb.js';
import { file_svc_revision_service } from '../../src/gen/svc/revision_service_pb.js';

/** The numbers of the wire: published clients speak them in binary, so none may ever change. */
const FILES = [
  file_svc_custom_dict,
  file_svc_dict_common,
  file_svc_dict_search,
  file_svc_lang_common,
  file_svc_language_service,
  file_svc_revision_service,
];

function* messagesIn(messages: readonly DescMessage[]): Generator<DescMessage> {
  for (const message of messages) {
    yield message;
    yield* messagesIn(message.nestedMessages);
  }
}
const messages = new Map<string, DescMessage>();
const enums = new Map<string, DescEnum>();
for (const file of FILES) {
  for (const desc of file.enums) enums.set(desc.name, desc);
  for (const message of messagesIn(file.messages)) {
    messages.set(message.name, message);
    for (const desc of message.nestedEnums) enums.set(desc.name, desc);
  }
}

const CORRECTION =
  'origin 1 revised 2 revised_blocks 3 whitespace_cleanup_ranges 9 revised_sentences 11 helps 12 language 99 tokens_count 100';
const MESSAGES: Record<string, string> = {
  'wire 2.1: TextSpan': 'content 1 begin_offset 2 length 3',
  'wire 2.2: Document': 'content 2 language 4 sentences 5',
  'wire 2.4: DictSet': 'items 1 type 2 name 10',
  'wire 2.4: DictMeta': 'type 1 name 2 items_count 3',
  'wire 2.5: Sentence': 'text 1 tokens 2 refined 3',
  'wire 2.5: Token': 'text 1 morphemes 2 lemma 4 tagged 5 modified 11 readings 1001 words 1002',
  Word: 'text 1 tag 2 indexed 3',
  Reading: 'morphemes 1 probability 2',
  'wire 2.6: Morpheme': 'text 1 tag 2 probability 3 out_of_vocab 5 custom_dict_name 6 sense 7',
  'wire 2.7: Sense': 'sense_no 1 meaning 2 urimal_target_id 3 probability 6',
  'wire 2.8: AnalyzeSyntaxRequest':
    'document 1 encoding_type 2 auto_split_sentence 3 custom_domain 4 auto_spacing 5 auto_jointing 6 with_sense 7 custom_dict_names 11 with_readings 1001 with_words 1002 typos 1003',
  'wire 2.9: AnalyzeSyntaxResponse': 'sentences 1 language 3 tokens_count 100',
  'wire 2.10: AnalyzeSyntaxListRequest':
    'sentences 1 language 2 encoding_type 3 custom_domain 4 auto_spacing 5 auto_jointing 6 with_sense 7 custom_dict_names 11 document 12 typos 1002',
  'wire 2.9: AnalyzeSyntaxListResponse': 'sentences 1 language 3 tokens_count 100',
  'wire 2.11: AnalyzeSyntaxRawRequest': 'document 1 encoding_type 2 auto_split_sentence 3 with_sense 4',
  'wire 2.12: TokenizeRequest': 'document 1 encoding_type 2 auto_split_sentence 3 auto_spacing 5',
  'wire 2.12: TokenizeResponse': 'sentences 1 language 3 tokens_count 100',
  'wire 2.12: SegmentSentence': 'text 1 tokens 2',
  'wire 2.12: SegmentToken': 'text 1 segments 2 tagged 5',
  'wire 2.12: Segment': 'text 1 hint 2',
  'wire 2.15: CustomDictionaryMeta': 'domain_name 1 np_set 2 cp_set 3 cp_caret_set 4 vv_set 5 va_set 6',
  'wire 2.15: CustomDictionary':
    'domain_name 1 np_set 2 cp_set 3 cp_caret_set 4 vv_set 5 va_set 6 mm_set 7 mag_set 8 ic_set 9',
  'wire 2.16: GetCustomDictionaryListResponse': 'domain_dicts 1',
  'wire 2.16: GetCustomDictionaryRequest': 'domain_name 1',
  'wire 2.16: GetCustomDictionaryResponse': 'domain 1 dict 2 domain_name 1001',
  'wire 2.17: UpdateCustomDictionaryRequest': 'domain_name 1 dict 2 partial 1001',
  'wire 2.17: UpdateCustomDictionaryResponse': 'updated_domain_name 1 rejected 1001 rejected_count 1002',
  'wire 2.18: RemoveCustomDictionariesRequest': 'domain_names 1 all 2',
  'wire 2.18: RemoveCustomDictionariesResponse': 'deleted_domain_names 1',
  'wire 2.19: CheckConflictRequest': 'domain_names 1 dict 1001',
  'wire 2.19: CheckConflictResponse': 'conflicts 1',
  'wire 2.19: Conflict': 'left 1 right 2 left_word 3 right_word 4 conflict 5 duplicated 6 conflict_msg 11',
  'wire 2.20: RevisionConfig':
    'disable_split_sentence 1 disable_caret_spacing 2 disable_vx_spacing 3 treat_as_title 4 enable_limited_punctuation 5 disable_confusion 6 enable_cleanup_whitespace 11 disable_typo_correction 12 enable_sentence_check 21 level 1001 ignore_rules 1002 disable_sentence_check 1003',
  'wire 2.21: CorrectErrorRequest':
    'document 1 encoding_type 2 custom_domain 4 custom_dict_names 5 config 11',
  'wire 2.23: ReviseHelp': 'id 1 category 2 comment 3 examples 4 rule_article 5',
  'wire 2.23: Revision': 'revised 1 score 2 category 3 help_id 4 thinking_id 100',
  'wire 2.25: RevisedBlock': 'origin 1 revised 2 revisions 3 lemma 4 pos 5 nested 10 thinking_count 100',
  'wire 2.25: RevisedSentence': 'origin 1 revised 2',
  'wire 2.25: CleanUpRange': 'offset 1 length 2 position 3',
  'wire 2.26: CorrectErrorResponse': `${CORRECTION} incomplete 1001`,
  'wire 2.27: StreamCorrectErrorRequest':
    'document 1 encoding_type 2 custom_domain 4 custom_dict_names 5 config 11 req_id 101',
  'wire 2.27: StreamCorrectErrorResponse': 'first 1 cancelled 2 post 3 progress 4',
  'wire 2.27: StreamFirstCorrectError': `${CORRECTION} thinking_ids 101 req_id 201 incomplete 1001`,
  'wire 2.27: CancelledRevision': 'req_id 1 thinking_id 2',
  'wire 2.27: PostRevision': 'req_id 1 thinking_id 2 revision 3 help 4',
  'wire 2.27: ProgressRevision': 'req_id 1 thinking_id 2 thinking_msg 3',
  'wire 2.28: SearchDictRequest':
    'pattern 1 anchor 2 pos 3 std_only 4 limit 5 offset 6 with_definition 7 count_only 8',
  'wire 2.28: SearchDictResponse': 'entries 1 total 2 definition_note 1001',
};

const TAGS =
  'UNK EC EF EP ETM ETN IC JC JKB JKC JKG JKO JKQ JKS JKV JX MAG MAJ MMA MMD MMN NA NF NNB NNG NNP NP NR NV SE SF SH SL SN SO SP SS SW VA VCN VCP VV VX XPN XR XSA XSN XSV';
const ENUMS: Record<string, string> = {
  'wire 2.3: EncodingType': 'NONE 0 UTF8 1 UTF16 2 UTF32 3',
  'wire 2.4: DictType': 'TOKEN_INDEX 0 WORD_LIST 1 WORD_LIST_COMPOUND 2',
  'wire 2.13: OutOfVocab':
    'IN_WORD_EMBEDDING 0 OUT_OF_VOCAB 1 IN_CUSTOM_DICT 2 IN_BUILTIN_DICT 3 IN_URIMALSAEM 4 IN_WIKI_DICT 5 IN_ON_DICT 6',
  'wire 2.14: Tag': TAGS.split(' ').map((tag, i) => `${tag} ${i}`).join(' '), // biome-ignore format: short
  'wire 2.22: RevisionCategory':
    'UNKNOWN 0 GRAMMER 1 WORD 2 SPACING 3 STANDARD 8 TYPO 9 FOREIGN_WORD 10 CONFUSABLE_WORDS 11 SENTENCE 12 CONFIRM 13 THINKING 14',
  Level: 'NORMAL 0 CAREFUL 1 STRICT 2',
  'wire 2.24: CustomDictPos':
    'POS_UNK 0 POS_NNG 1 POS_NNP 2 POS_NNG_CARET 3 POS_VV 4 POS_VA 5 POS_MM 6 POS_MAG 7 POS_IC 8',
};

/** Without the number of the statement. */
const named = (title: string) => title.replace(/^.*: /, '');

describe('messages and numbers', () => {
  it.each(Object.entries(MESSAGES))('%s', (title, expected) => {
    const message = messages.get(named(title));
    const fields = message?.fields.map((field) => [field.number, field.name] as const) ?? [];
    const sorted = [...fields].sort(([a], [b]) => a - b).map(([number, field]) => `${field} ${number}`);
    expect(sorted.join(' ')).toBe(expected);
  });

  it.each(Object.entries(ENUMS))('%s', (title, expected) => {
    const values = enums.get(named(title))?.values.map((value) => `${value.name} ${value.number}`) ?? [];
    expect(values.join(' ')).toBe(expected);
  });

  it('2.2, wire 2.14: there are 47 tags beside UNK', () => {
    expect(enums.get('Tag')?.values).toHaveLength(48);
  });
});
