import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { ServiceError } from '../errors/service-error.js';
import { featureOff } from '../service/features.js';
import { sendError, sendMethodNotAllowed } from './error-response.js';
import { type HttpRequest, type HttpResponse, headerOf } from './port/http-types.js';
import type { Mount } from './router.js';

/** Where the build of web/ lies. */
const WEB_DIR = join(fileURLToPath(new URL('.', import.meta.url)), '..', 'web');

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Everything comes from this server: no other host is ever asked, and nothing written into the page runs. */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface StaticFile {
  type: string;
  etag: string;
  /** Its name holds a hash of its content. */
  immutable: boolean;
  /** Ways of writing it, by content-encoding. */
  bodies: Map<string, Buffer>;
}

/** The page at `/`, for people who would rather see than call; its files are kept in memory, compressed once. */
export function createPlaygroundMount(directory: string = WEB_DIR): Mount {
  const files = readFiles(directory);
  return {
    matches: (path) => path === '/' || files.has(path),
    handle(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        sendMethodNotAllowed(response, 'GET, HEAD');
        return;
      }
      const path = (request.url ?? '/').split('?', 1)[0]!;
      const file = files.get(path === '/' ? '/index.html' : path);
      if (file === undefined) {
        const message = '체험 화면이 만들어져 있지 않습니다. npm run build를 실행해 주세요.';
        sendError(response, 'json', new ServiceError('not_found', message));
        return;
      }
      send(file, request, response);
    },
  };
}

export function createPlaygroundOffMount(): Mount {
  return {
    matches: (path) => path === '/',
    handle: (_request, response) => sendError(response, 'json', featureOff('playground')),
  };
}

function readFiles(directory: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  if (!existsSync(directory)) return files;
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined) continue;
    const path = join(entry.parentPath, entry.name);
    const name = `/${relative(directory, path).split(sep).join('/')}`;
    const body = readFileSync(path);
    const bodies = new Map([['identity', body]]);
    const file = { type, etag: etagOf(body), immutable: name.startsWith('/assets/'), bodies };
    files.set(name, file);
    void compress(file, body);
  }
  return files;
}

/** Until it is done, the file goes out as it is. */
async function compress({ bodies }: StaticFile, body: Buffer): Promise<void> {
  bodies.set('gzip', await promisify(gzip)(body));
  bodies.set('br', await promisify(brotliCompress)(body));
}

function etagOf(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

function send(file: StaticFile, request: HttpRequest, response: HttpResponse): void {
  const accepted = headerOf(request, 'accept-encoding') ?? '';
  const encoding = ['br', 'gzip'].find((name) => file.bodies.has(name) && accepts(accepted, name));
  const body = file.bodies.get(encoding ?? 'identity')!;
  response.setHeader('etag', file.etag);
  response.setHeader('vary', 'accept-encoding');
  response.setHeader('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('content-security-policy', CONTENT_POLICY);
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'no-referrer');
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

function accepts(header: string, encoding: string): boolean {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i').test(header);
}
