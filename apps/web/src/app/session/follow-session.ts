/** Keeps all tabs of a browser on one player: signing out in one of them signs out the others, too. */

import { useUserStore } from '../../game/player/user-store.ts';
import { followAccessToken, readAccessToken } from '../../lib/storage.ts';
import { gate } from './auth-gate.ts';

interface Ways {
  readonly goTo: (path: string) => void;
  readonly reload: () => void;
}

/**
 * Leaves screens that need a player when another tab has signed out, and reloads when it has signed in a player.
 * Returns a function that ends it.
 */
export function followSession({ goTo, reload }: Ways): () => void {
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
