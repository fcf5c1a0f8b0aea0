/** Where somebody wanted to go who had to sign up first: the link of an invitation leads on afterwards. */
import { readStored, store } from './storage.ts';

/** A link lives no longer. */
const LIFE_MS = 15 * 60 * 1000;

/** Keeps the address of an invitation's link; other pages are not worth the way back. */
export function keepWantedPage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  if (!new URLSearchParams(search).has('join')) return;
  store('wantedPage', JSON.stringify({ path: pathname + search, untilMs: Date.now() + LIFE_MS }));
}

/** Where a player goes who has just signed in: to what they wanted, or home. */
export function pageAfterSignIn(): string {
  const { path, untilMs } = JSON.parse(readStored('wantedPage') ?? '{}');
  return typeof path === 'string' && untilMs > Date.now() ? path : '/home';
}

/** They have come there. */
export const forgetWantedPage = (): void => store('wantedPage', null);
