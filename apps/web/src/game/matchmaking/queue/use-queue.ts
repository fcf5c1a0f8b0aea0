import { useQueryClient } from '@tanstack/react-query';
import type { QueueView } from '@trivia/contract/play/queue.ts';
import { channelNames } from '@trivia/contract/realtime/channels.ts';
import type { PlayerEvents } from '@trivia/contract/realtime/player-events.ts';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/http.ts';
import { listenTo } from '../../../lib/realtime/realtime.ts';
import { openDialog } from '../../dialogs.ts';
import { useUser } from '../../player/user-store.ts';
import { unfinishedQuery } from '../../queries/daily-query.ts';
import type { GameRequest } from './game-request.ts';
import { leaveQueue, waitInQueue } from './wait-in-queue.ts';

interface QueueEnd {
  readonly onFound: (matchId: string) => void;
  /** Called when the player may not play or can't pay; a dialog has shown the reason. */
  readonly onRefused: () => void;
}

/** Keeps the player in the queue while the screen is shown, and leaves it with the screen or the page. */
export function useQueue({ type, mode, plan }: GameRequest, { onFound, onRefused }: QueueEnd) {
  const queryClient = useQueryClient();
  const { id: playerId } = useUser();
  const [view, setView] = useState<QueueView | null>(null);
  const [isCutOff, setCutOff] = useState(false);
  const [wantsBot, setWantsBot] = useState(false);
  const wait = useRef<ReturnType<typeof waitInQueue> | null>(null);

  const onView = useEffectEvent((view: QueueView) => {
    setCutOff(false);
    setView(view);
    if (view.matchId !== null) onFound(view.matchId);
  });
  const onEnd = useEffectEvent((error: unknown) => {
    if (error instanceof ApiError && error.code === 'ACCOUNT_INCOMPLETE') openDialog('complete-account');
    onRefused();
  });

  useEffect(() => {
    const waiting = waitInQueue(
      { type, mode, plan },
      {
        onView: (view) => onView(view),
        onPollFailed: () => setCutOff(true),
        onRefused: (error) => onEnd(error),
        // The last poll may have found a match after the screen was left.
        onLeft: () => void queryClient.invalidateQueries(unfinishedQuery),
      },
    );
    wait.current = waiting;
    const leave = () => void leaveQueue();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      waiting.stop();
    };
  }, [type, mode, plan, queryClient]);

  useEffect(() => {
    const pollNow = () => wait.current?.pollNow();
    return listenTo<PlayerEvents>(`private-${channelNames.notifications(playerId)}`, {
      on: { match_found: pollNow, queue_called: pollNow },
    });
  }, [playerId]);

  const acceptBot = useCallback(() => {
    setWantsBot(true);
    wait.current?.acceptBot();
  }, []);
  return { view, isCutOff, wantsBot, acceptBot };
}
