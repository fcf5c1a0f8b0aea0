/** Page to return to after signing up: an invitation's link, or the store. */
import { readStored, store } from './storage.ts';

type Address = Pick<Location, 'pathname' | 'search'>;

const LINK_LASTS_MS = 15 * 60 * 1000;
/** Enough time to sign up, and to wait for the mail. */
const STORE_LASTS_MS = 30 * 60 * 1000;
/** Lifetime of an invitation to one player. */
const INVITATION_LASTS_MS = 59 * 1000;

function lifeOf({ pathname, search }: Address): number {
  if (pathname === '/notification-redirect') return INVITATION_LASTS_MS;
  if (/^\/(?:store|payment-success|payment-failed)(?:\/|$)/.test(pathname)) return STORE_LASTS_MS;
  return new URLSearchParams(search).has('join') ? LINK_LASTS_MS : 0;
}

/** Saves the address of an invitation, while it is open, or of the store. Other pages are not saved. */
export function saveReturnPage(address: Address): void {
  const lifeMs = lifeOf(address);
  if (lifeMs === 0) return;
  const path = address.pathname + address.search;
  store('returnPage', JSON.stringify({ path, untilMs: Date.now() + lifeMs }));
}

/** Page after a sign-in: the saved one, or home. */
export function pageAfterSignIn(): string {
  const { path, untilMs } = JSON.parse(readStored('returnPage') ?? '{}');
  return typeof path === 'string' && untilMs > Date.now() ? path : '/home';
}

/** Deletes the saved page; called when it was opened. */
export const clearReturnPage = (): void => store('returnPage', null);
