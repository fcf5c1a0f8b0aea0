import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { channelNames } from '@trivia/contract/realtime/channels.ts';
import type { InvitationClosedEvent, PlayerEvents } from '@trivia/contract/realtime/player-events.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { listenTo } from '../../../lib/realtime/realtime.ts';
import type { LiveModeId } from '../../modes/mode-table.ts';
import { useUserStore } from '../../player/user-store.ts';
import { invitationQuery, withdrawInvitation } from './invitation-query.ts';
import { useEnterMatch } from './use-enter-match.ts';

interface Lifetime {
  /** Whether leaving the page withdraws the invitation: true for a player, false for a link. */
  readonly endsWithPage: boolean;
}

async function applyAnswer(queryClient: QueryClient, { id, status, matchId }: InvitationClosedEvent) {
  const { queryKey } = invitationQuery(id);
  // Cancel a running poll, whose reply may be older than the event.
  await queryClient.cancelQueries({ queryKey });
  const answered = queryClient.setQueryData(queryKey, (shown) => shown && { ...shown, status, matchId });
  if (!answered) await queryClient.invalidateQueries({ queryKey });
}

/** Applies the answer in an event. Without events, polling delivers it later. */
function useAnswerEvent(id: string): void {
  const queryClient = useQueryClient();
  const playerId = useUserStore(({ user }) => user?.id);
  useEffect(() => {
    if (playerId === undefined) return;
    return listenTo<PlayerEvents>(`private-${channelNames.notifications(playerId)}`, {
      on: { invitation_closed: (closed) => void (closed.id === id && applyAnswer(queryClient, closed)) },
    });
  }, [id, playerId, queryClient]);
}

/**
 * Waits for the answer to an invitation, and opens its match. Withdraws the invitation when the screen is left before.
 */
export function useOwnInvitation(modeId: LiveModeId, id: string, { endsWithPage }: Lifetime) {
  const enter = useEnterMatch(modeId);
  const query = useQuery(invitationQuery(id));
  useAnswerEvent(id);
  const isOpen = useRef(true);
  const matchId = query.data?.matchId ?? null;
  isOpen.current = query.data === undefined || query.data.status === 'open';

  const onAccepted = useEffectEvent((found: string) => void enter(found));
  useEffect(() => {
    if (matchId !== null) onAccepted(matchId);
  }, [matchId]);

  useEffect(() => {
    const leave = () => {
      if (isOpen.current) void withdrawInvitation(id);
    };
    if (endsWithPage) addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [id, endsWithPage]);
  return query;
}
