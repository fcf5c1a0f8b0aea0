import { randomUUID } from 'node:crypto';
import type { Booster } from '@trivia/contract/play/boosters.ts';
import { mayUseBooster } from '@trivia/rules/access.ts';
import type { BoosterId } from '@trivia/rules/boosters/booster-ids.ts';
import { boosterPrices } from '@trivia/rules/economy.ts';
import { getMembership } from '../../core/subscription/membership.ts';
import { book } from '../../core/wallet/book.ts';
import { house, move, player } from '../../core/wallet/transfer.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInPlayer } from '../../http/authentication.ts';
import type { IdempotentCall } from '../../http/idempotency/idempotent-call.ts';
import { performOnce } from '../../http/idempotency/perform-once.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database/db.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { grantBooster } from './grant-booster.ts';
import { viewBoosters } from './list-boosters.ts';

export interface PurchaseBooster {
  readonly player: SignedInPlayer;
  readonly type: BoosterId;
  readonly body: { readonly currency: 'coin' | 'point'; readonly quantity: number };
  readonly once: IdempotentCall;
}

function priceOf(type: BoosterId, currency: 'coin' | 'point'): number {
  const { coins, points } = boosterPrices[type];
  const price = currency === 'coin' ? coins : points;
  if (price === null) throw new AppError('NOT_SOLD_FOR_POINTS');
  return price;
}

/** Refuses the sale of a booster that the player may not use. */
async function requireUsable(
  tx: Tx,
  { player: { id }, type }: PurchaseBooster,
  nowMs: number,
): Promise<void> {
  const membership = await getMembership(tx, id, nowMs);
  if (!mayUseBooster(type, membership.id)) throw new AppError('SUBSCRIPTION_REQUIRED');
}

async function pay(tx: Tx, { player: { id }, type, body }: PurchaseBooster, nowMs: number): Promise<string> {
  const amount = priceOf(type, body.currency) * body.quantity;
  const purchaseId = randomUUID();
  const postings = move(player(id), house, body.currency, amount);
  const transfer = {
    key: `booster:${purchaseId}`,
    reason: 'booster_purchase',
    subject: { kind: 'booster', id: type },
  } as const;
  const { transferId } = await book(tx, { ...transfer, postings }, nowMs);
  if (transferId === undefined) throw new Error(`Purchase ${purchaseId} was booked before`);
  return transferId;
}

async function sell(deps: Deps, tx: Tx, purchase: PurchaseBooster): Promise<Booster> {
  const { player: buyer, type, body } = purchase;
  const nowMs = deps.clock.nowMs();
  await requireUsable(tx, purchase, nowMs);
  const transferId = await pay(tx, purchase, nowMs);
  await grantBooster(tx, { playerId: buyer.id, type, quantity: body.quantity, transferId }, nowMs);
  const [bought] = await viewBoosters({ db: tx, clock: deps.clock }, buyer.id, [type]);
  if (!bought) throw new Error(`No booster ${type}`);
  return bought;
}

/**
 * Sells boosters for coins or points. A repeat under the same key sells nothing more, and gets the same reply.
 * Refuses with SUBSCRIPTION_REQUIRED, NOT_SOLD_FOR_POINTS, NOT_ENOUGH_COINS and NOT_ENOUGH_POINTS.
 */
export async function purchaseBooster(deps: Deps, purchase: PurchaseBooster): Promise<Booster> {
  const { player: buyer, once } = purchase;
  if (!buyer.isComplete) throw new AppError('ACCOUNT_INCOMPLETE');
  return await inTransaction(deps.db, (tx) =>
    performOnce(tx, once, deps.clock.nowMs(), () => sell(deps, tx, purchase)),
  );
}
