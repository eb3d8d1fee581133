import { Code, ConnectError } from '@connectrpc/connect';

/** gRPC-web in base64, for browsers that cannot read binary streams (XMLHttpRequest). */
const TEXT_TYPE = /^application\/grpc-web-text\b/i;

export function isWebText(contentType: string | undefined): boolean {
  return contentType !== undefined && TEXT_TYPE.test(contentType);
}

/** The same message without base64. */
export function binaryType(contentType: string): string {
  return contentType.replace(TEXT_TYPE, 'application/grpc-web');
}

/** A body may be several pieces of base64, each with its own padding. Throws where it is none. */
export async function* fromBase64(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let rest = '';
  for await (const chunk of body) {
    const text = rest + Buffer.from(chunk).toString('latin1').replace(/\s/g, '');
    const whole = text.length - (text.length % 4);
    rest = text.slice(whole);
    if (whole > 0) yield decoded(text.slice(0, whole));
  }
  if (rest !== '') throw notBase64();
}

function decoded(text: string): Uint8Array {
  if (!/^(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)+$/.test(text)) throw notBase64();
  // Behind padding a new piece begins.
  return Buffer.concat((text.match(/[^=]+=*/g) ?? []).map((piece) => Buffer.from(piece, 'base64')));
}

function notBase64(): ConnectError {
  return new ConnectError(
    '본문이 base64가 아닙니다. application/grpc-web-text의 본문은 base64로 적어 주세요.',
    Code.InvalidArgument,
  );
}

/** Piece by piece, as it comes: a stream is not held back. */
export async function* toBase64(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const part of body) yield Buffer.from(Buffer.from(part).toString('base64'), 'latin1');
}
