import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { channelNames } from '@trivia/contract/channels.ts';
import type { PlayerEvents, UserEvent } from '@trivia/contract/realtime.ts';
import { useEffect } from 'react';
import { unlockAchievement } from '../../game/news/achievements-store.ts';
import { askForInvitations } from '../../game/news/ask-for-invitations.ts';
import { forgetInvitations, receiveInvitation, removeInvitation } from '../../game/news/invitations-store.ts';
import { addOnline, removeOnline, setOnline } from '../../game/news/online-store.ts';
import { useUserStore } from '../../game/player/user-store.ts';
import { callApi } from '../../lib/api/api.ts';
import { closeRealtime, listenTo, openRealtime } from '../../lib/realtime/realtime.ts';
import { renewGames, renewRunningMatch } from './renew-games.ts';

const mergeUser = ({ user }: UserEvent): void => useUserStore.getState().merge(user);

/** Fetches the player, whose events may have been missed. */
async function reloadUser(): Promise<void> {
  const quiet = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const;
  const { user } = await callApi('GET /api/user/me', {}, { handles: quiet });
  mergeUser({ user });
}

function reloadNotifications(queryClient: QueryClient): void {
  const isTold = (key: unknown) => key === 'notifications' || key === 'unread-notifications';
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isTold(queryKey[0]) });
}

const quietly = (asked: Promise<unknown>): void => void asked.catch(() => undefined);

/** Listens to the player's own channel, and reloads the data that may have changed without a connection. */
function listenToPlayer(playerId: string, queryClient: QueryClient, onJoined: () => void): () => void {
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
      onJoined();
      // The first join reloads as well: the user was loaded seconds before.
      quietly(reloadUser());
      renewRunningMatch(queryClient);
      if (wasJoined) {
        renewGames(queryClient);
        reloadNotifications(queryClient);
      }
      wasJoined = true;
    },
  });
}

/** Fetches the open invitations whenever the app becomes visible again, and by `ask`. */
function followInvitations(): { readonly ask: () => void; readonly stop: () => void } {
  const leaving = new AbortController();
  const ask = () => quietly(askForInvitations(leaving.signal));
  const askIfSeen = () => document.visibilityState === 'visible' && ask();
  document.addEventListener('visibilitychange', askIfSeen, { signal: leaving.signal });
  const stop = () => {
    leaving.abort();
    forgetInvitations();
  };
  return { ask, stop };
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
    const invitations = followInvitations();
    const endings = [listenToPlayer(playerId, queryClient, invitations.ask), closeRealtime, invitations.stop];
    openRealtime();
    return () => {
      for (const end of endings) end();
    };
  }, [playerId, queryClient]);
}
