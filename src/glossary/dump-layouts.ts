import type { DumpEntry } from './dump-entry.js';

/** An item of a dump as JSON has it; what is read from XML is brought into the same shape. */
export type Item = { [name: string]: unknown };

/** The entries of an `item` or a `LexicalEntry`; none where it is of no known layout. */
export function entriesOf(item: Item): DumpEntry[] {
  if (item.Lemma !== undefined) return krdictEntries(item);
  const word = object(item.wordinfo ?? item.wordInfo ?? item.word_info);
  const sense = item.senseinfo ?? item.senseInfo ?? item.sense_info;
  if (sense !== undefined) return urimalsaemEntries(item, word, object(sense));
  return word.pos_info === undefined ? [] : stdictEntries(word);
}

/** 우리말샘: one item a sense. */
function urimalsaemEntries(item: Item, word: Item, sense: Item): DumpEntry[] {
  const entry: DumpEntry = {
    source: 'urimalsaem',
    word: plainWord(text(word.word)),
    pos: text(sense.pos) || '품사 없음',
    number: integer(sense.sense_no),
    targetId: integer(item.target_code),
    origin: originOf(word),
    kind: text(sense.type),
    definition: plainText(text(sense.definition)),
  };
  return entry.word === '' || entry.definition === '' ? [] : [entry];
}

/** 표준국어대사전: one item a homograph (가02), with a block for each part of speech. */
function stdictEntries(word: Item): DumpEntry[] {
  const [, letters, digits] = /^(.*?)(\d*)$/u.exec(text(word.word).trim())!;
  const number = integer(word.sup_no) || integer(digits);
  return list(word.pos_info).flatMap((block) => {
    const senses = list(object(block).comm_pattern_info).flatMap((pattern) =>
      list(object(pattern).sense_info),
    );
    const first = senses.map(object).find((sense) => plainText(text(sense.definition)) !== '');
    if (first === undefined || letters === '') return [];
    return [
      {
        source: 'stdict' as const,
        word: plainWord(letters!),
        pos: text(object(block).pos) || '품사 없음',
        number,
        targetId: 0,
        origin: originOf(word),
        kind: text(first.type),
        definition: plainText(text(first.definition)),
      },
    ];
  });
}

/** 한국어기초사전, in the Lexical Markup Framework: everything is a `feat` with `att` and `val`. */
function krdictEntries(entry: Item): DumpEntry[] {
  const feats = featsOf(entry);
  const word = plainWord(
    list(entry.Lemma)
      .map((lemma) => featsOf(object(lemma)).writtenForm ?? '')
      .find(Boolean) ?? '',
  );
  const definition = list(entry.Sense)
    .map((sense) => plainText(featsOf(object(sense)).definition ?? ''))
    .find(Boolean);
  if (word === '' || definition === undefined) return [];
  return [
    {
      source: 'krdict',
      word,
      pos: feats.partOfSpeech || '품사 없음',
      number: integer(feats.homonym_number),
      targetId: 0,
      origin: feats.origin ?? '',
      kind: '',
      definition,
    },
  ];
}

function featsOf(element: Item): Record<string, string> {
  return Object.fromEntries(
    list(element.feat).map((feat) => [text(object(feat).att), text(object(feat).val)]),
  );
}

/** Parts stand side by side (偏狹 + 하다); between alternatives stands one that is only a slash. */
function originOf(word: Item): string {
  return list(word.original_language_info)
    .map((part) => text(object(part).original_language))
    .join('');
}

function plainWord(word: string): string {
  return word.normalize('NFC').replace(/[-^\s]/gu, '');
}

/** Definitions hold a few marks of their layout (<FL>…</FL>, <sub>2</sub>). */
function plainText(definition: string): string {
  return definition
    .replace(/<[^<>]*>/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

function list(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** What should be one element may come as a list of one. */
function object(value: unknown): Item {
  const one = Array.isArray(value) ? value[0] : value;
  return typeof one === 'object' && one !== null ? (one as Item) : {};
}

function text(value: unknown): string {
  const one = Array.isArray(value) ? value[0] : value;
  return typeof one === 'string' ? one.trim() : typeof one === 'number' ? String(one) : '';
}

function integer(value: unknown): number {
  const number = Number.parseInt(text(value), 10);
  return Number.isSafeInteger(number) && number > 0 && number <= 0x7fffffff ? number : 0;
}
