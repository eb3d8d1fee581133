import type { Compression } from '@connectrpc/connect/protocol';

/** Messages unpacked at the same time: each may grow to the largest message that is allowed. */
const AT_ONCE = 4;

/** The same compressions, of which only a few messages are unpacked at a time; the others wait for their turn. */
export function boundedCompression(compressions: readonly Compression[]): Compression[] {
  const waiting: Array<() => void> = [];
  let running = 0;
  return compressions.map((compression) => ({
    ...compression,
    async decompress(bytes, limit) {
      if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
      running++;
      try {
        return await compression.decompress(bytes, limit);
      } finally {
        running--;
        waiting.shift()?.();
      }
    },
  }));
}
