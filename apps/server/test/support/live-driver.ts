/** Test driver for live games, with the calls of players. */
import { randomUUID } from 'node:crypto';
import type { MatchView } from '@trivia/contract/play/match.ts';
import type { QueueView } from '@trivia/contract/play/queue.ts';
import { book } from '../../src/core/wallet/book.ts';
import { getWallet } from '../../src/core/wallet/get-wallet.ts';
import { player as accountOf, house, move } from '../../src/core/wallet/transfer.ts';
import { inTransaction } from '../../src/lib/database/transaction.ts';
import type { TestServer } from './build-test-server.ts';
import { answerRound, findOption } from './daily-driver.ts';
import { giveCoins } from './give.ts';
import type { TestPlayer } from './test-player.ts';

export const TUG = { type: 'tugofwar', mode: 'multi' } as const;
export const BATTLE = { type: 'headtohead', mode: 'multi', plan: 'coins-10' } as const;
export const DUEL = { type: 'survival', mode: 'multi' } as const;

type Game = Readonly<Record<string, unknown>>;

export async function signUpRich(
  server: TestServer,
  membership: 'freemium' | 'plus' = 'plus',
  coins = 50,
): Promise<TestPlayer> {
  const player = await server.signUp({ membership });
  if (coins > 0) await giveCoins(server.deps, player.id, { coins });
  return player;
}

/** Gives points that count as earned, which determine the tier. */
export async function earnPoints({ deps }: TestServer, { id }: TestPlayer, points: number): Promise<void> {
  const postings = move(house, accountOf(id), 'point', points, points);
  const transfer = { key: randomUUID(), reason: 'correction', postings } as const;
  await inTransaction(deps.db, (tx) => book(tx, transfer, deps.clock.nowMs()));
}

export const join = (player: TestPlayer, game: Game) => player.post<QueueView>('/play/queue', game);

export const look = async (player: TestPlayer, id: string): Promise<MatchView> =>
  (await player.get<MatchView>(`/play/matches/${id}`)).body;

export const coinsOf = async ({ db }: TestServer, { id }: TestPlayer): Promise<number> =>
  (await getWallet(db, id)).coin;

/** Lets players poll the queue of a crowd game until it starts. Returns their match. */
export async function startCrowdGame(
  { clock }: TestServer,
  players: readonly TestPlayer[],
  game: Game,
): Promise<string | undefined> {
  for (const waitMs of [0, 2_500, 2_500]) {
    clock.advance(waitMs);
    for (const player of players) await join(player, game);
  }
  const [first] = players;
  return (first && (await join(first, game)).body.matchId) ?? undefined;
}

/** Pairs two players and returns them with their match. */
export async function pair(server: TestServer, game: Game): Promise<[TestPlayer, TestPlayer, string]> {
  const [one, other] = [await signUpRich(server), await signUpRich(server)];
  await join(one, game);
  const { body } = await join(other, game);
  if (!body.matchId) throw new Error('They were not paired');
  return [one, other, body.matchId];
}

/** Advances the clock past the next round's announcement and opening. */
export async function openRound(server: TestServer): Promise<void> {
  await server.pass(3_500);
  server.clock.advance(700);
}

/** Answers the next question of a live match, then leaves. */
export async function playBriefly(server: TestServer, player: TestPlayer, id: string): Promise<void> {
  await openRound(server);
  const match = await look(player, id);
  await answerRound(player, match, await findOption(server, match, true));
  await player.post(`/play/matches/${id}/leave`);
}

/** Plays rounds of a live match. `verdicts` lists, for each round, whether each player answers right. */
export async function playLive(
  server: TestServer,
  players: readonly TestPlayer[],
  id: string,
  verdicts: readonly (readonly boolean[])[],
): Promise<void> {
  for (const round of verdicts) {
    await openRound(server);
    for (const [index, player] of players.entries()) {
      const match = await look(player, id);
      await answerRound(player, match, await findOption(server, match, round[index] ?? false));
    }
  }
}
