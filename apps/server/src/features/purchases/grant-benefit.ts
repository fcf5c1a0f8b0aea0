/** Granting and revoking the benefit of a purchase, in the transaction of its money. */
import { addPeriod, daysMs, revokePeriod } from '../../core/subscription/period-grants.ts';
import { book } from '../../core/wallet/book.ts';
import { getWallet } from '../../core/wallet/get-wallet.ts';
import { house, move, player } from '../../core/wallet/transfer.ts';
import type { Tx } from '../../lib/database/db.ts';
import type { Purchase } from './purchases.tables.ts';

/** Source of the access grants of purchases. */
export const CARD_SOURCE = 'card';

type Changed = Partial<Pick<Purchase, 'grant_id' | 'coins_lost'>>;

const transferOf = ({ id, turns }: Purchase) =>
  ({
    key: `purchase:${id}:${turns + 1}`,
    subject: { kind: 'purchase', id },
  }) as const;

/**
 * Time of Plus to grant, in milliseconds: all of it at first, after a won dispute what was left when it was revoked.
 */
async function plusLeftMs(tx: Tx, { grant_id }: Purchase, days: number): Promise<number> {
  if (grant_id === null) return daysMs(days);
  const { starts_at, ends_at, revoked_at } = await tx
    .selectFrom('access_grant')
    .select(['starts_at', 'ends_at', 'revoked_at'])
    .where('id', '=', grant_id)
    .executeTakeFirstOrThrow();
  if (revoked_at === null) return 0;
  return ends_at.getTime() - Math.max(starts_at.getTime(), revoked_at.getTime());
}

/** Grants the benefit. Returns the changes of the purchase's row. */
export async function grantBenefit(tx: Tx, purchase: Purchase, nowMs: number): Promise<Changed> {
  const { player_id: playerId, benefit } = purchase;
  if (benefit.kind === 'plus') {
    const lengthMs = await plusLeftMs(tx, purchase, benefit.days);
    if (lengthMs <= 0) return {};
    return { grant_id: await addPeriod(tx, { playerId, source: CARD_SOURCE, lengthMs }, nowMs) };
  }
  // Coins that were written off stayed with the player, so don't grant them again.
  const coins = benefit.coins - purchase.coins_lost;
  const postings = move(house, player(playerId), 'coin', coins);
  if (coins > 0) await book(tx, { ...transferOf(purchase), reason: 'purchase', postings }, nowMs);
  return { coins_lost: 0 };
}

/** Revokes the coins that are left. Spent ones are written off, because a balance never falls below zero. */
async function revokeCoins(tx: Tx, purchase: Purchase, coins: number, nowMs: number): Promise<Changed> {
  const { player_id: playerId } = purchase;
  await tx
    .selectFrom('ledger_account')
    .select('id')
    .where('player_id', '=', playerId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const { coin } = await getWallet(tx, playerId);
  const taken = Math.min(coin, coins);
  const postings = move(player(playerId), house, 'coin', taken);
  if (taken > 0) await book(tx, { ...transferOf(purchase), reason: 'purchase_refund', postings }, nowMs);
  return { coins_lost: coins - taken };
}

/** Revokes the rest of the benefit. Returns the changes of the purchase's row. */
export async function revokeBenefit(tx: Tx, purchase: Purchase, nowMs: number): Promise<Changed> {
  const { benefit, grant_id } = purchase;
  if (benefit.kind === 'coins') return await revokeCoins(tx, purchase, benefit.coins, nowMs);
  if (grant_id !== null) await revokePeriod(tx, grant_id, nowMs);
  return {};
}
