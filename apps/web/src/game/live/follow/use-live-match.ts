import { useQueryClient } from '@tanstack/react-query';
import type { MatchView } from '@trivia/contract/match.ts';
import { useEffect } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { matchQuery } from '../../match/match-query.ts';
import { noteAnswered, useRivals } from './rivals-store.ts';

/** Where no event comes through, the match is asked for this often. */
const POLL_EVERY_MS = 2000;

/** Who has answered already, as the match itself tells it. */
function useToldAnswers(match: MatchView | undefined): void {
  const id = match?.id;
  const round = match?.round;
  useEffect(() => {
    if (!id || !round) return;
    const { number, answeredPlayerIds } = round;
    noteAnswered(id, { round: number, answeredPlayerIds, answeredCount: answeredPlayerIds.length });
  }, [id, round]);
}

/** Asks again and again while nothing is heard of the match, at moments of this device's own. */
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

/** Listens to a live match while it goes on: its events, and who else is there. Without a socket it is asked for. */
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
