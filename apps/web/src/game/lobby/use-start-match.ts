import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ApiInput, callApi } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/http.ts';
import { createIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { rememberShownHash } from '../../lib/shown-hashes.ts';
import { withClockSync } from '../../lib/time/server-clock.ts';
import { openDialog } from '../dialogs.ts';
import { takeMatch } from '../match/match-query.ts';
import { type SoloModeId, wireNameOf } from '../modes/mode-table.ts';
import { unfinishedQuery } from '../queries/daily-query.ts';
import { stakesQuery } from '../queries/stakes-query.ts';
import { chosenPace } from '../settings/play-settings.ts';
import { useIsCurrentScreen } from './use-is-current-screen.ts';

type Game = ApiInput<'POST /api/play/matches'>['body'];
/** Choices before a game. */
type Choice = Pick<Game, 'categoryId' | 'wagerPoints'>;

const handles = ['ACCOUNT_INCOMPLETE', 'MATCH_UNFINISHED'] as const;

const start = (body: Game, idempotencyKey: string) =>
  withClockSync(
    () => callApi('POST /api/play/matches', { body }, { handles, idempotencyKey }),
    (match) => match.serverTimeMs,
  );

async function findUnfinished(queryClient: QueryClient, modeId: SoloModeId): Promise<string | null> {
  const offers = await queryClient.fetchQuery({ ...stakesQuery(modeId), staleTime: 0 });
  return offers.find(({ unfinishedMatchId }) => unfinishedMatchId !== null)?.unfinishedMatchId ?? null;
}

/** Stores the seed hash that the landing showed, for the check of the draw. */
function saveShownHash(queryClient: QueryClient, modeId: SoloModeId, matchId: string): void {
  const [offer] = queryClient.getQueryData(stakesQuery(modeId).queryKey) ?? [];
  if (offer?.nextSeedHash) rememberShownHash(matchId, offer.nextSeedHash);
}

const isCode = (error: unknown, code: ApiError['code']): boolean =>
  error instanceof ApiError && error.code === code;

/** Starts a match, or returns the unfinished one. Errors go to the global listener. */
export function useStartMatch(modeId: SoloModeId, onStarted: (matchId: string) => void) {
  const queryClient = useQueryClient();
  const [idempotency] = useState(createIdempotencyKey);
  const isCurrentScreen = useIsCurrentScreen();
  return useMutation({
    mutationFn: (choice: Choice) => {
      const game = { ...wireNameOf(modeId), ...chosenPace(), ...choice };
      return start(game, idempotency.keyFor(game));
    },
    onSuccess: async (match) => {
      idempotency.reset();
      saveShownHash(queryClient, modeId, match.id);
      takeMatch(queryClient, match);
      if (isCurrentScreen()) return onStarted(match.id);
      // Refetch for a player who has left the screen, and finds the match among the unfinished ones.
      void queryClient.invalidateQueries(stakesQuery(modeId));
      // Cancel a running fetch of unfinished matches, whose reply may lack the new one.
      await queryClient.cancelQueries(unfinishedQuery);
      await queryClient.invalidateQueries(unfinishedQuery);
    },
    onError: async (error) => {
      const isAnswered = error instanceof ApiError && error.status > 0;
      if (isAnswered) idempotency.reset();
      if (isCode(error, 'ACCOUNT_INCOMPLETE')) openDialog('complete-account');
      const unfinished = isCode(error, 'MATCH_UNFINISHED') ? await findUnfinished(queryClient, modeId) : null;
      if (unfinished && isCurrentScreen()) return onStarted(unfinished);
      await queryClient.invalidateQueries(stakesQuery(modeId));
    },
  });
}
