/** A name that no other has: also where a page may not ask for one, which is only safe over https. */
export function freshName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('');
}

/** This page, until it is left or loaded again. */
export const TAB = freshName();
