/**
 * Every statement of the specification that can be tested, by its number: a section of the interface, with the name of what
 * it is about where a section makes several statements in a table; and `wire S.N`, the Nth statement of the Sth part of the
 * notes about the wire (services, messages, JSON, errors, behaviour). What the specification does not show has no number.
 */
const INTERFACE = [
  '1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '1 one port', '1 profiles', '1 content type',
  '2', '2.1 content', '2.1 sentences', '2.1 language', '2.2', '2.3', '2.3 Sense', '2.4', '2.4 cp_caret_set', '2.5', '3',
  '4.1 AnalyzeSyntax', '4.1 AnalyzeSyntaxList', '4.1 Tokenize', '4.1 GetCustomDictionaryList', '4.1 GetCustomDictionary',
  '4.1 UpdateCustomDictionary', '4.1 RemoveCustomDictionaries', '4.1 CheckConflict', '4.1 CorrectError',
  '4.2 analyze', '4.2 analyze-list', '4.2 tokenize', '4.2 customdict', '4.2 customdict/{domain}', '4.2 customdict/delete',
  '4.2 customdict/check-conflict', '4.2 correct-error',
  '4.3 analyze_syntax', '4.3 tokenize', '4.3 correct_grammar', '4.3 list_pos_tags',
  '4.4 document', '4.4 encoding_type', '4.4 auto_split_sentence', '4.4 auto_spacing', '4.4 auto_jointing', '4.4 with_sense',
  '4.4 custom_domain', '4.4 custom_dict_names', '4.5', '4.6', '4.7', '4.8', '4.9',
  '4.10 document', '4.10 encoding_type', '4.10 custom_dict_names', '4.10 disable_split_sentence', '4.10 disable_caret_spacing',
  '4.10 disable_vx_spacing', '4.10 treat_as_title', '4.10 enable_cleanup_whitespace', '4.10 enable_sentence_check',
  '5.1', '5.2', '5.3', '5.4', '5.5', '7.1', '8', '9.1', '9.2', '9.3', '9.4', '9.5',
]; // biome-ignore format: a list of numbers

/** How many statements each part of the notes about the wire makes. */
const WIRE = [4, 28, 5, 7, 9];

export const STATEMENTS: readonly string[] = [
  ...INTERFACE,
  ...WIRE.flatMap((count, part) => Array.from({ length: count }, (_, i) => `wire ${part + 1}.${i + 1}`)),
];
