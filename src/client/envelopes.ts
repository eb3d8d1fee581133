/** The last message of a stream: whether it went well. */
const END = 2;
const HEAD_BYTES = 5;

export interface Envelope {
  ends: boolean;
  json: unknown;
}

/** One message of a Connect stream: a byte of flags, the length, the JSON. */
export function writeEnvelope(json: string): Uint8Array<ArrayBuffer> {
  const body = new TextEncoder().encode(json);
  const out = new Uint8Array(HEAD_BYTES + body.length);
  new DataView(out.buffer).setUint32(1, body.length);
  out.set(body, HEAD_BYTES);
  return out;
}

export async function* readEnvelopes(stream: ReadableStream<Uint8Array>): AsyncGenerator<Envelope> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let pending = new Uint8Array(0);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      pending = joined(pending, value);
      for (;;) {
        if (pending.length < HEAD_BYTES) break;
        const size = new DataView(pending.buffer, pending.byteOffset).getUint32(1);
        if (pending.length < HEAD_BYTES + size) break;
        const body = pending.subarray(HEAD_BYTES, HEAD_BYTES + size);
        yield { ends: (pending[0]! & END) !== 0, json: JSON.parse(decoder.decode(body)) };
        pending = pending.subarray(HEAD_BYTES + size);
      }
    }
  } finally {
    // Whoever stops listening lets the server stop, too.
    await reader.cancel().catch(() => {});
  }
}

function joined(left: Uint8Array, right: Uint8Array): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(left.length + right.length);
  out.set(left);
  out.set(right, left.length);
  return out;
}
