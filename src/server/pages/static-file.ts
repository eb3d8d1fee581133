import { createHash, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type HttpRequest, type HttpResponse, headerOf } from '../port/http-types.js';

/**
 * Everything comes from this server: no other host is ever asked, and nothing written into the page runs. A nonce lets
 * the script of one answer add styles.
 */
function contentPolicy(nonce?: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${nonce === undefined ? '' : ` 'nonce-${nonce}'`}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** A file of a page, in memory, compressed once. */
export interface StaticFile {
  type: string;
  etag: string;
  /** Its name holds a hash of its content. */
  immutable: boolean;
  /** Ways of writing it, by content-encoding. */
  bodies: Map<string, Buffer>;
}

/** By content: several servers in one process compress the page once, which takes a second. */
const written = new Map<string, Map<string, Buffer>>();

export function staticFile(type: string, body: Buffer, immutable = false): StaticFile {
  const etag = etagOf(body);
  let bodies = written.get(etag);
  if (bodies === undefined) {
    bodies = new Map([['identity', body]]);
    written.set(etag, bodies);
    void compress(bodies, body);
  }
  return { type, etag, immutable, bodies };
}

/** Until it is done, the file goes out as it is. */
async function compress(bodies: Map<string, Buffer>, body: Buffer): Promise<void> {
  bodies.set('gzip', await promisify(gzip)(body));
  bodies.set('br', await promisify(brotliCompress)(body));
}

function etagOf(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

export function sendStaticFile(file: StaticFile, request: HttpRequest, response: HttpResponse): void {
  const accepted = headerOf(request, 'accept-encoding') ?? '';
  const encoding = ['br', 'gzip'].find((name) => file.bodies.has(name) && accepts(accepted, name));
  const body = file.bodies.get(encoding ?? 'identity')!;
  response.setHeader('etag', file.etag);
  response.setHeader('vary', 'accept-encoding');
  response.setHeader('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  setPolicy(response, contentPolicy());
  if (headerOf(request, 'if-none-match')?.includes(file.etag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.setHeader('content-type', file.type);
  response.setHeader('content-length', String(body.length));
  if (encoding !== undefined) response.setHeader('content-encoding', encoding);
  if (request.method === 'HEAD') response.end();
  else (response as NodeJS.WritableStream).end(body);
}

function setPolicy(response: HttpResponse, policy: string): void {
  response.setHeader('content-security-policy', policy);
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'no-referrer');
}

/** A page whose script adds styles: each answer has a nonce of its own in the place of NONCE, so none is kept. */
export function sendWithNonce(html: string, request: HttpRequest, response: HttpResponse): void {
  const nonce = randomBytes(16).toString('base64url');
  const body = Buffer.from(html.replaceAll('NONCE', nonce));
  setPolicy(response, contentPolicy(nonce));
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-length', String(body.length));
  if (request.method === 'HEAD') response.end();
  else (response as NodeJS.WritableStream).end(body);
}

function accepts(header: string, encoding: string): boolean {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i').test(header);
}
