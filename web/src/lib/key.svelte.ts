import { accountsOffered } from './accounts-offered';
import { englishMessage } from './english-messages';
import { say } from './language.svelte';
import { inBrowser, inTab } from './stored';

const NAME = 'malgyeol-key';
const SIGNED_IN = 'malgyeol-signed-in';

/** The access key: kept in this tab, or in this browser where its owner chose so. */
export const key = $state({
  value: inBrowser.get(NAME) ?? inTab.get(NAME) ?? '',
  remembered: inBrowser.get(NAME) !== null,
  /** By a link; the cookie itself is hidden from scripts. */
  signedIn: inBrowser.get(SIGNED_IN) !== null,
  /** Why the server refused the last call; empty while it answers. */
  refusal: '',
  /** The server has let this page in before: nobody who writes is interrupted when it does not any more. */
  wasTaken: false,
  /** The key is asked for. */
  isAsked: false,
});

export function saveKey(value: string, remember: boolean): void {
  inBrowser.remove(NAME);
  inTab.remove(NAME);
  if (value !== '') (remember ? inBrowser : inTab).set(NAME, value);
  key.value = value;
  key.remembered = remember;
  key.refusal = '';
}

export function keyHeaders(): Record<string, string> {
  // The second header lets the server look at the cookie of a browser that signed in by a link.
  return key.value === '' ? { 'x-malgyeol-page': '1' } : { 'api-key': key.value };
}

const SIGN_IN = /^#sign-in=([\w-]+)$/;

/** Opened by the link that the server printed at its start: signs this browser in, and forgets the link. */
export async function signInByLink(): Promise<void> {
  const code = SIGN_IN.exec(location.hash)?.[1];
  if (code === undefined) return;
  history.replaceState(null, '', location.pathname);
  const headers = { 'x-malgyeol-page': '1' };
  const response = await fetch('/page/sign-in', { method: 'POST', headers, body: code }).catch(
    () => undefined,
  );
  if (response?.ok) signedInByLink();
  else {
    const { code = '', message = '' } = (await response?.json().catch(() => undefined)) ?? {};
    key.refusal = say(message, message && englishMessage(code, message));
  }
}

/** From now on the cookie speaks for this browser. */
export function signedInByLink(): void {
  saveKey('', false);
  key.signedIn = true;
  inBrowser.set(SIGNED_IN, '1');
}

/** The browser forgets its key, and the server the browser. */
export async function signOut(): Promise<void> {
  const headers = { 'x-malgyeol-page': '1' };
  const paths = accountsOffered ? ['/page/account/sign-out', '/page/sign-out'] : ['/page/sign-out'];
  if (key.signedIn) {
    for (const path of paths) await fetch(path, { method: 'POST', headers }).catch(() => {});
  }
  inBrowser.remove(SIGNED_IN);
  key.signedIn = false;
  saveKey('', false);
}
