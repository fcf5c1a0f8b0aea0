/** Grants of coins, points and boosters to players, by the real use cases. */
import { randomUUID } from 'node:crypto';
import type { BoosterId } from '@trivia/rules/boosters/booster-ids.ts';
import { boosterIds } from '@trivia/rules/boosters/booster-ids.ts';
import { book } from '../../src/core/wallet/book.ts';
import { house, move, player } from '../../src/core/wallet/transfer.ts';
import type { Deps } from '../../src/deps.ts';
import { grantBooster } from '../../src/features/boosters/grant-booster.ts';
import { inTransaction } from '../../src/lib/database/transaction.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

export async function giveCoins(
  { db, clock }: Needs,
  playerId: string,
  { coins = 0, points = 0 }: { readonly coins?: number; readonly points?: number },
): Promise<void> {
  const postings = [
    ...move(house, player(playerId), 'coin', coins),
    ...move(house, player(playerId), 'point', points),
  ];
  const transfer = { key: randomUUID(), reason: 'correction', postings } as const;
  await inTransaction(db, (tx) => book(tx, transfer, clock.nowMs()));
}

/** Takes coins from a player, like a purchase. */
export async function takeCoins({ db, clock }: Needs, playerId: string, coins: number): Promise<void> {
  const postings = move(player(playerId), house, 'coin', coins);
  const transfer = { key: randomUUID(), reason: 'correction', postings } as const;
  await inTransaction(db, (tx) => book(tx, transfer, clock.nowMs()));
}

/** Gives one booster of each kind, or of those listed. */
export async function giveBoosters(
  { db, clock }: Needs,
  playerId: string,
  types: readonly BoosterId[] = boosterIds,
): Promise<void> {
  for (const type of types) {
    const grant = { playerId, type, quantity: 1, transferId: null };
    await inTransaction(db, (tx) => grantBooster(tx, grant, clock.nowMs()));
  }
}
