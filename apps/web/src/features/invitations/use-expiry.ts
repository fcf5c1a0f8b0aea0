import type { InvitationEvent } from '@trivia/contract/realtime/player-events.ts';
import { useEffect } from 'react';
import { removeInvitation } from '../../game/live-events/invitations-store.ts';
import { serverNowMs } from '../../lib/time/server-clock.ts';

/** Removes an invitation when it expires. Calls `onExpired` if it was shown until then. */
export function useExpiry(invitation: InvitationEvent | null, isShown: boolean, onExpired: () => void): void {
  const id = invitation?.id;
  const expiresAtMs = invitation?.expiresAtMs ?? 0;
  useEffect(() => {
    if (id === undefined) return;
    const leftMs = expiresAtMs - serverNowMs();
    if (leftMs <= 0) return removeInvitation(id);
    const timer = setTimeout(() => {
      removeInvitation(id);
      if (isShown) onExpired();
    }, leftMs);
    return () => clearTimeout(timer);
  }, [id, expiresAtMs, isShown, onExpired]);
}
