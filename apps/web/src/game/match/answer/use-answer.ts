import { useQueryClient } from '@tanstack/react-query';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { timed } from '../../../lib/time/server-clock.ts';
import { matchQuery, takeAnswer, takeMatch } from '../match-query.ts';
import { type GivenAnswer, keepAnswer, keptAnswer } from './kept-answer.ts';
import { persist } from './persist.ts';
import { useSeenSince } from './use-seen-since.ts';

/** Refusals by which the shown match is outdated: it is fetched again. */
const outdated = ['MATCH_OVER', 'ALREADY_ANSWERED', 'ROUND_CLOSED', 'ROUND_NOT_OPEN'] as const;
const handles = [...outdated, 'TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE', 'OFFLINE'] as const;

const submit = (matchId: string, body: GivenAnswer, signal: AbortSignal) =>
  timed(
    () =>
      callApi('POST /api/play/matches/:id/answers', { params: { id: matchId }, body }, { signal, handles }),
    ({ match }) => match?.serverTimeMs ?? null,
  );

const saysWhy = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'ROUND_CLOSED' || error.code === 'MATCH_OVER');

/**
 * Locks one answer a round in. The pick shows at once, whatever the network does; it is sent until the server has
 * answered, and a refusal takes it back, with the server's sentence in `refusal`. A wrong one that a second chance
 * forgives is taken back too, and can't be chosen again.
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
      // The lock is painted before anything is sent.
      await new Promise((resolve) => setTimeout(resolve));
      try {
        const reply = await persist((trySignal) => submit(matchId, given, trySignal), { signal, onLost });
        keepAnswer(null);
        if (reply.match) takeMatch(queryClient, reply.match);
        else if (!reply.mayTryAgain) takeAnswer(queryClient, matchId, given);
        if (!reply.mayTryAgain) return;
        latest.current = null;
        setPick(null);
        setSecondTryRound(given.round);
      } catch (error) {
        if (signal.aborted) return;
        keepAnswer(null);
        if (saysWhy(error)) setRefusal({ round: given.round, message: error.message });
        await queryClient.invalidateQueries(matchQuery(matchId));
        latest.current = null;
        setPick(null);
      }
    },
    [queryClient, onLost],
  );

  const round = match?.round ?? null;
  const seenForMs = useSeenSince(round);
  const give = useCallback(
    (given: GivenAnswer): boolean => {
      if (!match || !round || round.myOptionId !== null || latest.current?.round === round.number)
        return false;
      if (round.removedOptionIds.includes(given.optionId)) return false;
      latest.current = given;
      setPick(given);
      setRefusal(null);
      keepAnswer({ matchId: match.id, ...given });
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
    const kept = keptAnswer(match.id, round.number);
    if (kept) give(kept);
  }, [match, round, give]);

  const picked = pick?.round === round?.number ? (pick?.optionId ?? null) : null;
  return {
    answer,
    pickedOptionId: round?.myOptionId ?? picked,
    /** The first answer was wrong, and another may be given. */
    isSecondTry: round !== null && secondTryRound === round.number,
    refusal,
  };
}
