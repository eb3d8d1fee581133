import type { DescMessage, DescMethodUnary, MessageInitShape } from '@bufbuild/protobuf';
import type { ServerContext } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { EncodingType } from '../gen/svc/lang_common_pb.js';
import type { Encoding } from '../hangul/offset-map.js';
import { cursorAt, MAX_PAGE_CHARACTERS, pageBegin } from './page-cursor.js';
import { counted, progressTo, type ToolHost } from './tool-host.js';

export const text = z.string().describe('분석하거나 고칠 한국어 글. The Korean text.');
export const encoding = z
  .enum(['UTF8', 'UTF16', 'UTF32'])
  .default('UTF32')
  .describe(
    'begin_offset과 length를 세는 단위: UTF32(파이썬), UTF16(자바스크립트·자바), UTF8(바이트). Unit in which offsets count.',
  );
export const customDictNames = z
  .array(z.string())
  .default([])
  .describe(
    '함께 쓸 사용자 사전 이름. 앞의 것이 먼저이고 없는 이름은 무시합니다. Custom dictionaries to apply, in order.',
  );
export const paging = {
  cursor: z
    .string()
    .optional()
    .describe(
      '긴 글의 다음 쪽: 앞 답의 next_cursor. text는 처음과 똑같이 보냅니다. Next page of a long text: next_cursor of the previous answer, with the same text.',
    ),
  page_characters: z
    .number()
    .int()
    .min(100)
    .max(MAX_PAGE_CHARACTERS)
    .optional()
    .describe('한 쪽에 담을 글자 수. Characters of the text per page; the default suits the format.'),
};
export const nextCursor = z
  .string()
  .optional()
  .describe('있으면 글이 남았습니다: 이 값을 cursor로 다시 부릅니다. Present when there is more.');

export interface TextRequest {
  text: string;
  encoding: Encoding;
  cursor?: string;
  page_characters?: number;
}

export interface PageAnswer {
  json: Record<string, unknown>;
  next?: string;
}

/** One page of a text through an operation; offsets are those of the whole text, in the caller's encoding. */
export function runPage<I extends DescMessage, O extends DescMessage>(
  host: ToolHost,
  context: ServerContext,
  method: DescMethodUnary<I, O>,
  request: TextRequest & { pageCharacters: number },
  message: MessageInitShape<I>,
  form: 'snake' | 'camel' = 'snake',
): Promise<PageAnswer> {
  return counted(host, context, method, async (run) => {
    const { text, cursor, page_characters: characters = request.pageCharacters } = request;
    const begin = pageBegin(text, cursor);
    const page = { begin, characters, end: begin, onProgress: progressTo(context) };
    const json = await run(message, form, page);
    return { json, next: cursorAt(text, page.end) };
  });
}

/** What every operation on a text is told about it. */
export function textMessage({ text, encoding }: TextRequest) {
  return { document: { content: text, language: 'ko_KR' }, encodingType: EncodingType[encoding] };
}

/** The line at the end of a page that is not the last. */
export function moreText(next: string | undefined): string {
  return next === undefined
    ? ''
    : `\n\n(글이 남았습니다. 같은 text와 cursor "${next}"로 다시 부르세요. More follows: call again with this cursor.)`;
}
