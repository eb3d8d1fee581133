import type { CallToolResult } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { senseSuffix } from '../service/render/render-text.js';
import { moreText, nextCursor, type PageAnswer } from './text-tool.js';
import { answer } from './tool-host.js';

/** What the service answers, in snake_case: morphemes of an analysis, segments of a tokenization. */
interface Span {
  content: string;
  begin_offset?: number;
  length: number;
}
interface MorphemeView {
  text: Span;
  tag?: string;
  hint?: string;
  probability?: number;
  out_of_vocab?: string;
  custom_dict_name?: string;
  sense?: { sense_no: number; meaning?: string };
}
interface Token {
  text: Span;
  lemma?: string;
  tagged: string;
  modified?: string;
  morphemes?: MorphemeView[];
  segments?: MorphemeView[];
}
interface Sentence {
  text: Span;
  refined?: string;
  tokens: Token[];
}

export const FORMATS = ['compact', 'tagged', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** Characters of text per page: an answer of this size is some thousand tokens in any of the formats. */
export const PAGE_CHARACTERS: Record<Format, number> = { tagged: 8000, compact: 4000, json: 800 };

const span = { text: z.string(), begin_offset: z.number().int(), length: z.number().int() };
const morpheme = z.object({
  ...span,
  tag: z.string().optional().describe('품사 표지 / part-of-speech tag'),
  hint: z.string().optional().describe('큰 품사 N V M A I J E X S / coarse class'),
  probability: z.number().optional(),
  out_of_vocab: z.string().optional(),
  custom_dict_name: z.string().optional(),
  sense: z.record(z.string(), z.unknown()).optional().describe('동형이의어의 뜻 / sense of a homograph'),
});
const token = z.object({
  ...span,
  tagged: z.string(),
  senses: z
    .array(z.object({ text: z.string(), sense_no: z.number().int(), meaning: z.string() }))
    .optional()
    .describe('with_sense: 동형이의어의 뜻 / senses of homographs'),
  lemma: z.string().optional(),
  modified: z.string().optional(),
  morphemes: z.array(morpheme).optional(),
  segments: z.array(morpheme).optional(),
});
const sentence = z.object({
  ...span,
  tagged: z.string().describe('어절마다 형태/표지+형태/표지'),
  refined: z.string().optional().describe('띄어쓰기를 고친 문장 / the sentence as it was respaced'),
  tokens: z.array(token).optional().describe('어절. format이 tagged이면 없습니다.'),
});
export const sentencesOutput = z.object({
  sentences: z.array(sentence),
  tokens_count: z.number().int().describe('어절 수 / number of eojeols'),
  next_cursor: nextCursor,
});

type View = z.infer<typeof sentence>;

export function sentencesAnswer({ json, next }: PageAnswer, format: Format): CallToolResult {
  const sentences = viewSentences(json.sentences as Sentence[], format);
  const tokensCount = Number(json.tokens_count);
  return answer(
    { sentences, tokens_count: tokensCount, next_cursor: next },
    `${sentencesText(sentences, format)}${moreText(next)}`,
  );
}

function viewSentences(sentences: readonly Sentence[], format: Format): View[] {
  return sentences.map(({ text, refined, tokens }) => ({
    ...place(text),
    tagged: tokens.map(taggedOf).join(' '),
    ...(refined ? { refined } : {}),
    ...(format === 'tagged' ? {} : { tokens: tokens.map((item) => viewToken(item, format)) }),
  }));
}

function viewToken(item: Token, format: Format): NonNullable<View['tokens']>[number] {
  const { text, lemma, modified, morphemes, segments } = item;
  const view = { ...place(text), tagged: taggedOf(item) };
  if (format === 'compact') {
    const senses = sensesOf(item);
    return { ...view, ...(modified ? { modified } : {}), ...(senses.length > 0 ? { senses } : {}) };
  }
  const placed = (list: MorphemeView[] | undefined) =>
    list?.map(({ text: inner, ...rest }) => ({ ...place(inner), ...rest }));
  return { ...view, lemma, modified, morphemes: placed(morphemes), segments: placed(segments) };
}

/** As the service writes it, with the numbers of senses where they were asked for: 배__02/NNG+를/JKO. */
function taggedOf({ tagged, morphemes = [] }: Token): string {
  if (!morphemes.some(({ sense }) => sense)) return tagged;
  return morphemes
    .map(({ text, tag, sense }) => `${text.content}${sense ? senseSuffix(sense.sense_no) : ''}/${tag}`)
    .join('+');
}

function sensesOf({ morphemes = [] }: Token) {
  return morphemes.flatMap(({ text, sense }) =>
    sense ? { text: text.content, sense_no: sense.sense_no, meaning: sense.meaning ?? '' } : [],
  );
}

function place({ content, begin_offset = 0, length }: Span) {
  return { text: content, begin_offset, length };
}

/** For readers: one sentence a line, or one eojeol a line, or the JSON itself. */
function sentencesText(views: readonly View[], format: Format): string {
  if (format === 'json') return JSON.stringify(views);
  if (format === 'tagged') return views.map(({ tagged }) => tagged).join('\n');
  return views.map(({ text, tokens }) => [text, ...tokens!.map(tokenLine)].join('\n')).join('\n\n');
}

function tokenLine({ text, tagged, senses = [] }: NonNullable<View['tokens']>[number]): string {
  const meanings = senses
    .filter(({ meaning }) => meaning !== '')
    .map((sense) => `${sense.text}: ${sense.meaning}`);
  return `  ${text}\t${tagged}${meanings.length > 0 ? `\t(${meanings.join('; ')})` : ''}`;
}
