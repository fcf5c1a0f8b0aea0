/** Where somebody wanted to go who had to sign up first: the link of an invitation leads on afterwards. */
import { readStored, store } from './storage.ts';

type Address = Pick<Location, 'pathname' | 'search'>;

const LINK_LASTS_MS = 15 * 60 * 1000;
/** An invitation of one player. */
const INVITATION_LASTS_MS = 59 * 1000;

function lifeOf({ pathname, search }: Address): number {
  if (pathname === '/notification-redirect') return INVITATION_LASTS_MS;
  return new URLSearchParams(search).has('join') ? LINK_LASTS_MS : 0;
}

/** Keeps the address of an invitation as long as that lives; other pages are not worth the way back. */
export function keepWantedPage(address: Address): void {
  const lifeMs = lifeOf(address);
  if (lifeMs === 0) return;
  const path = address.pathname + address.search;
  store('wantedPage', JSON.stringify({ path, untilMs: Date.now() + lifeMs }));
}

/** Where a player goes who has just signed in: to what they wanted, or home. */
export function pageAfterSignIn(): string {
  const { path, untilMs } = JSON.parse(readStored('wantedPage') ?? '{}');
  return typeof path === 'string' && untilMs > Date.now() ? path : '/home';
}

/** They have come there. */
export const forgetWantedPage = (): void => store('wantedPage', null);
