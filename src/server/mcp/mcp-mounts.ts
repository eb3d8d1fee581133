import type { Access } from '../../access/admit.js';
import { createCallRate } from '../../access/call-rate.js';
import type { KeyRing } from '../../access/key-ring.js';
import type { Accounts } from '../../accounts/accounts.js';
import type { McpParts } from '../../mcp/tool-host.js';
import { readInstallationSecrets } from '../../oauth/installation-secrets.js';
import { createPublicFetch } from '../../oauth/public-fetch.js';
import { createSeal } from '../../oauth/seal.js';
import { sealedRecords } from '../../oauth/sealed-records.js';
import { readSealingKey } from '../../oauth/sealing-key.js';
import { createTokens } from '../../oauth/tokens.js';
import type { Load } from '../../service/load.js';
import type { Store } from '../../store/types.js';
import type { Config } from '../config.js';
import type { Dispatcher } from '../dispatcher.js';
import type { HttpRequest } from '../port/http-types.js';
import type { Mount } from '../router.js';
import type { SlowRefusal } from '../slow-refusal.js';
import { createAllowedHosts } from './allowed-hosts.js';
import { createMcpGate } from './mcp-gate.js';
import { createMcpMount } from './mcp-mount.js';
import { createOauthMount } from './oauth-mount.js';
import { createSseMount } from './sse-mount.js';

export interface McpMountsParts {
  parts: McpParts;
  config: Config;
  store: Store;
  ring: KeyRing;
  /** Who may log in without a key. */
  accounts: Accounts | undefined;
  dispatcher: Dispatcher;
  access: Access;
  load: Load;
  slowly: SlowRefusal;
  fetchDocument?: (url: string | URL) => Promise<Response>;
  /** Where a request comes from. */
  addressOf(request: HttpRequest): string;
  draining(): boolean;
  onError(error: unknown): void;
}

/** /mcp and, where there are keys to log in with, the authorization server beside it. */
export async function createMcpMounts(given: McpMountsParts): Promise<{
  mounts: Mount[];
  close(): Promise<void>;
}> {
  const { config, store, ring, onError } = given;
  const hosts = createAllowedHosts(config);
  const records = sealedRecords(store.oauth, createSeal(readSealingKey(config)));
  const secrets = await readInstallationSecrets(records);
  const tokens = config.open ? undefined : createTokens(records, ring);
  const gate = createMcpGate({
    ...given,
    hosts,
    tokens,
    rate: createCallRate(config.mcpRate),
    maxRequestBytes: config.maxRequestBytes,
  });
  const maxSessions = config.mcpSessions;
  const mcp = createMcpMount(gate, { secret: secrets.sessions, maxSessions });
  const sse = createSseMount(gate, { maxSessions });
  const oauth =
    tokens === undefined
      ? undefined
      : createOauthMount({
          ring,
          records,
          secrets,
          tokens,
          accounts: given.accounts,
          hosts,
          trustProxy: config.trustProxy,
          fetchDocument: given.fetchDocument ?? createPublicFetch(),
          onError,
        });
  const stopTelling = store.onChange((topic) => {
    if (topic !== 'dictionaries') return;
    mcp.resourcesChanged();
    sse.resourcesChanged();
  });
  return {
    mounts: oauth === undefined ? [mcp, sse] : [mcp, sse, oauth],
    async close() {
      stopTelling();
      oauth?.close();
      await mcp.close();
      await sse.close();
    },
  };
}
