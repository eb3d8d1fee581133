import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Store } from '../store/types.js';
import { generateKey, hashKey, storedKeyOf } from './key.js';

/** How long the link of a start is good for: time to open a browser, not to be found in an old log. */
const CODE_MS = 60 * 60 * 1000;
/** How long a browser stays signed in. */
const BROWSER_DAYS = 30;

/** A code that lets one browser in, once: whoever reads the output of the server is on its machine. */
export interface SignInCode {
  readonly code: string;
  /** A key for the browser that shows the code; undefined where it is wrong, used or too old. */
  redeem(presented: string): Promise<{ key: string; seconds: number } | undefined>;
}

export function createSignInCode(store: Pick<Store, 'insertKey'>, now: () => number = Date.now): SignInCode {
  const code = randomBytes(24).toString('base64url');
  const digest = hashKey(code);
  const ends = now() + CODE_MS;
  let used = false;
  return {
    code,
    async redeem(presented) {
      if (used || now() > ends || !timingSafeEqual(hashKey(presented), digest)) return undefined;
      used = true;
      const key = generateKey();
      const seconds = BROWSER_DAYS * 24 * 60 * 60;
      const expiresAt = new Date(now() + seconds * 1000).toISOString();
      try {
        await store.insertKey(storedKeyOf(key, { label: '시작 주소로 들어온 브라우저', expiresAt }));
      } catch (error) {
        used = false;
        throw error;
      }
      return { key, seconds };
    },
  };
}
