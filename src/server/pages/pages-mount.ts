import { asServiceError } from '../../errors/service-error.js';
import { sendError, sendMethodNotAllowed } from '../error-response.js';
import type { Mount } from '../router.js';
import { STYLE, STYLE_PATH } from './html.js';
import { type StaticFile, sendStaticFile, staticFile } from './static-file.js';

const HTML = 'text/html; charset=utf-8';

/** Pages that explain: made when somebody first looks at them, for nobody else should wait for that. */
export function createPagesMount(onError: (error: unknown) => void): Mount {
  const pages: Record<string, () => Promise<StaticFile>> = {
    '/rules': once(async () => page((await import('./rules-html.js')).rulesHtml())),
    [STYLE_PATH]: once(async () => staticFile('text/css; charset=utf-8', Buffer.from(STYLE))),
  };
  return {
    matches: (path) => Object.hasOwn(pages, path),
    handle(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        sendMethodNotAllowed(response, 'GET, HEAD');
        return;
      }
      pages[(request.url ?? '').split('?', 1)[0]!]!()
        .then((file) => sendStaticFile(file, request, response))
        .catch((error: unknown) => {
          onError(error);
          sendError(response, 'json', asServiceError(error));
        });
    },
  };
}

function page(html: string): StaticFile {
  return staticFile(HTML, Buffer.from(html));
}

function once(make: () => Promise<StaticFile>): () => Promise<StaticFile> {
  let made: Promise<StaticFile> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
