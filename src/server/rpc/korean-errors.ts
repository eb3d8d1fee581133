import { Code } from '@connectrpc/connect';
import type { UniversalServerResponse } from '@connectrpc/connect/protocol';
import { asServiceError } from '../../errors/service-error.js';
import { grpcMessage } from './grpc-message.js';

/** The flag of the last envelope of a stream, in gRPC-web and in Connect; the compressed bit is not set. */
const GRPC_WEB_TRAILER = 0x80;
const CONNECT_END = 0x02;
const ENVELOPE_HEAD = 5;

const SIZE_LIMIT = /larger than configured readMaxBytes (\d+)/;

/**
 * Errors that connect-node finds itself (a message that cannot be parsed, is too large, or is compressed in an
 * unknown way) are in English; callers show them to their users, so they are told in Korean.
 */
export function inKorean(message: string): string {
  const limit = SIZE_LIMIT.exec(message)?.[1];
  if (limit !== undefined) {
    return `요청이 너무 큽니다. 한 번에 ${limit}바이트까지 받습니다. 글을 나누어 보내 주세요.`;
  }
  if (message === 'the operation timed out') {
    return '정해진 시간 안에 처리하지 못했습니다. 제한 시간을 늘리거나 글을 나누어 보내 주세요.';
  }
  if (message.startsWith('unknown compression')) {
    return `지원하지 않는 압축 방식입니다. gzip이나 br로 보내 주세요. (${message})`;
  }
  if (message === 'internal error') return asServiceError(undefined).message;
  if (
    isUnreadable(message) ||
    /^protocol error|^received compressed envelope|^missing (in|out)put message|^promised \d+ bytes/.test(
      message,
    )
  ) {
    return `요청을 읽을 수 없습니다. 메시지의 형식과 프로토콜을 확인해 주세요. (${message})`;
  }
  return message;
}

export async function translateErrors(response: UniversalServerResponse): Promise<UniversalServerResponse> {
  const type = response.header?.get('content-type') ?? '';
  const { body } = response;
  if (body === undefined) return response;
  if (type.startsWith('application/grpc-web')) {
    return {
      ...response,
      body: mapChunks(body, (chunk) => rewriteEnd(chunk, GRPC_WEB_TRAILER, rewriteTrailer)),
    };
  }
  if (type.startsWith('application/grpc'))
    return { ...response, body: thenFixTrailer(body, response.trailer) };
  if (type.startsWith('application/connect+')) {
    return {
      ...response,
      body: mapChunks(body, (chunk) => rewriteEnd(chunk, CONNECT_END, rewriteEndStream)),
    };
  }
  if (response.status === 200) return response;
  return { ...response, ...(await rewriteUnary(response, body)) };
}

/** gRPC has its message in the trailers, which are complete when the body is. */
async function* thenFixTrailer(body: AsyncIterable<Uint8Array>, trailer: Headers | undefined) {
  yield* body;
  const encoded = trailer?.get('grpc-message');
  if (!encoded) return;
  const message = decodeURIComponent(encoded);
  trailer?.set('grpc-message', grpcMessage(inKorean(message)));
  if (isUnreadable(message)) trailer?.set('grpc-status', String(Code.InvalidArgument));
}

async function* mapChunks(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  change: (chunk: Uint8Array) => Uint8Array,
) {
  for await (const chunk of body) yield change(chunk);
}

/** connect-node writes each envelope as one chunk. */
function rewriteEnd(chunk: Uint8Array, flag: number, change: (text: string) => string): Uint8Array {
  if (chunk[0] !== flag) return chunk;
  const text = Buffer.from(change(Buffer.from(chunk.subarray(ENVELOPE_HEAD)).toString()));
  const head = Buffer.alloc(ENVELOPE_HEAD);
  head.writeUInt8(flag, 0);
  head.writeUInt32BE(text.length, 1);
  return Buffer.concat([head, text]);
}

function rewriteTrailer(text: string): string {
  const encoded = /^grpc-message: ?(.*)$/im.exec(text)?.[1]?.trim();
  if (encoded === undefined) return text;
  const message = decodeURIComponent(encoded);
  const translated = text.replace(encoded, () => grpcMessage(inKorean(message)));
  return isUnreadable(message)
    ? translated.replace(/^(grpc-status: ?)\d+/im, `$1${Code.InvalidArgument}`)
    : translated;
}

function rewriteEndStream(text: string): string {
  const end = JSON.parse(text);
  if (end.error?.message) end.error = rewriteJson(end.error);
  return JSON.stringify(end);
}

function rewriteJson(error: { code: string; message: string }) {
  const code = isUnreadable(error.message) ? 'invalid_argument' : error.code;
  return { ...error, code, message: inKorean(error.message) };
}

/** What the caller sent is no message: its mistake, which connect-node counts as ours. */
function isUnreadable(message: string): boolean {
  return /^parse binary|^cannot decode|^cannot parse|^decompression failed/.test(message);
}

/** A unary error of Connect is one JSON object, which is read whole because it decides about the status. */
async function rewriteUnary(response: UniversalServerResponse, body: AsyncIterable<Uint8Array>) {
  const header = new Headers(response.header);
  if (header.get('content-encoding') !== null || header.get('content-type') !== 'application/json') return {};
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  const original = JSON.parse(Buffer.concat(chunks).toString());
  const error = original.message ? rewriteJson(original) : original;
  const bytes = Buffer.from(JSON.stringify(error));
  header.set('content-length', String(bytes.length));
  const status = error.code === original.code ? response.status : 400;
  return { status, header, body: mapChunks([bytes], (chunk) => chunk) };
}
