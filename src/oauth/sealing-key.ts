import { randomBytes, scryptSync } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY_BYTES = 32;
const FILE = 'login-secret';

export interface KeySources {
  /** What the operator has set. */
  loginSecret: string;
  databaseUrl: string;
  data: string;
}

/**
 * The key that login secrets are sealed with. It never stands in the store: it is set, or is the password of the
 * database, which all replicas know and no dump holds, or lies in a file beside the embedded store.
 */
export function readSealingKey({ loginSecret, databaseUrl, data }: KeySources): Buffer {
  const known = loginSecret || passwordOf(databaseUrl);
  if (known !== undefined) return scryptSync(known, 'malgyeol login secrets', KEY_BYTES);
  return readOrCreate(data);
}

function passwordOf(databaseUrl: string): string | undefined {
  if (databaseUrl === '') return undefined;
  // A database without a password tells everything to everybody: sealing cannot help there.
  return URL.canParse(databaseUrl) ? decodeURIComponent(new URL(databaseUrl).password) : '';
}

function readOrCreate(directory: string): Buffer {
  const path = join(directory, FILE);
  const fresh = `${path}.${randomBytes(4).toString('hex')}`;
  mkdirSync(directory, { recursive: true });
  try {
    return readKey(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  writeFileSync(fresh, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    // Whole or not at all, and of several servers that start at once the first wins.
    linkSync(fresh, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(fresh);
  }
  return readKey(path);
}

function readKey(path: string): Buffer {
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64url');
  if (key.length === KEY_BYTES) return key;
  throw new Error(
    `로그인 비밀을 잠그는 열쇠가 온전하지 않습니다: ${path}. 지우면 새로 만들고, MCP 클라이언트는 다시 로그인합니다.`,
  );
}
