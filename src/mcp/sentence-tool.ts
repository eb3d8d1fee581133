import type { DescMessage, DescMethodUnary, MessageInitShape } from '@bufbuild/protobuf';
import type { CallToolResult, ServerContext } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { FORMATS, type Format, PAGE_CHARACTERS, sentencesAnswer } from './sentence-views.js';
import { encoding, paging, runPage, type TextRequest, text, textMessage } from './text-tool.js';
import type { ToolHost } from './tool-host.js';

/** What the tools that answer with sentences have in common. */
export const sentenceInput = {
  text,
  format: z
    .enum(FORMATS)
    .default('compact')
    .describe(
      'compact: 어절마다 한 줄. tagged: 문장마다 한 줄. json: 위치, 확률, 기본형, 뜻까지 모두. compact: one eojeol a line; tagged: one sentence a line; json: everything.',
    ),
  encoding,
  auto_split_sentence: z
    .boolean()
    .default(true)
    .describe('문장을 나눕니다. 끄면 줄바꿈에서만 나눕니다. Split sentences, not only lines.'),
  auto_spacing: z
    .boolean()
    .default(true)
    .describe('빠진 띄어쓰기를 넣어 나눕니다. Insert missing spaces first.'),
  ...paging,
};

interface SentenceRequest extends TextRequest {
  format: Format;
  auto_split_sentence: boolean;
  auto_spacing: boolean;
}

/** One page of a text through an operation that answers with sentences; `more` are the fields of its own. */
export async function runSentences<I extends DescMessage, O extends DescMessage>(
  host: ToolHost,
  context: ServerContext,
  method: DescMethodUnary<I, O>,
  request: SentenceRequest,
  more: object = {},
): Promise<CallToolResult> {
  const { format } = request;
  const paged = { ...request, pageCharacters: PAGE_CHARACTERS[format] };
  const message = {
    ...textMessage(request),
    autoSplitSentence: request.auto_split_sentence,
    autoSpacing: request.auto_spacing,
    ...more,
  };
  const page = await runPage(host, context, method, paged, message as unknown as MessageInitShape<I>);
  return sentencesAnswer(page, format);
}
