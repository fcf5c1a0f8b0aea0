/** Test driver for single-player games, with the calls of players. */
import type { MatchView } from '@trivia/contract/play/match.ts';
import type { StakesOffer } from '@trivia/contract/play/stakes.ts';
import { getWallet } from '../../src/core/wallet/get-wallet.ts';
import type { TestServer } from './build-test-server.ts';
import { goOn, playRound } from './daily-driver.ts';
import { giveCoins } from './give.ts';
import type { NewTestPlayer, TestPlayer } from './test-player.ts';

export const QUIZ = { type: 'quiz', mode: 'solo' } as const;
export const SURVIVAL = { type: 'survival', mode: 'solo' } as const;
export const PUZZLE = { type: 'puzzle', mode: 'solo' } as const;

interface StartBalances {
  readonly coins?: number;
  readonly points?: number;
}

export async function signUpWith(
  server: TestServer,
  { coins = 100, points = 0, ...player }: NewTestPlayer & StartBalances = {},
): Promise<TestPlayer> {
  const signedUp = await server.signUp(player);
  await giveCoins(server.deps, signedUp.id, { coins, points });
  return signedUp;
}

export async function walletOf({ db }: TestServer, { id }: TestPlayer) {
  const { coin, point } = await getWallet(db, id);
  return { coin, point };
}

/** Fetches the stakes of a mode for the player. */
export const stakesOf = async (
  player: TestPlayer,
  type: string,
  mode = 'solo',
): Promise<StakesOffer | undefined> =>
  (await player.get<{ data: StakesOffer[] }>(`/play/plans?type=${type}&mode=${mode}`)).body.data[0];

export async function startSolo(player: TestPlayer, game: Record<string, unknown>): Promise<MatchView> {
  const { status, body } = await player.post<MatchView>('/play/matches', game);
  if (status !== 201) throw new Error(`The game did not start: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** Continues a game with one sign per answer: `+` right, `-` wrong. Stops after the last sign or the match. */
export async function playOn(
  server: TestServer,
  player: TestPlayer,
  match: MatchView,
  answers: string,
): Promise<MatchView> {
  let now = match;
  for (const answer of answers) {
    if (now.phase === 'reveal') now = await goOn(player, now);
    if (now.phase === 'over') return now;
    now = await playRound(server, player, now, answer === '+');
  }
  return now;
}

/** Plays a game from start to end. */
export const playSolo = async (
  server: TestServer,
  player: TestPlayer,
  game: Record<string, unknown>,
  answers: string,
): Promise<MatchView> => await playOn(server, player, await startSolo(player, game), answers);

/** Returns the id of a round's question. */
export async function questionOf({ db }: TestServer, { id }: MatchView, round: number): Promise<string> {
  const { question_id } = await db
    .selectFrom('match_round')
    .select('question_id')
    .where('match_id', '=', id)
    .where('round', '=', round)
    .executeTakeFirstOrThrow();
  return question_id;
}
