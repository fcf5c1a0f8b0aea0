import { callApi } from './api/api.ts';
import { store } from './storage.ts';

/** Deletes the session on this device, and opens the landing page. */
export function forgetSession(): void {
  store('accessToken', null);
  store('lastVisit', null);
  location.assign('/landing');
}

/** Ends the session; without a connection, on this device only. */
export async function signOut(): Promise<void> {
  await callApi('POST /api/auth/logout', {}, { handles: 'all' }).catch(() => undefined);
  forgetSession();
}
