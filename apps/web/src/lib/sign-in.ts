import { store } from './storage.ts';

/** Keeps the token and goes on as a signed-in player, in the app's own document. */
export function signIn(accessToken: string, path: string): void {
  store('accessToken', accessToken);
  location.assign(path);
}
