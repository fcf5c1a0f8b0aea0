import { useQueryClient } from '@tanstack/react-query';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../../../../lib/api/api.ts';
import { serverNowMs, withClockSync } from '../../../../lib/time/server-clock.ts';
import { retryUntilAnswered } from '../../answer/retry-until-answered.ts';
import { silentErrors } from '../../answer/silent-errors.ts';
import { matchQuery, takeMatch } from '../../match-query.ts';

/** Lead over the server's own opening, so that the next question has loaded when it opens. */
const AHEAD_MS = 1000;

/** Reveals of a minute and more wait for the player. */
const WAITING_MS = 60_000;

const continueMatch = (id: string, round: number, signal: AbortSignal) =>
  withClockSync(
    () =>
      callApi(
        'POST /api/play/matches/:id/continue',
        { params: { id }, body: { round } },
        { signal, handles: silentErrors },
      ),
    (reply) => reply.serverTimeMs,
  );

/** Opens the next round when the player continues, or shortly before the server would. */
export function useContinue(match: MatchView | undefined, onLost: (isLost: boolean) => void) {
  const queryClient = useQueryClient();
  const [isMoving, setMoving] = useState(false);
  const request = useRef<AbortController | null>(null);
  const round = match?.phase === 'reveal' ? match.closedRounds.at(-1)?.number : undefined;
  const matchId = match?.id;
  // Live matches continue on the server alone.
  const nextRoundAtMs = match?.mode === 'solo' ? match.nextRoundAtMs : null;

  const waits = match !== undefined && (nextRoundAtMs ?? 0) - match.serverTimeMs > WAITING_MS;

  useEffect(() => () => request.current?.abort(), []);

  const go = useCallback(async () => {
    if (!matchId || !round || (request.current && !request.current.signal.aborted)) return;
    const controller = new AbortController();
    request.current = controller;
    setMoving(true);
    try {
      const call = (signal: AbortSignal) => continueMatch(matchId, round, signal);
      takeMatch(queryClient, await retryUntilAnswered(call, { signal: controller.signal, onLost }));
    } catch {
      if (!controller.signal.aborted) await queryClient.invalidateQueries(matchQuery(matchId));
    } finally {
      controller.abort();
      // With the view of the next question, which is a transition, too.
      startTransition(() => setMoving(false));
    }
  }, [matchId, round, queryClient, onLost]);

  useEffect(() => {
    if (nextRoundAtMs === null) return;
    const timer = setTimeout(() => void go(), Math.max(0, nextRoundAtMs - AHEAD_MS - serverNowMs()));
    return () => clearTimeout(timer);
  }, [nextRoundAtMs, go]);

  return {
    continueOn: go,
    isMoving,
    continuesAtMs: nextRoundAtMs === null || waits ? null : nextRoundAtMs - AHEAD_MS,
  };
}
