import { accountsOffered } from './accounts-offered';
import { ApiError, refusalOf, unreachable } from './api';
import { signedInByLink, signOut } from './key.svelte';
import type { UsageRow } from './types';

export interface AccountKey {
  id: string;
  hint: string;
  label: string;
  createdAt: string;
  rotatedAt: string | null;
  readOnly: boolean;
  purpose: 'program' | 'page' | 'login';
  quotaRequests: number | null;
  quotaEojeols: number | null;
  usedToday: { requests: number; eojeols: number };
  thisBrowser: boolean;
}

export interface AccountOverview {
  email: string;
  createdAt: string;
  keys: AccountKey[];
  today: string;
  days: number;
  quotas: { requests: number; eojeols: number };
  usedToday: { requests: number; eojeols: number };
  usage: UsageRow[];
}

/** Kept here and not in the view: a key that is shown once must survive a change of the tab or the language. */
export const account = $state<{
  /** Undefined until the server was asked; null for nobody. */
  overview: AccountOverview | null | undefined;
  /** What a mailed link brought along, until it is used. */
  link: string;
  /** Where a mail was sent to. */
  sentTo: string;
  /** A key that was just made, which nobody can see again. */
  fresh: { id: string; key: string } | undefined;
}>({ overview: undefined, link: '', sentTo: '', fresh: undefined });

async function ask<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(`/page/account${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'x-malgyeol-page': '1',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  }).catch(() => {
    throw new ApiError('unreachable', unreachable());
  });
  if (!response.ok) throw await refusalOf(response, false);
  return (await response.json()) as T;
}

const LINK = /^#account-link=([\w-]+)$/;

/** Opened by a mailed link: what it holds is kept for the view, and goes out of the address. */
export function takeAccountLink(): void {
  const token = LINK.exec(location.hash)?.[1];
  if (token === undefined || !accountsOffered) return;
  account.link = token;
  history.replaceState(null, '', '/#account');
}

export async function readAccount(): Promise<void> {
  const answer = await ask<AccountOverview & { signedIn: boolean }>('');
  account.overview = answer.signedIn ? answer : null;
}

export async function requestLink(email: string): Promise<void> {
  await ask('/link', { email });
  account.sentTo = email;
}

/** Where to go on: a login that waits for this one, or '' for here. */
export async function confirmLink(): Promise<string> {
  const token = account.link;
  account.link = '';
  account.sentTo = '';
  const { returnTo } = await ask<{ returnTo: string }>('/confirm', { token });
  signedInByLink();
  await readAccount();
  return /^\/oauth\/login\/[\w-]+$/.test(returnTo) ? returnTo : '';
}

export async function createKey(wish: object): Promise<void> {
  account.fresh = await ask<{ id: string; key: string }>('/keys', wish);
  await readAccount();
}

export async function changeKey(id: string, wish: object): Promise<void> {
  await ask(`/keys/${id}/change`, wish);
  await readAccount();
}

export async function rotateKey(id: string): Promise<void> {
  const { key } = await ask<{ key: string }>(`/keys/${id}/rotate`, {});
  account.fresh = { id, key };
  await readAccount();
}

export async function revokeKey(id: string): Promise<void> {
  await ask(`/keys/${id}/revoke`, {});
  if (account.fresh?.id === id) account.fresh = undefined;
  await readAccount();
}

export async function leave(everywhere: boolean): Promise<void> {
  await ask('/sign-out', { everywhere });
  await forget();
}

export async function removeAccount(email: string): Promise<void> {
  await ask('/remove', { email });
  await forget();
}

async function forget(): Promise<void> {
  account.overview = null;
  account.fresh = undefined;
  await signOut();
}
