import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Booster } from '@trivia/contract/play/boosters.ts';
import type { MatchView } from '@trivia/contract/play/match.ts';
import type { BoosterId } from '@trivia/rules/boosters/booster-ids.ts';
import { boostersOf } from '@trivia/rules/boosters/boosters.ts';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { buzz, playSound } from '../../../lib/feedback.ts';
import { timed } from '../../../lib/time/server-clock.ts';
import { matchQuery, takeMatch } from '../../match/match-query.ts';
import { matchBoostersQuery } from '../boosters-query.ts';
import { offerBoosters } from '../offer/offer-boosters.ts';

/** Refusals without a toast: the match is fetched again, or the tray shows them. */
const handles = ['BOOSTER_USED', 'MATCH_OVER', 'NO_BOOSTER_LEFT', 'ROUND_CLOSED', 'ROUND_NOT_OPEN'] as const;

const ask = (id: string, round: number, type: BoosterId) =>
  timed(
    () =>
      callApi('POST /api/play/matches/:id/boosters', { params: { id }, body: { round, type } }, { handles }),
    ({ match }) => match.serverTimeMs,
  );

/** With a wager, answers are not paid one by one, so that nothing can be doubled; no clock gets more time. */
function isUseful({ type, standing, roundSeconds }: MatchView, booster: BoosterId): boolean {
  if (booster === 'extra_time' && roundSeconds === null) return false;
  const place = { wagerPoints: standing.wagerPoints ?? 0, tournament: null };
  return type !== 'quiz' || boostersOf('quiz', place).includes(booster);
}

/**
 * The boosters of a match. One that is used counts as used at once, with one less of it, before the server has
 * answered; a refusal takes that back. A new match has them all again.
 */
export function useBoosters(match: MatchView) {
  const queryClient = useQueryClient();
  const query = matchBoostersQuery(match);
  const { data = [] } = useQuery(query);
  const [asking, setAsking] = useState<readonly BoosterId[]>([]);

  const { mutate } = useMutation({
    mutationFn: ({ round, type }: { round: number; type: BoosterId }) => ask(match.id, round, type),
    onMutate: ({ type }) => {
      setAsking((types) => [...types, type]);
      buzz('lock');
      void playSound('lock');
    },
    onSuccess: (told) => {
      takeMatch(queryClient, told.match);
      queryClient.setQueryData(query.queryKey, (shown) =>
        shown?.map((one) => (one.type === told.booster.type ? told.booster : one)),
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
