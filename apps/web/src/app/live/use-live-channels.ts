import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { channelNames } from '@trivia/contract/realtime/channels.ts';
import type { PlayerEvents, UserEvent } from '@trivia/contract/realtime/player-events.ts';
import { useEffect } from 'react';
import { unlockAchievement } from '../../game/live-events/achievements-store.ts';
import { fetchInvitations } from '../../game/live-events/fetch-invitations.ts';
import {
  clearInvitations,
  receiveInvitation,
  removeInvitation,
} from '../../game/live-events/invitations-store.ts';
import { addOnline, removeOnline, setOnline } from '../../game/live-events/online-store.ts';
import { useUserStore } from '../../game/player/user-store.ts';
import { closeRealtime, listenTo, openRealtime } from '../../lib/realtime/realtime.ts';
import { catchUp } from './catch-up.ts';
import { refetchGames, refetchRunningMatches } from './refetch-games.ts';

const mergeUser = ({ user }: UserEvent): void => useUserStore.getState().merge(user);

function reloadNotifications(queryClient: QueryClient): void {
  const isNotification = (key: unknown) => key === 'notifications' || key === 'unread-notifications';
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isNotification(queryKey[0]) });
}

const ignoringErrors = (asked: Promise<unknown>): void => void asked.catch(() => undefined);

/** Subscribes to the player's own channel. Refetches after each connection what earlier events may have changed. */
function listenToPlayer(playerId: string, queryClient: QueryClient, signal: AbortSignal): () => void {
  let wasJoined = false;
  const mergeGames = (event: UserEvent) => {
    mergeUser(event);
    refetchGames(queryClient);
  };
  return listenTo<PlayerEvents>(`private-${channelNames.notifications(playerId)}`, {
    on: {
      coin: mergeUser,
      point: mergeUser,
      plan: mergeUser,
      info: mergeGames,
      challenge: mergeGames,
      invitation: receiveInvitation,
      invitation_closed: ({ id, matchId }) => {
        removeInvitation(id);
        if (matchId !== null) refetchRunningMatches(queryClient);
      },
      match_found: () => refetchRunningMatches(queryClient),
      achievement_unlocked: unlockAchievement,
    },
    onJoined: () => {
      // Also after the first subscription, because the player was loaded seconds before.
      ignoringErrors(catchUp(queryClient, signal));
      if (wasJoined) {
        refetchGames(queryClient);
        reloadNotifications(queryClient);
      }
      wasJoined = true;
    },
  });
}

/** Refetches open invitations whenever the app becomes visible. */
function followInvitations(signal: AbortSignal): void {
  const fetchIfVisible = () =>
    document.visibilityState === 'visible' && ignoringErrors(fetchInvitations(signal));
  document.addEventListener('visibilitychange', fetchIfVisible, { signal });
}

/** Subscribes to the presence channel of online players. Screens fetch the list when the channel is full. */
const listenToOnline = (): (() => void) =>
  listenTo(`presence-${channelNames.online}`, {
    onMembers: setOnline,
    onMemberAdded: addOnline,
    onMemberRemoved: removeOnline,
  });

/** Lists the player as online. Incomplete accounts are not allowed. */
function useOnlineChannel(isComplete: boolean): void {
  useEffect(() => {
    if (!isComplete) return;
    const end = listenToOnline();
    return () => {
      end();
      setOnline(null);
    };
  }, [isComplete]);
}

/** Connects a signed-in player; visitors get no connection. */
export function useLiveChannels(playerId: string | undefined, isComplete: boolean): void {
  useOnlineChannel(playerId !== undefined && isComplete);
  const queryClient = useQueryClient();
  useEffect(() => {
    if (playerId === undefined) return;
    const leaving = new AbortController();
    followInvitations(leaving.signal);
    const stopListening = listenToPlayer(playerId, queryClient, leaving.signal);
    openRealtime();
    return () => {
      leaving.abort();
      stopListening();
      closeRealtime();
      clearInvitations();
    };
  }, [playerId, queryClient]);
}
