/** Page to open after a sign-up: the link of an invitation, or the store. */
import { readStored, store } from './storage.ts';

type Address = Pick<Location, 'pathname' | 'search'>;

const LINK_LASTS_MS = 15 * 60 * 1000;
/** Enough to sign up, and to wait for the mail. */
const STORE_LASTS_MS = 30 * 60 * 1000;
/** An invitation of one player. */
const INVITATION_LASTS_MS = 59 * 1000;

function lifeOf({ pathname, search }: Address): number {
  if (pathname === '/notification-redirect') return INVITATION_LASTS_MS;
  if (/^\/(?:store|payment-success|payment-failed)(?:\/|$)/.test(pathname)) return STORE_LASTS_MS;
  return new URLSearchParams(search).has('join') ? LINK_LASTS_MS : 0;
}

/** Keeps the address of an invitation as long as that is open, and of the store. Other pages are not kept. */
export function keepWantedPage(address: Address): void {
  const lifeMs = lifeOf(address);
  if (lifeMs === 0) return;
  const path = address.pathname + address.search;
  store('wantedPage', JSON.stringify({ path, untilMs: Date.now() + lifeMs }));
}

/** Page after a sign-in: the kept one, or home. */
export function pageAfterSignIn(): string {
  const { path, untilMs } = JSON.parse(readStored('wantedPage') ?? '{}');
  return typeof path === 'string' && untilMs > Date.now() ? path : '/home';
}

/** To be called when the page was opened. */
export const forgetWantedPage = (): void => store('wantedPage', null);
