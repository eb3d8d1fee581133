import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { invalidArgument, ServiceError, tooLarge } from '../errors/service-error.js';
import { type HttpRequest, headerOf } from './http-types.js';

const DECODERS: Record<string, (data: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>> = {
  gzip: promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress) as never,
};

/** The whole body, decompressed; refuses more than `limit` bytes without keeping them. */
export async function readBody(request: HttpRequest, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw bodyTooLarge(limit);
  const raw = await collect(request, limit);
  const encoding = headerOf(request, 'content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity' || encoding === '') return raw;
  const decode = DECODERS[encoding];
  if (decode === undefined) {
    throw new ServiceError(
      'unimplemented',
      `content-encoding ${encoding.slice(0, 40)}은(는) 지원하지 않습니다. gzip, deflate, br 또는 압축 없이 보내 주세요.`,
    );
  }
  try {
    return await decode(raw, { maxOutputLength: limit });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw bodyTooLarge(limit);
    throw invalidArgument(`본문의 ${encoding} 압축을 풀 수 없습니다. 압축이 온전한지 확인해 주세요.`);
  }
}

function collect(request: HttpRequest, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const stream = request as Readable;
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) {
        chunks.push(chunk);
        return;
      }
      // The rest still flows by, unkept: a caller that is writing reads the answer only when it is done.
      chunks.length = 0;
      reject(bodyTooLarge(limit));
    });
    stream.on('end', () => resolve(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)));
    stream.on('error', () => reject(cutOff()));
    stream.on('close', () => {
      if (!stream.readableEnded) reject(cutOff());
    });
  });
}

function bodyTooLarge(limit: number): ServiceError {
  const megabytes = Math.floor((limit / (1024 * 1024)) * 10) / 10;
  return tooLarge(
    `요청이 너무 큽니다. 한 번에 ${megabytes}MB(${limit}바이트)까지 받습니다. 글을 나누어 보내 주세요.`,
  );
}

function cutOff(): ServiceError {
  return new ServiceError('canceled', '요청이 다 오기 전에 연결이 끊어졌습니다.');
}
