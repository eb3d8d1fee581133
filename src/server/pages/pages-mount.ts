import { asServiceError } from '../../errors/service-error.js';
import type { Operation } from '../../service/operations/operation.js';
import { sendError, sendMethodNotAllowed } from '../error-response.js';
import { apiHtml } from '../openapi/api-html.js';
import { openApiDocument } from '../openapi/openapi-document.js';
import type { Mount } from '../router.js';
import { type PageLanguage, STYLE, STYLE_PATH } from './html.js';
import { SEARCH_PATH, SEARCH_SCRIPT } from './search-script.js';
import { type StaticFile, sendStaticFile, staticFile } from './static-file.js';

const HTML = 'text/html; charset=utf-8';

export interface PagesParts {
  /** Those that are served. */
  operations: readonly Operation[];
  /** Whether no key is needed. */
  open: boolean;
  onError(error: unknown): void;
}

/** Pages that explain: made when somebody first looks at them, for nobody else should wait for that. */
export function createPagesMount({ operations, open, onError }: PagesParts): Mount {
  const document = once(async () => openApiDocument(operations, open));
  const pages: Record<string, () => Promise<StaticFile>> = {
    '/openapi.json': once(async () =>
      staticFile('application/json', Buffer.from(JSON.stringify(await document()))),
    ),
    '/docs/api': once(async () => page(apiHtml(await document()))),
    ...inLanguages('/rules', async (language) => (await import('./rules-html.js')).rulesHtml(language)),
    ...inLanguages('/tags', async (language) => (await import('./tags-html.js')).tagsHtml(language)),
    [SEARCH_PATH]: once(async () => staticFile('text/javascript; charset=utf-8', Buffer.from(SEARCH_SCRIPT))),
    [STYLE_PATH]: once(async () => staticFile('text/css; charset=utf-8', Buffer.from(STYLE))),
  };
  return {
    matches: (path) => Object.hasOwn(pages, path),
    handle(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        sendMethodNotAllowed(response, 'GET, HEAD');
        return;
      }
      const [path, query] = (request.url ?? '').split('?', 2) as [string, string?];
      const isEnglish = new URLSearchParams(query).get('lang') === 'en';
      (isEnglish && pages[path + ENGLISH] ? pages[path + ENGLISH] : pages[path])!()
        .then((file) => sendStaticFile(file, request, response))
        .catch((error: unknown) => {
          onError(error);
          sendError(response, 'json', asServiceError(error));
        });
    },
  };
}

/** What the English page of a path is kept under; no path of a request looks like it. */
const ENGLISH = ' en';

function inLanguages(path: string, make: (language: PageLanguage) => Promise<string>) {
  return {
    [path]: once(async () => page(await make('ko'))),
    [path + ENGLISH]: once(async () => page(await make('en'))),
  };
}

function page(html: string): StaticFile {
  return staticFile(HTML, Buffer.from(html));
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
