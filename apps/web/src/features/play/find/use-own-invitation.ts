import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { LiveGameType } from '../../../ui/live-games.ts';
import { invitationQuery, takeBack } from './invitation-query.ts';
import { useEnterMatch } from './use-enter-match.ts';

interface Lifetime {
  /** A player who was asked must not wait for a page that is gone; a link lives on. */
  readonly endsWithPage: boolean;
}

/** Waits for the answer to an invitation, leads into its match, and takes it back when the screen is left before. */
export function useOwnInvitation(type: LiveGameType, id: string, { endsWithPage }: Lifetime) {
  const enter = useEnterMatch(type);
  const query = useQuery(invitationQuery(id));
  const isOpen = useRef(true);
  const matchId = query.data?.matchId ?? null;
  isOpen.current = query.data === undefined || query.data.status === 'open';

  const onAccepted = useEffectEvent((found: string) => void enter(found));
  useEffect(() => {
    if (matchId !== null) onAccepted(matchId);
  }, [matchId]);

  useEffect(() => {
    const leave = () => {
      if (isOpen.current) void takeBack(id);
    };
    if (endsWithPage) addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [id, endsWithPage]);
  return query;
}
