/** Takes from chunks of bytes just as many as are asked for. */
export interface ByteReader {
  /** So many bytes, or fewer where the input ends. */
  take(count: number): Promise<Uint8Array>;
  /** Passes over so many bytes; false where the input ends before. */
  skip(count: number): Promise<boolean>;
}

export function byteReader(chunks: AsyncIterator<Uint8Array>): ByteReader {
  let rest: Uint8Array = new Uint8Array(0);
  /** False at the end of the input. */
  async function more(): Promise<boolean> {
    const next = await chunks.next();
    if (next.done) return false;
    rest = next.value;
    return true;
  }
  return {
    async take(count) {
      const parts: Uint8Array[] = [];
      let missing = count;
      do {
        const part = rest.subarray(0, missing);
        rest = rest.subarray(part.length);
        missing -= part.length;
        parts.push(part);
      } while (missing > 0 && (await more()));
      return parts.length === 1 ? parts[0]! : Buffer.concat(parts);
    },
    async skip(count) {
      let left = count;
      while (left > rest.length) {
        left -= rest.length;
        rest = rest.subarray(rest.length);
        if (!(await more())) return false;
      }
      rest = rest.subarray(left);
      return true;
    },
  };
}
