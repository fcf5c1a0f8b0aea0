import { useQueryClient } from '@tanstack/react-query';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { useEffect } from 'react';
import { useConnection } from '../../../lib/realtime/connection-store.ts';
import { serverNowMs } from '../../../lib/time/server-clock.ts';
import { matchQuery } from '../match-query.ts';
import { dueAtMs } from './match-stage.ts';

/** Delays without events: the server closes a round by its own clock, and has the result a little later. */
const withoutEvents = { marginMs: 350, againMs: 1000 } as const;
/** Longer delays with events, where a refetch only replaces a lost one. */
const withEvents = { marginMs: 1500, againMs: 3000 } as const;

/**
 * Refetches the match when it moves on by the clock, and when the player or the network returns. `fetchedAtMs` is the
 * time of the last fetch, by the device's clock.
 */
export function useDueRefetch(match: MatchView | undefined, fetchedAtMs: number): void {
  const queryClient = useQueryClient();
  const hasEvents = useConnection() === 'connected' && match?.mode === 'multi';
  const { marginMs, againMs } = hasEvents ? withEvents : withoutEvents;
  const id = match?.id;
  const isOver = match?.phase === 'over';
  const due = match ? dueAtMs(match) : null;

  useEffect(() => {
    if (!id || due === null) return;
    // Schedule again even after a reply without news.
    const leftMs = Math.max(due + marginMs - serverNowMs(), fetchedAtMs + againMs - Date.now());
    const timer = setTimeout(() => queryClient.invalidateQueries(matchQuery(id)), leftMs);
    return () => clearTimeout(timer);
  }, [id, due, fetchedAtMs, marginMs, againMs, queryClient]);

  useEffect(() => {
    if (!id || isOver) return;
    const refetch = () => {
      if (document.visibilityState === 'visible') queryClient.invalidateQueries(matchQuery(id));
    };
    document.addEventListener('visibilitychange', refetch);
    addEventListener('online', refetch);
    return () => {
      document.removeEventListener('visibilitychange', refetch);
      removeEventListener('online', refetch);
    };
  }, [id, isOver, queryClient]);
}
