import type { Logger } from 'pino';
import type { Access } from '../access/admit.js';
import type { SignInCode } from '../access/sign-in-code.js';
import { createDictionaryWords } from '../service/dictionaries/dictionary-words.js';
import type { Feature } from '../service/features.js';
import type { Limits } from '../service/limits.js';
import type { Load } from '../service/load.js';
import type { Operation } from '../service/operations/operation.js';
import { createAccountMount } from './accounts/account-mount.js';
import { openAccounts } from './accounts/open-accounts.js';
import type { Config } from './config.js';
import type { Dispatcher } from './dispatcher.js';
import { createLanguageToolMount } from './languagetool/languagetool-mount.js';
import { createAllowedHosts } from './mcp/allowed-hosts.js';
import { createMcpOffMount } from './mcp/mcp-mount.js';
import { createMcpMounts } from './mcp/mcp-mounts.js';
import { createPagesMount } from './pages/pages-mount.js';
import { createSignInMount } from './pages/sign-in-mount.js';
import { createStatusMount } from './pages/status-mount.js';
import { createPlaygroundMount, createPlaygroundOffMount } from './playground.js';
import { addressOf } from './port/address.js';
import type { HttpRequest } from './port/http-types.js';
import type { Mount } from './router.js';
import type { Readiness } from './rpc/health.js';
import type { SlowRefusal } from './slow-refusal.js';
import type { StoredState } from './stored-state.js';

export interface MountsParts {
  config: Config;
  state: StoredState;
  operations: readonly Operation[];
  features: ReadonlySet<Feature>;
  limits: Limits;
  load: Load;
  slowly: SlowRefusal;
  access: Access;
  dispatcher: Dispatcher;
  readiness: Readiness;
  logger: Logger;
  draining(): boolean;
  fetchDocument?: (url: string | URL) => Promise<Response>;
  /** Lets a browser in; not on a server without keys or without a page. */
  signIn?: SignInCode;
  /** Mounts of whoever starts the server. */
  more?: readonly Mount[];
  webDirectory?: string;
}

/** Everything that has paths of its own beside the operations. */
export async function createMounts(parts: MountsParts): Promise<{ mounts: Mount[]; close(): Promise<void> }> {
  const { config, state, operations, features, limits, logger } = parts;
  const { store, ring, dictionaries } = state;
  const accounts = openAccounts(config, state, logger);
  const hosts = createAllowedHosts(config);
  const callerAddress = (request: HttpRequest) => addressOf(request, config.trustProxy);
  const words = createDictionaryWords(store, dictionaries, limits);
  const mcp = features.has('mcp')
    ? await createMcpMounts({
        ...parts,
        store,
        ring,
        accounts,
        addressOf: callerAddress,
        parts: { operations, features, limits, words, dictionaryNames: (owner) => dictionaries.names(owner) },
        onError: (error) => logger.warn({ err: error }, 'MCP 요청을 처리하지 못했습니다'),
      })
    : undefined;
  const languageTool = createLanguageToolMount({
    ...parts,
    words,
    hosts,
    addressOf: callerAddress,
    onError: (error) => logger.warn({ err: error }, '/v2 요청을 처리하지 못했습니다'),
  });
  const pages = createPagesMount({
    operations: operations.filter(({ feature }) => features.has(feature)),
    open: config.open,
    onError: (error) => logger.warn({ err: error }, '문서를 만들지 못했습니다'),
  });
  const signIn =
    parts.signIn &&
    createSignInMount({
      code: parts.signIn,
      ring,
      store,
      secure: config.tlsCert !== '' || config.trustProxy,
      onError: (error) => logger.warn({ err: error }, '브라우저를 들이지 못했습니다'),
    });
  const status = createStatusMount({
    ...parts,
    ring,
    store,
    ownOnly: config.profile === 'cloud',
    onError: (error) => logger.warn({ err: error }, '현황을 읽지 못했습니다'),
  });
  const account =
    accounts &&
    createAccountMount({
      accounts,
      hosts,
      trustProxy: config.trustProxy,
      onError: (error) => logger.warn({ err: error }, '계정 요청을 처리하지 못했습니다'),
    });
  const playground = features.has('playground')
    ? createPlaygroundMount({ directory: parts.webDirectory, accounts: config.accounts })
    : createPlaygroundOffMount();
  return {
    mounts: [
      ...(mcp?.mounts ?? [createMcpOffMount()]),
      languageTool,
      pages,
      status,
      ...(signIn ? [signIn] : []),
      ...(account ? [account] : []),
      ...(parts.more ?? []),
      playground,
    ],
    async close() {
      account?.close();
      await mcp?.close();
    },
  };
}
