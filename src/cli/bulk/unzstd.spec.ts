import { describe, expect, it } from 'vitest';
import { unpacked } from './input-file.js';
import { xxh64 } from './xxh64.js';

/** Sixty lines, as `zstd --check` packs them. */
const PACKED = Buffer.from(
  'KLUv/WSiB/UFAAIGFBywJx1lEhnEnmilGpESVMMkSY5Tt5ZSSlsuue4EJvn///9t27bttm3bliRJkty2bVsiCADucgY5ikOhJTUYdRyLMhDSQSiFBnUKiYSUQssjOyCwM0oHSUlekkVK8pJsUpKXZJGSvCRLSuQlWVImL8mSEnlJlpTkRbKkJG+SJSV5kSwpyUuySElekk1K8opk6yAl3cg7V5KVg5RxIy9cSfYNUrqNvG0lA9tzSCYpyEMypEgekiFFJi+PY593wZRf',
  'base64',
);
const TEXT = Array.from({ length: 60 }, (_, i) => `하늘을 나는 새를 보았다 ${i}\n`).join('');
const SKIPPABLE = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3]);

async function textOf(...chunks: Uint8Array[]): Promise<string> {
  const parts: Uint8Array[] = [];
  const raw = (async function* () {
    yield* chunks;
  })();
  for await (const part of unpacked(raw)) parts.push(part);
  return Buffer.concat(parts).toString();
}
const byteByByte = (bytes: Uint8Array) => Array.from(bytes, (byte) => Uint8Array.of(byte));

describe('Zstandard', () => {
  it('is unpacked however its bytes come, frame after frame', async () => {
    expect(await textOf(PACKED)).toBe(TEXT);
    expect(await textOf(...byteByByte(Buffer.concat([PACKED, PACKED])))).toBe(TEXT + TEXT);
  });

  it('may begin with a frame that is passed over', async () => {
    expect(await textOf(Buffer.concat([SKIPPABLE, PACKED, SKIPPABLE]))).toBe(TEXT);
    expect(await textOf(...byteByByte(Buffer.concat([SKIPPABLE, PACKED])))).toBe(TEXT);
  });

  it('is refused where its checksum is not that of the content, or its end is missing', async () => {
    const wrong = Buffer.from(PACKED);
    wrong[wrong.length - 1]! ^= 1;
    await expect(textOf(wrong)).rejects.toThrow('손상');
    for (const end of [3, 60, PACKED.length - 1])
      await expect(textOf(PACKED, PACKED.subarray(0, end))).rejects.toThrow('끊겼습니다');
  });
});

describe('damaged Zstandard', () => {
  const damaged = (byte: number, bit: number) => {
    const bytes = Buffer.from(PACKED);
    bytes[byte]! ^= 1 << bit;
    return textOf(bytes).catch(({ message }: Error) => message);
  };

  it('is never taken for what it was, wherever the damage is', async () => {
    for (let byte = 4; byte < PACKED.length; byte += 3) {
      const answer = await damaged(byte, byte % 8);
      // Of the header a bit means nothing.
      expect(answer === TEXT || /(?:손상|끊겼|창이 너무)/.test(answer), `${byte}: ${answer}`).toBe(true);
    }
  });

  it('ends even where the decoder would go round for ever', async () => {
    expect(await damaged(10, 1)).toContain('손상');
  }, 30_000);
});

describe('the first bytes of an input', () => {
  it('decide no later than they must', async () => {
    expect(await textOf(...byteByByte(Buffer.from('(가)')))).toBe('(가)');
    expect(await textOf(Buffer.from('P'))).toBe('P');
    expect(await textOf()).toBe('');
  });
});

describe('XXH64', () => {
  it.each([
    ['', 0xef46db3751d8e999n],
    ['a', 0xd24ec4f1a98c6e5bn],
    ['abc', 0x44bc2cf5ad770999n],
  ])('of "%s"', (text, digest) => {
    const sum = xxh64();
    sum.add(Buffer.from(text));
    expect(sum.digest()).toBe(digest);
  });
});
