import { createHash } from 'node:crypto';
import { UsageError } from '../usage-error.js';

/** How much of standard input was taken, unpacked, and what it was. */
export interface Consumed {
  bytes: number;
  digest: string;
}

export interface DigestedBytes {
  /** From `skip` on; fails where what comes first is not what `expected` says. */
  chunks: AsyncIterable<Uint8Array>;
  consumed(bytes: number): Consumed;
}

/** Standard input has no name and no date: whether it comes again as it was is seen by a digest of its bytes. */
export function digested(
  source: AsyncIterable<Uint8Array>,
  skip: number,
  expected: Consumed | undefined,
): DigestedBytes {
  const hash = createHash('sha256');
  let hashed = 0;
  const ahead: Uint8Array[] = [];
  function consumed(bytes: number): Consumed {
    while (hashed < bytes && ahead.length > 0) {
      const part = ahead[0]!.subarray(0, bytes - hashed);
      hash.update(part);
      hashed += part.length;
      if (part.length === ahead[0]!.length) ahead.shift();
      else ahead[0] = ahead[0]!.subarray(part.length);
    }
    return { bytes: hashed, digest: hash.copy().digest('hex') };
  }
  async function* chunks() {
    let read = 0;
    let checked = expected === undefined || expected.bytes === 0;
    for await (const chunk of source) {
      ahead.push(chunk);
      const before = read;
      read += chunk.length;
      if (!checked) {
        const { bytes, digest } = consumed(Math.min(read, expected!.bytes));
        checked = bytes === expected!.bytes;
        if (checked && digest !== expected!.digest) throw otherInput();
      }
      if (read > skip) yield before >= skip ? chunk : chunk.subarray(skip - before);
    }
    if (!checked) throw otherInput();
  }
  return { chunks: chunks(), consumed };
}

/** The whole of it is what was taken before. */
export async function isSameInput(source: AsyncIterable<Uint8Array>, expected: Consumed): Promise<boolean> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of source) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return bytes === expected.bytes && hash.digest('hex') === expected.digest;
}

export function otherInput(): UsageError {
  return new UsageError(
    '표준 입력의 내용이 앞의 작업과 달라 이어 할 수 없습니다. 처음부터 하려면 --force를 쓰세요.',
  );
}
