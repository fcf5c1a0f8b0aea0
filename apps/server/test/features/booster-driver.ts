/** Test driver for boosters, with the calls of players. */
import type { Booster } from '@trivia/contract/play/boosters.ts';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { type BoosterId, boosterIds } from '@trivia/rules/boosters/booster-ids.ts';
import type { TestServer } from '../support/build-test-server.ts';
import { giveBoosters, giveCoins } from '../support/give.ts';
import { startSolo } from '../support/solo-driver.ts';
import type { TestPlayer } from '../support/test-player.ts';

/** Signs up a player with large balances, and with one booster of each kind unless given. */
export async function signUpWithBoosters(
  server: TestServer,
  membership: 'freemium' | 'plus' = 'plus',
  boosters: readonly BoosterId[] = boosterIds,
): Promise<TestPlayer> {
  const player = await server.signUp({ membership });
  await giveCoins(server.deps, player.id, { coins: 200, points: 200 });
  await giveBoosters(server.deps, player.id, boosters);
  return player;
}

/** Starts a game and opens its first round. */
export async function startOpen(
  server: TestServer,
  player: TestPlayer,
  game: Record<string, unknown>,
): Promise<MatchView> {
  const match = await startSolo(player, game);
  server.clock.advance(1_000);
  return match;
}

interface Used {
  readonly booster: Booster;
  readonly match: MatchView;
}

/** Uses a booster, in the open round by default. */
export const applyBooster = (
  player: TestPlayer,
  match: MatchView,
  type: string,
  round = match.round?.number ?? 0,
) => player.post<Used>(`/play/matches/${match.id}/boosters`, { round, type });
