import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 144 bits, a multiple of three bytes: base64url without padding. */
const ID_BYTES = 18;

/**
 * Session ids that carry the proof that we gave them, and to whom: a replica that does not keep a session can still
 * tell a client of ours from a guess, and nobody can use the session of another key.
 */
export interface SessionIds {
  create(principal: string): string;
  belongs(id: string, principal: string): boolean;
}

export function createSessionIds(secret: Buffer): SessionIds {
  const sign = (random: string, principal: string) =>
    createHmac('sha256', secret).update(`mcp-session\u0000${random}\u0000${principal}`).digest('base64url');
  return {
    create(principal) {
      const random = randomBytes(ID_BYTES).toString('base64url');
      return `${random}.${sign(random, principal)}`;
    },
    belongs(id, principal) {
      const [random = '', signature = ''] = id.split('.');
      const expected = Buffer.from(sign(random, principal));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
