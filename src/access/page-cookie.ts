/** Where the page at / keeps the key of a browser that signed in by a link. */
const PAGE_COOKIE = 'malgyeol_page';
/** Only our page sends it: another site cannot, for a preflight does not allow it, and so cannot use the cookie. */
export const PAGE_HEADER = 'x-malgyeol-page';

/** The header that gives the key to the browser, or takes it away ('' for 0 seconds). */
export function pageCookie(key: string, seconds: number, secure: boolean): string {
  return `${PAGE_COOKIE}=${key}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure ? '; Secure' : ''}`;
}

export function cookieOf(header: (name: string) => string | undefined): string | undefined {
  if (header(PAGE_HEADER) === undefined) return undefined;
  const found = (header('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${PAGE_COOKIE}=`));
  return found?.slice(PAGE_COOKIE.length + 1) || undefined;
}
