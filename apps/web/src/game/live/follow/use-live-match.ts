import { useQueryClient } from '@tanstack/react-query';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { useEffect } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { matchQuery } from '../../match/match-query.ts';
import { noteAnswered, useRivals } from './rivals-store.ts';

/** Pause between fetches of the match while no events come. */
const POLL_EVERY_MS = 2000;

/** Copies the match's own marks of answered players into the store. */
function useToldAnswers(match: MatchView | undefined): void {
  const id = match?.id;
  const round = match?.round;
  useEffect(() => {
    if (!id || !round) return;
    const { number, answeredPlayerIds } = round;
    noteAnswered(id, { round: number, answeredPlayerIds, answeredCount: answeredPlayerIds.length });
  }, [id, round]);
}

/** Polls while no events of the match come, at a random interval of this device. */
function usePolling(matchId: string | undefined, isDeaf: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!matchId || !isDeaf) return;
    const ask = () => {
      // One that is under way on a slow line is left to arrive.
      if (document.visibilityState === 'visible')
        void queryClient.invalidateQueries(matchQuery(matchId), { cancelRefetch: false });
    };
    const timer = setInterval(ask, POLL_EVERY_MS * (0.8 + 0.4 * Math.random()));
    return () => clearInterval(timer);
  }, [matchId, isDeaf, queryClient]);
}

/** Follows a live match until its end: its events, and the present players. Without a socket it polls. */
export function useLiveMatch(match: MatchView | undefined): void {
  const queryClient = useQueryClient();
  const { language } = useI18n();
  const liveId = match?.mode === 'multi' && match.phase !== 'over' ? match.id : undefined;
  const playerCount = match?.playerCount ?? 0;
  const { isHeard } = useRivals(liveId ?? '');

  useEffect(() => {
    if (!liveId) return;
    let stop: (() => void) | null = () => undefined;
    // The question is on the screen before anything is listened to.
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

  useToldAnswers(match);
  usePolling(liveId, !isHeard);
}
