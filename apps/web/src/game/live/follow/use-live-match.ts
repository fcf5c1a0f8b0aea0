import { useQueryClient } from '@tanstack/react-query';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { useEffect } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { matchQuery } from '../../match/match-query.ts';
import { markAnswered, usePlayerStatus } from './player-status-store.ts';

/** Interval of polls while no events arrive. */
const POLL_EVERY_MS = 2000;

/** Copies the match's own marks of answered players into the store. */
function useAnsweredPlayers(match: MatchView | undefined): void {
  const id = match?.id;
  const round = match?.round;
  useEffect(() => {
    if (!id || !round) return;
    const { number, answeredPlayerIds } = round;
    markAnswered(id, { round: number, answeredPlayerIds, answeredCount: answeredPlayerIds.length });
  }, [id, round]);
}

/** Polls while no events arrive, at an interval that differs by device. */
function usePolling(matchId: string | undefined, isDisconnected: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!matchId || !isDisconnected) return;
    const refetch = () => {
      // Let a running request finish, which takes long on a slow network.
      if (document.visibilityState === 'visible')
        void queryClient.invalidateQueries(matchQuery(matchId), { cancelRefetch: false });
    };
    const timer = setInterval(refetch, POLL_EVERY_MS * (0.8 + 0.4 * Math.random()));
    return () => clearInterval(timer);
  }, [matchId, isDisconnected, queryClient]);
}

/** Follows a live match until its end, by events and presence, or by polling without a socket. */
export function useLiveMatch(match: MatchView | undefined): void {
  const queryClient = useQueryClient();
  const { language } = useI18n();
  const liveId = match?.mode === 'multi' && match.phase !== 'over' ? match.id : undefined;
  const playerCount = match?.playerCount ?? 0;
  const { isReceiving } = usePlayerStatus(liveId ?? '');

  useEffect(() => {
    if (!liveId) return;
    let stop: (() => void) | null = () => undefined;
    // Load this code after the question is on the screen.
    import('./follow-match.ts')
      .then(({ followMatch }) => {
        if (stop) stop = followMatch({ queryClient, matchId: liveId, playerCount, language });
      })
      .catch(console.error);
    return () => {
      stop?.();
      stop = null;
    };
  }, [liveId, playerCount, language, queryClient]);

  useAnsweredPlayers(match);
  usePolling(liveId, !isReceiving);
}
