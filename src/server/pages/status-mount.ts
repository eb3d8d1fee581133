import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type Access, accountOf, type Caller } from '../../access/admit.js';
import { koreanDay } from '../../access/day.js';
import type { KeyRing } from '../../access/key-ring.js';
import { ServiceError } from '../../errors/service-error.js';
import type { Load } from '../../service/load.js';
import type { Store, Usage } from '../../store/types.js';
import { sendError, sendMethodNotAllowed } from '../error-response.js';
import { SOFTWARE } from '../languagetool/software.js';
import { headerOf } from '../port/http-types.js';
import type { Mount } from '../router.js';
import type { SlowRefusal } from '../slow-refusal.js';

const PATH = '/page/status';
/** Days of usage that are told, today among them. */
const DAYS = 30;
const DAY_MS = 24 * 3600 * 1000;
const MANIFEST = new URL('../../../models/manifest.json', import.meta.url);

export interface StatusParts {
  access: Access;
  ring: KeyRing;
  store: Store;
  load: Load;
  slowly: SlowRefusal;
  /** Where strangers have keys nobody sees the usage of another. */
  ownOnly: boolean;
  onError(error: unknown): void;
}

/** What the page shows of the server: version and model, what waits, and usage by day, key and application. */
export function createStatusMount({
  access,
  ring,
  store,
  load,
  slowly,
  ownOnly,
  onError,
}: StatusParts): Mount {
  const started = Date.now();
  const model = modelName();

  async function status(caller: Caller): Promise<object> {
    const account = accountOf(caller);
    const isOwn = account !== '' || ((ownOnly || caller.readOnly) && caller.keyId !== '');
    const from = koreanDay(Date.now() - (DAYS - 1) * DAY_MS);
    const usage = await store.readUsage({ from, ...(isOwn ? { keyIds: visibleTo(caller) } : {}) });
    const keys = new Map(ring.keys().map(({ id, label, hint }) => [id, label || hint]));
    return {
      version: SOFTWARE.version,
      model,
      uptimeSeconds: Math.round((Date.now() - started) / 1000),
      queue: { requests: load.requests, characters: load.characters },
      today: koreanDay(),
      days: DAYS,
      ownOnly: isOwn,
      ...(account === '' ? {} : { ownAccount: true }),
      usage: usage.map((row: Usage) => ({ ...row, key: keys.get(row.keyId) ?? row.keyId })),
    };
  }

  /** The keys whose usage a caller sees who may not see all: those of its account, or its own alone. */
  function visibleTo(caller: Caller): string[] {
    const account = accountOf(caller);
    if (account === '') return [caller.keyId];
    return ring.keys().flatMap((key) => (key.accountId === account ? [key.id] : []));
  }

  return {
    matches: (path) => path === PATH,
    handle(request, response) {
      if (request.method !== 'GET') {
        sendMethodNotAllowed(response, 'GET');
        return;
      }
      Promise.resolve()
        .then(() => status(access.identify((name) => headerOf(request, name))))
        .then((json) => {
          response.setHeader('content-type', 'application/json');
          response.setHeader('cache-control', 'no-store');
          response.end(JSON.stringify(json));
        })
        .catch(async (error: unknown) => {
          if (!(error instanceof ServiceError)) onError(error);
          sendError(response, 'json', await slowly(request, error));
        });
    },
  };
}

/** The files of the model in a few letters, as two installations compare them. */
function modelName(): string {
  if (!existsSync(MANIFEST)) return '';
  return createHash('sha256').update(readFileSync(MANIFEST)).digest('hex').slice(0, 12);
}
