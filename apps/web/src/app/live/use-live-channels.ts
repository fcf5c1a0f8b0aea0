import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { channelNames } from '@trivia/contract/channels.ts';
import type { PlayerEvents, UserEvent } from '@trivia/contract/realtime.ts';
import { useEffect } from 'react';
import { unlockAchievement } from '../../game/news/achievements-store.ts';
import { askForInvitations } from '../../game/news/ask-for-invitations.ts';
import { forgetInvitations, receiveInvitation, removeInvitation } from '../../game/news/invitations-store.ts';
import { addOnline, removeOnline, setOnline } from '../../game/news/online-store.ts';
import { useUserStore } from '../../game/player/user-store.ts';
import { closeRealtime, listenTo, openRealtime } from '../../lib/realtime/realtime.ts';
import { askForNews } from './ask-for-news.ts';
import { renewGames, renewRunningMatch } from './renew-games.ts';

const mergeUser = ({ user }: UserEvent): void => useUserStore.getState().merge(user);

function reloadNotifications(queryClient: QueryClient): void {
  const isTold = (key: unknown) => key === 'notifications' || key === 'unread-notifications';
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isTold(queryKey[0]) });
}

const quietly = (asked: Promise<unknown>): void => void asked.catch(() => undefined);

/** Listens to the player's own channel, and reloads the data that may have changed without a connection. */
function listenToPlayer(playerId: string, queryClient: QueryClient, signal: AbortSignal): () => void {
  let wasJoined = false;
  const mergeGames = (event: UserEvent) => {
    mergeUser(event);
    renewGames(queryClient);
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
        if (matchId !== null) renewRunningMatch(queryClient);
      },
      match_found: () => renewRunningMatch(queryClient),
      achievement_unlocked: unlockAchievement,
    },
    onJoined: () => {
      // The first join needs it, too: the player was loaded seconds before.
      quietly(askForNews(queryClient, signal));
      if (wasJoined) {
        renewGames(queryClient);
        reloadNotifications(queryClient);
      }
      wasJoined = true;
    },
  });
}

/** Fetches the open invitations whenever the app becomes visible again. */
function followInvitations(signal: AbortSignal): void {
  const askIfSeen = () => document.visibilityState === 'visible' && quietly(askForInvitations(signal));
  document.addEventListener('visibilitychange', askIfSeen, { signal });
}

/** Listens to the channel of online players. When it is full, the list comes from a call instead. */
const listenToOnline = (): (() => void) =>
  listenTo(`presence-${channelNames.online}`, {
    onHere: setOnline,
    onJoining: addOnline,
    onLeaving: removeOnline,
  });

/** Joins the list of online players. Incomplete accounts may not join. */
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

/** Connects the signed-in player; visitors have no connection. */
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
      forgetInvitations();
    };
  }, [playerId, queryClient]);
}
