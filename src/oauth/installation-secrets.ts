import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { JWK } from 'oidc-provider';
import type { OauthRecords } from '../store/types.js';

/** What all replicas of an installation must share, kept in its store. */
export interface InstallationSecrets {
  /** Signs the ids of MCP sessions. */
  sessions: Buffer;
  /** Signs the cookies of the login page. */
  cookies: string;
  /** Stands in the form of the login page. */
  forms: Buffer;
  jwks: { keys: JWK[] };
}

export async function readInstallationSecrets(records: OauthRecords): Promise<InstallationSecrets> {
  const random = (name: string) => records.secret(name, () => randomBytes(32).toString('base64url'));
  return {
    sessions: Buffer.from(await random('mcp-sessions'), 'base64url'),
    cookies: await random('login-cookies'),
    forms: Buffer.from(await random('login-forms'), 'base64url'),
    jwks: JSON.parse(await records.secret('oauth-jwks', createJwks)),
  };
}

function createJwks(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = {
    ...privateKey.export({ format: 'jwk' }),
    use: 'sig',
    alg: 'ES256',
    kid: randomBytes(8).toString('hex'),
  };
  return JSON.stringify({ keys: [key] });
}
