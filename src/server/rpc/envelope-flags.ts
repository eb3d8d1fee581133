import { Code, ConnectError } from '@connectrpc/connect';

/** One byte of flags and four of length stand before every message. */
const HEAD_BYTES = 5;
/** Nothing, or compressed: all that a request may say. */
const HIGHEST_FLAG = 1;

/** Passes a body of gRPC or gRPC-web on as it is, and refuses flags that no protocol knows before they are obeyed. */
export async function* withKnownFlags(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const head = Buffer.alloc(HEAD_BYTES);
  let headFilled = 0;
  let left = 0;
  for await (const chunk of body) {
    for (let at = 0; at < chunk.length; ) {
      if (left > 0) {
        const passed = Math.min(left, chunk.length - at);
        left -= passed;
        at += passed;
        continue;
      }
      head[headFilled++] = chunk[at++]!;
      if (headFilled === 1 && head[0]! > HIGHEST_FLAG) throw unknownFlags(head[0]!);
      if (headFilled < HEAD_BYTES) continue;
      left = head.readUInt32BE(1);
      headFilled = 0;
    }
    yield chunk;
  }
}

function unknownFlags(flags: number): ConnectError {
  return new ConnectError(
    `메시지 앞의 표시가 올바르지 않습니다: 0x${flags.toString(16).padStart(2, '0')}. 0(그대로)이나 1(압축)이어야 합니다.`,
    Code.InvalidArgument,
  );
}
