import { store } from './storage.ts';

/** Keeps the token, and opens a page of the app as a signed-in player. */
export function signIn(accessToken: string, path: string): void {
  store('accessToken', accessToken);
  location.assign(path);
}
