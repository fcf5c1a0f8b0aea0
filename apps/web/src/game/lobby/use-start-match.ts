import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ApiInput, callApi } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/http.ts';
import { createIntention } from '../../lib/api/intention.ts';
import { rememberShownHash } from '../../lib/shown-hashes.ts';
import { timed } from '../../lib/time/server-clock.ts';
import { openDialog } from '../dialogs.ts';
import { takeMatch } from '../match/match-query.ts';
import { onTheWire, type SoloModeId } from '../modes/mode-table.ts';
import { unfinishedQuery } from '../queries/daily-query.ts';
import { stakesQuery } from '../queries/stakes-query.ts';
import { chosenPace } from '../settings/play-settings.ts';
import { useStillHere } from './use-still-here.ts';

type Game = ApiInput<'POST /api/play/matches'>['body'];
/** Choices of a player before a game. */
type Choice = Pick<Game, 'categoryId' | 'wagerPoints'>;

const handles = ['ACCOUNT_INCOMPLETE', 'MATCH_UNFINISHED'] as const;

const start = (body: Game, idempotencyKey: string) =>
  timed(
    () => callApi('POST /api/play/matches', { body }, { handles, idempotencyKey }),
    (match) => match.serverTimeMs,
  );

async function findUnfinished(queryClient: QueryClient, modeId: SoloModeId): Promise<string | null> {
  const offers = await queryClient.fetchQuery({ ...stakesQuery(modeId), staleTime: 0 });
  return offers.find(({ unfinishedMatchId }) => unfinishedMatchId !== null)?.unfinishedMatchId ?? null;
}

/** Keeps the fingerprint that the landing showed, for the check of the draw. */
function noteShownHash(queryClient: QueryClient, modeId: SoloModeId, matchId: string): void {
  const [offer] = queryClient.getQueryData(stakesQuery(modeId).queryKey) ?? [];
  if (offer?.nextSeedHash) rememberShownHash(matchId, offer.nextSeedHash);
}

const isCode = (error: unknown, code: ApiError['code']): boolean =>
  error instanceof ApiError && error.code === code;

/** Starts a game, or goes on with the one that is unfinished. Refusals go to the common listener. */
export function useStartMatch(modeId: SoloModeId, onStarted: (matchId: string) => void) {
  const queryClient = useQueryClient();
  const [intention] = useState(createIntention);
  const isStillHere = useStillHere();
  return useMutation({
    mutationFn: (choice: Choice) => {
      const game = { ...onTheWire(modeId), ...chosenPace(), ...choice };
      return start(game, intention.keyOf(game));
    },
    onSuccess: async (match) => {
      intention.done();
      noteShownHash(queryClient, modeId, match.id);
      takeMatch(queryClient, match);
      if (isStillHere()) return onStarted(match.id);
      // A player who has left the screen finds the game among the unfinished ones.
      void queryClient.invalidateQueries(stakesQuery(modeId));
      // A list that is being fetched may not have the game yet, and would be waited for.
      await queryClient.cancelQueries(unfinishedQuery);
      await queryClient.invalidateQueries(unfinishedQuery);
    },
    onError: async (error) => {
      const isAnswered = error instanceof ApiError && error.status > 0;
      if (isAnswered) intention.done();
      if (isCode(error, 'ACCOUNT_INCOMPLETE')) openDialog('complete-account');
      const unfinished = isCode(error, 'MATCH_UNFINISHED') ? await findUnfinished(queryClient, modeId) : null;
      if (unfinished && isStillHere()) return onStarted(unfinished);
      await queryClient.invalidateQueries(stakesQuery(modeId));
    },
  });
}
