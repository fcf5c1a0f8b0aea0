/** Keeps all tabs of a browser signed in as the same player, or signed out. */

import { useUserStore } from '../../game/player/user-store.ts';
import { followAccessToken, readAccessToken } from '../../lib/storage.ts';
import { gate } from './auth-gate.ts';

interface Actions {
  readonly goTo: (path: string) => void;
  readonly reload: () => void;
}

/**
 * Leaves screens for players only when another tab signs out, and reloads when another tab signs in. Returns the
 * function that stops listening.
 */
export function followSession({ goTo, reload }: Actions): () => void {
  let known = readAccessToken();
  return followAccessToken(() => {
    const token = readAccessToken();
    if (token === known) return;
    known = token;
    if (token !== null) return reload();
    const target = gate(location.pathname, false);
    if (target) goTo(target);
    else useUserStore.getState().clear();
  });
}
