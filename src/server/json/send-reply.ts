import { once } from 'node:events';
import { promisify } from 'node:util';
import { constants, createGzip, gzip } from 'node:zlib';
import type { DescMessage } from '@bufbuild/protobuf';
import { collectInSlices } from '../../nonblocking/run-in-slices.js';
import { writeJson } from '../../nonblocking/write-json.js';
import { INCOMPLETE_HEADER, isIncomplete, type Reply } from '../../service/operations/operation.js';
import { snakeCased } from '../../service/render/json-names.js';
import type { HttpRequest, HttpResponse } from '../port/http-types.js';

const gzipAsync = promisify(gzip);

/** Below this, compressing costs more time than it saves on the way. In bytes. */
const COMPRESS_MIN_BYTES = 16 * 1024;
/** Above this, an answer is written in parts, so that one caller's answer does not hold up the others. */
const WHOLE_MAX_CHARACTERS = 256 * 1024;
const SLICE_BYTES = 64 * 1024;
/** Speed matters more than the last percent: Korean JSON shrinks to a tenth even so. */
const GZIP_OPTIONS = { level: constants.Z_BEST_SPEED };

/** Writes a successful answer as JSON, in the case that its parts were made in. */
export async function sendReply(
  response: HttpResponse,
  reply: Reply,
  output: DescMessage,
  form: 'camel' | 'snake',
  acceptsGzip: boolean,
): Promise<void> {
  response.statusCode = 200;
  response.setHeader('content-type', 'application/json');
  if (isIncomplete(reply)) response.setHeader(INCOMPLETE_HEADER, 'true');
  const vary = response.getHeader('vary');
  response.setHeader('vary', vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`);
  const parts = 'written' in reply ? slices(reply.written) : await jsonParts(reply, output, form);
  let characters = 0;
  for (const part of parts) characters += part.length;
  if (characters > WHOLE_MAX_CHARACTERS) return sendParts(response, parts, acceptsGzip);

  let body = Buffer.concat(parts.map((part) => Buffer.from(part as string)));
  if (acceptsGzip && body.length >= COMPRESS_MIN_BYTES) {
    body = await gzipAsync(body, GZIP_OPTIONS);
    response.setHeader('content-encoding', 'gzip');
  }
  response.setHeader('content-length', String(body.length));
  (response as NodeJS.WritableStream).end(body);
}

/** Small enough that compressing and writing one does not hold up others. */
function slices(bytes: Uint8Array): Uint8Array[] {
  const out: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) out.push(bytes.subarray(at, at + SLICE_BYTES));
  return out;
}

async function jsonParts(
  reply: Exclude<Reply, { written: Uint8Array }>,
  output: DescMessage,
  form: 'camel' | 'snake',
): Promise<string[]> {
  const cased = (json: Record<string, unknown>) => (form === 'snake' ? snakeCased(output, json) : json);
  if ('json' in reply) return collectInSlices(writeJson(cased(reply.json)));
  const parts = ['{"sentences":['];
  for (const { body } of reply.sentences) {
    if (body.length === 0) continue;
    if (parts.length > 1) parts.push(',');
    parts.push(body as string);
  }
  // The rest of the object follows: its own opening brace is left out.
  parts.push(`],${JSON.stringify(cased(reply.rest)).slice(1)}`);
  return parts;
}

async function sendParts(
  response: HttpResponse,
  parts: ReadonlyArray<string | Uint8Array>,
  acceptsGzip: boolean,
): Promise<void> {
  const stream = response as NodeJS.WritableStream;
  if (!acceptsGzip) {
    await writeAll(stream, response, parts);
    stream.end();
    return;
  }
  response.setHeader('content-encoding', 'gzip');
  const compressed = createGzip(GZIP_OPTIONS);
  compressed.pipe(stream);
  await writeAll(compressed, response, parts);
  compressed.end();
}

async function writeAll(
  target: NodeJS.WritableStream,
  response: HttpResponse,
  parts: ReadonlyArray<string | Uint8Array>,
): Promise<void> {
  const gone = new AbortController();
  const onClose = () => gone.abort();
  response.once('close', onClose);
  try {
    for (const part of parts) {
      if (response.destroyed || response.closed) return;
      // A reader that is slower than we are must not fill our memory.
      if (!target.write(part)) await once(target, 'drain', { signal: gone.signal });
    }
  } catch (error) {
    if (!gone.signal.aborted) throw error;
  } finally {
    response.off('close', onClose);
  }
}

export function acceptsGzip(request: HttpRequest): boolean {
  const accepted = request.headers['accept-encoding'];
  return typeof accepted === 'string' && /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted);
}
