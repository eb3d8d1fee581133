import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ServiceError } from '../errors/service-error.js';
import { featureOff } from '../service/features.js';
import { sendError, sendMethodNotAllowed } from './error-response.js';
import { type StaticFile, sendStaticFile, sendWithNonce, staticFile } from './pages/static-file.js';
import type { Mount } from './router.js';

/** Where the build of web/ lies. */
const WEB_DIR = join(fileURLToPath(new URL('.', import.meta.url)), '..', 'web');

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** How the page is told without asking. */
const ACCOUNTS_OFF = 'data-accounts="off"';
const ACCOUNTS_ON = 'data-accounts="on"';

/** The page at `/`, for people who would rather see than call; its files are kept in memory, compressed once. */
export function createPlaygroundMount({
  directory = WEB_DIR,
  accounts = false,
}: {
  directory?: string;
  /** Whether people can sign up: the page then shows where. */
  accounts?: boolean;
}): Mount {
  const files = readFiles(directory);
  const shown = (html: string) => (accounts ? html.replace(ACCOUNTS_OFF, ACCOUNTS_ON) : html);
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
      if (file.type === TYPES['.html']) {
        sendWithNonce(shown(String(file.bodies.get('identity'))), request, response);
        return;
      }
      sendStaticFile(file, request, response);
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
    files.set(name, staticFile(type, readFileSync(path), name.startsWith('/assets/')));
  }
  return files;
}
