/** Under TLS the prefix binds it to this host: no other host of the domain can set it. */
const PLAIN = 'malgyeol_account';
const SECURE = '__Host-malgyeol_account';

/** Lax, not Strict: who comes from an application to log in for it is to be known. It is never sent with a form of another site. */
export function sessionCookie(token: string, seconds: number, secure: boolean): string {
  const name = secure ? SECURE : PLAIN;
  return `${name}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? '; Secure' : ''}`;
}

export function sessionTokenOf(cookies: string | undefined, secure: boolean): string | undefined {
  const name = `${secure ? SECURE : PLAIN}=`;
  const found = (cookies ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(name));
  return found?.slice(name.length) || undefined;
}
