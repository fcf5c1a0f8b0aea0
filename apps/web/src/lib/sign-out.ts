import { callApi } from './api/api.ts';
import { store } from './storage.ts';

/** Forgets the session on this device, and leaves for the landing page. */
export function forgetSession(): void {
  store('accessToken', null);
  store('lastVisit', null);
  location.assign('/landing');
}

/** Ends the session. Without a connection the device forgets it all the same. */
export async function signOut(): Promise<void> {
  await callApi('POST /api/auth/logout', {}, { handles: 'all' }).catch(() => undefined);
  forgetSession();
}
