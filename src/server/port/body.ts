import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { invalidArgument, ServiceError, tooLarge } from '../../errors/service-error.js';
import { type HttpRequest, headerOf } from './http-types.js';

const DECODERS: Record<string, () => NodeJS.ReadWriteStream> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

export interface BodyRules {
  /** The most bytes, after decompression. */
  limit: number;
  /** Called with all bytes that are kept; throws when too much is kept already. */
  hold?(bytes: number): void;
}

/** The whole body, decompressed; refuses more than the limit without keeping it. */
export async function readBody(request: HttpRequest, rules: BodyRules): Promise<Buffer> {
  const chunks = await readChunks(request, rules);
  return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
}

/** The same in the chunks it came in. */
export async function readChunks(request: HttpRequest, rules: BodyRules): Promise<Buffer[]> {
  if (Number(request.headers['content-length'] ?? 0) > rules.limit) throw bodyTooLarge(rules.limit);
  const encoding = headerOf(request, 'content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity' || encoding === '') return collect(request as Readable, rules);
  const decoder = Object.hasOwn(DECODERS, encoding) ? DECODERS[encoding] : undefined;
  if (decoder === undefined) {
    throw new ServiceError(
      'unimplemented',
      `content-encoding ${encoding.slice(0, 40)}은(는) 지원하지 않습니다. gzip, deflate, br 또는 압축 없이 보내 주세요.`,
    );
  }
  const packed = await collect(request as Readable, rules);
  try {
    return await unpack(packed, decoder(), rules);
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    throw invalidArgument(`본문의 ${encoding} 압축을 풀 수 없습니다. 압축이 온전한지 확인해 주세요.`);
  }
}

function collect(stream: Readable, { limit, hold }: BodyRules): Promise<Buffer[]> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] | undefined = [];
    let size = 0;
    const refuse = (error: unknown) => {
      chunks = undefined;
      reject(error);
    };
    stream.on('data', (chunk: Buffer) => {
      // What comes after a refusal still flows by, unkept: a caller that is writing reads the answer when it is done.
      if (chunks === undefined) return;
      size += chunk.length;
      if (size > limit) {
        refuse(bodyTooLarge(limit));
        return;
      }
      try {
        hold?.(chunk.length);
      } catch (error) {
        refuse(error);
        return;
      }
      chunks.push(chunk);
    });
    stream.on('end', () => resolve(chunks ?? []));
    stream.on('error', () => reject(endedEarly()));
    stream.on('close', () => {
      if (!stream.readableEnded) reject(endedEarly());
    });
  });
}

/** Chunk by chunk: a few kilobytes may unpack to gigabytes, and must be stopped before they have. */
async function unpack(
  packed: readonly Buffer[],
  decoder: NodeJS.ReadWriteStream,
  rules: BodyRules,
): Promise<Buffer[]> {
  const unpacked = collect(decoder as unknown as Readable, rules);
  // It may fail while we wait for the drain below; it is looked at after that.
  unpacked.catch(() => {});
  const gone = new AbortController();
  unpacked.then(
    () => gone.abort(),
    () => gone.abort(),
  );
  decoder.on('error', () => gone.abort());
  try {
    for (const chunk of packed) {
      if (gone.signal.aborted) break;
      if (!decoder.write(chunk)) await once(decoder, 'drain', { signal: gone.signal }).catch(() => {});
    }
    if (!gone.signal.aborted) decoder.end();
    return await unpacked;
  } catch (error) {
    // What was cut off here was no stream of the kind it was said to be.
    if (error instanceof ServiceError && error.code !== 'canceled') throw error;
    throw new Error('broken compression');
  } finally {
    (decoder as unknown as Readable).destroy();
  }
}

export function bodyTooLarge(limit: number): ServiceError {
  const megabytes = Math.floor((limit / (1024 * 1024)) * 10) / 10;
  return tooLarge(
    `요청이 너무 큽니다. 한 번에 ${megabytes}MB(${limit}바이트)까지 받습니다. 글을 나누어 보내 주세요.`,
  );
}

function endedEarly(): ServiceError {
  return new ServiceError('canceled', '요청이 다 오기 전에 연결이 끊어졌습니다.');
}
