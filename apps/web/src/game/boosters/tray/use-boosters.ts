import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Booster } from '@trivia/contract/play/boosters.ts';
import type { MatchView } from '@trivia/contract/play/match.ts';
import type { BoosterId } from '@trivia/rules/boosters/booster-ids.ts';
import { boostersOf } from '@trivia/rules/boosters/boosters.ts';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { buzz, playSound } from '../../../lib/feedback.ts';
import { withClockSync } from '../../../lib/time/server-clock.ts';
import { isOpening, OPENING_DELAY_MS } from '../../match/answer/retry-until-answered.ts';
import { matchQuery, takeMatch } from '../../match/match-query.ts';
import { matchBoostersQuery } from '../boosters-query.ts';
import { offerBoosters } from '../offer/offer-boosters.ts';

/** Errors without a toast: the match is refetched, or the tray shows them. */
const handles = ['BOOSTER_USED', 'MATCH_OVER', 'NO_BOOSTER_LEFT', 'ROUND_CLOSED', 'ROUND_NOT_OPEN'] as const;

/** Most retries while the question opens. */
const OPENING_RETRIES = 10;

const sendUse = (id: string, round: number, type: BoosterId) =>
  withClockSync(
    () =>
      callApi('POST /api/play/matches/:id/boosters', { params: { id }, body: { round, type } }, { handles }),
    ({ match }) => match.serverTimeMs,
  );

/**
 * Whether a booster has an effect: a wager pays no single answers, so nothing can be doubled, and no clock means no
 * extra time.
 */
function isUseful({ type, standing, roundSeconds }: MatchView, booster: BoosterId): boolean {
  if (booster === 'extra_time' && roundSeconds === null) return false;
  const place = { wagerPoints: standing.wagerPoints ?? 0, tournament: null };
  return type !== 'quiz' || boostersOf('quiz', place).includes(booster);
}

/**
 * Boosters of a match, with optimistic updates: a used one counts as used, and is one fewer, before the server replies.
 * An error reverts that.
 */
export function useBoosters(match: MatchView) {
  const queryClient = useQueryClient();
  const query = matchBoostersQuery(match);
  const { data = [] } = useQuery(query);
  const [asking, setAsking] = useState<readonly BoosterId[]>([]);

  const { mutate } = useMutation({
    mutationFn: ({ round, type }: { round: number; type: BoosterId }) => sendUse(match.id, round, type),
    retry: (failures, error) => failures < OPENING_RETRIES && isOpening(error),
    retryDelay: OPENING_DELAY_MS,
    onMutate: ({ type }) => {
      setAsking((types) => [...types, type]);
      buzz('lock');
      void playSound('lock');
    },
    onSuccess: (reply) => {
      takeMatch(queryClient, reply.match);
      queryClient.setQueryData(query.queryKey, (shown) =>
        shown?.map((one) => (one.type === reply.booster.type ? reply.booster : one)),
      );
    },
    onError: async (error, { type }) => {
      if (error instanceof ApiError && error.code === 'NO_BOOSTER_LEFT') offerBoosters(match, type);
      await Promise.all([
        queryClient.invalidateQueries(query),
        queryClient.invalidateQueries(matchQuery(match.id)),
      ]);
    },
    onSettled: (_, __, { type }) => setAsking((types) => types.filter((one) => one !== type)),
  });

  const boosters: readonly Booster[] = data
    .filter(({ type }) => isUseful(match, type))
    .map((booster) => ({
      ...booster,
      quantity: Math.max(0, booster.quantity - (asking.includes(booster.type) ? 1 : 0)),
      is_disabled: match.usedBoosters.includes(booster.type) || asking.includes(booster.type),
    }));
  return { boosters, use: (round: number, type: BoosterId) => mutate({ round, type }) };
}
