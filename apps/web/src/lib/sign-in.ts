import { store } from './storage.ts';

/** Stores the access token, and opens a page of the app. */
export function signIn(accessToken: string, path: string): void {
  store('accessToken', accessToken);
  location.assign(path);
}
