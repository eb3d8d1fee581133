import { createHash } from 'node:crypto';

/** How tokens, codes and the like are named in the store. */
export function hashed(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
