/** Test driver for daily challenges, with the calls of players. */
import type { MatchView } from '@trivia/contract/play/match.ts';
import type { TestServer } from './build-test-server.ts';
import type { TestPlayer } from './test-player.ts';

export const DAILY = { type: 'daily', mode: 'solo' } as const;

export async function startDaily(player: TestPlayer): Promise<MatchView> {
  const { status, body } = await player.post<MatchView>('/play/matches', DAILY);
  if (status !== 201) throw new Error(`The challenge did not start: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** Finds the right or a wrong option of the open round, which players can't see. */
export async function findOption({ db }: TestServer, match: MatchView, isRight: boolean): Promise<string> {
  const { option_ids, right_option_id } = await db
    .selectFrom('match_round')
    .select(['option_ids', 'right_option_id'])
    .where('match_id', '=', match.id)
    .where('round', '=', match.round?.number ?? 0)
    .executeTakeFirstOrThrow();
  const wrong = option_ids.find((id) => id !== right_option_id);
  return isRight ? right_option_id : (wrong ?? '');
}

const FIRST_OPENS_AFTER_MS = 1_000;

export const answerRound = (player: TestPlayer, match: MatchView, optionId: string) =>
  player.post<{ lockedAtMs: number; match: MatchView | null; mayTryAgain: boolean }>(
    `/play/matches/${match.id}/answers`,
    {
      round: match.round?.number ?? 0,
      optionId,
    },
  );

/** Answers the open round and returns the match afterwards. */
export async function playRound(
  server: TestServer,
  player: TestPlayer,
  match: MatchView,
  isRight: boolean,
): Promise<MatchView> {
  server.clock.advance(FIRST_OPENS_AFTER_MS);
  const { status, body } = await answerRound(player, match, await findOption(server, match, isRight));
  if (status !== 200 || !body.match) throw new Error(`The answer was not taken: ${JSON.stringify(body)}`);
  return body.match;
}

export async function goOn(player: TestPlayer, match: MatchView): Promise<MatchView> {
  const round = match.closedRounds.length;
  const { body } = await player.post<MatchView>(`/play/matches/${match.id}/continue`, { round });
  return body;
}

/** Plays a challenge to its end, with the given number of right answers first. */
export async function playDaily(
  server: TestServer,
  player: TestPlayer,
  rightAnswers: number,
): Promise<MatchView> {
  let match = await startDaily(player);
  for (let round = 1; round <= match.roundCount; round += 1) {
    match = await playRound(server, player, match, round <= rightAnswers);
    if (match.phase === 'reveal') match = await goOn(player, match);
  }
  return match;
}
