import { useQueryClient } from '@tanstack/react-query';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { withClockSync } from '../../../lib/time/server-clock.ts';
import { matchQuery, takeAnswer, takeMatch } from '../match-query.ts';
import { type GivenAnswer, pendingAnswer, savePendingAnswer } from './pending-answer.ts';
import { retryUntilAnswered } from './retry-until-answered.ts';
import { useSeenForMs } from './use-seen-for.ts';

/** Errors that mean that the shown match is outdated: it is refetched. */
const outdated = ['MATCH_OVER', 'ALREADY_ANSWERED', 'ROUND_CLOSED', 'ROUND_NOT_OPEN'] as const;
const handles = [...outdated, 'TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE', 'OFFLINE'] as const;

const submit = (matchId: string, body: GivenAnswer, signal: AbortSignal) =>
  withClockSync(
    () =>
      callApi('POST /api/play/matches/:id/answers', { params: { id: matchId }, body }, { signal, handles }),
    ({ match }) => match?.serverTimeMs ?? null,
  );

const isTooLate = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'ROUND_CLOSED' || error.code === 'MATCH_OVER');

/**
 * Locks one answer per round. The pick shows at once and is sent until the server answers. An error reverts it, with
 * the server's message in `refusal`. A wrong pick that a second chance forgives is reverted too, and can't be picked
 * again.
 */
export function useAnswer(match: MatchView | undefined, onLost: (isLost: boolean) => void) {
  const queryClient = useQueryClient();
  const [pick, setPick] = useState<GivenAnswer | null>(null);
  const [secondTryRound, setSecondTryRound] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<{ round: number; message: string } | null>(null);
  const latest = useRef<GivenAnswer | null>(null);
  const seenRound = useRef<number | null>(null);
  const leaving = useRef(new AbortController());

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const send = useCallback(
    async (matchId: string, given: GivenAnswer) => {
      const { signal } = leaving.current;
      // Let the browser paint the lock before the call.
      await new Promise((resolve) => setTimeout(resolve));
      try {
        const reply = await retryUntilAnswered((trySignal) => submit(matchId, given, trySignal), {
          signal,
          onLost,
        });
        savePendingAnswer(null);
        if (reply.match) takeMatch(queryClient, reply.match);
        else if (!reply.mayTryAgain) takeAnswer(queryClient, matchId, given);
        if (!reply.mayTryAgain) return;
        latest.current = null;
        // With the view that has the removed option, which is a transition, too.
        startTransition(() => {
          setPick(null);
          setSecondTryRound(given.round);
        });
      } catch (error) {
        if (signal.aborted) return;
        savePendingAnswer(null);
        if (isTooLate(error)) setRefusal({ round: given.round, message: error.message });
        await queryClient.invalidateQueries(matchQuery(matchId));
        latest.current = null;
        startTransition(() => setPick(null));
      }
    },
    [queryClient, onLost],
  );

  const round = match?.round ?? null;
  const seenForMs = useSeenForMs(round);
  const give = useCallback(
    (given: GivenAnswer): boolean => {
      if (!match || !round || round.myOptionId !== null || latest.current?.round === round.number)
        return false;
      if (round.removedOptionIds.includes(given.optionId)) return false;
      latest.current = given;
      setPick(given);
      setRefusal(null);
      savePendingAnswer({ matchId: match.id, ...given });
      void send(match.id, given);
      return true;
    },
    [match, round, send],
  );
  const isLive = match?.mode === 'multi';
  const answer = useCallback(
    (optionId: string): boolean =>
      round !== null && give({ round: round.number, optionId, ...(isLive && { seenForMs: seenForMs() }) }),
    [round, give, isLive, seenForMs],
  );

  useEffect(() => {
    if (!match || !round || seenRound.current === round.number) return;
    seenRound.current = round.number;
    const saved = pendingAnswer(match.id, round.number);
    if (saved) give(saved);
  }, [match, round, give]);

  const picked = pick?.round === round?.number ? (pick?.optionId ?? null) : null;
  return {
    answer,
    pickedOptionId: round?.myOptionId ?? picked,
    /** True after a forgiven wrong answer: the player may answer again. */
    isSecondTry: round !== null && secondTryRound === round.number,
    refusal,
  };
}
