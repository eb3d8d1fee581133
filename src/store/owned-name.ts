/** No dictionary may have it in its name (see check-dictionary.ts), so it parts the owner from the name. */
const SEPARATOR = '/';

/** The name under which a dictionary is stored; the owner is an account, or '' for the installation itself. */
export function ownedName(owner: string, name: string): string {
  // A name with the sign in it is none of ours, and must not become one of somebody else.
  return owner === '' && !name.includes(SEPARATOR) ? name : `${owner}${SEPARATOR}${name}`;
}

export function ownerOf(stored: string): string {
  const at = stored.indexOf(SEPARATOR);
  return at < 0 ? '' : stored.slice(0, at);
}

/** The name as its owner knows it. */
export function plainName(stored: string): string {
  return stored.slice(stored.indexOf(SEPARATOR) + 1);
}
