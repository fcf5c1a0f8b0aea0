import { findProduct, type Product } from '@trivia/rules/store/products.ts';
import type { CardGateway } from '../../../gateways/cards/card-gateway.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Db } from '../../../lib/database/db.ts';
import { nextPollMs } from '../next-poll.ts';
import type { Purchase } from '../purchases.tables.ts';

/** Lifetime of a checkout page. */
const PAGE_LIFE_MS = 60 * 60_000;

export interface Intention {
  readonly playerId: string;
  readonly paymentId: string;
  readonly packageId: string;
  readonly productId: string;
}

export function requireProduct({ packageId, productId }: Intention): Product {
  const product = findProduct(packageId, productId);
  if (!product) throw new AppError('PRODUCT_NOT_FOUND');
  return product;
}

export const findPurchase = (db: Db, playerId: string, paymentId: string): Promise<Purchase | undefined> =>
  db
    .selectFrom('purchase')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();

const isSame = (purchase: Purchase, { packageId, productId }: Intention): boolean =>
  purchase.package_id === packageId && purchase.product_id === productId;

/** Builds a purchase, with the price of the catalogue, never the caller's. */
function newPurchase(intention: Intention, product: Product, gateway: CardGateway, nowMs: number) {
  const expires_at = new Date(nowMs + PAGE_LIFE_MS);
  return {
    player_id: intention.playerId,
    payment_id: intention.paymentId,
    package_id: product.packageId,
    product_id: product.id,
    benefit: JSON.stringify(product.benefit),
    amount: product.prices[gateway.currency],
    currency: gateway.currency,
    provider: gateway.provider,
    begun_at: new Date(nowMs),
    expires_at,
    next_look_at: new Date(nextPollMs({ looks: 0, expires_at }, nowMs)),
  };
}

/** Finds the purchase of a payment_id, or creates it. Refuses with IDEMPOTENCY_KEY_REUSED for another product. */
export async function beginPurchase(
  db: Db,
  intention: Intention,
  gateway: CardGateway,
  nowMs: number,
): Promise<Purchase> {
  const product = requireProduct(intention);
  await db
    .insertInto('purchase')
    .values(newPurchase(intention, product, gateway, nowMs))
    .onConflict((conflict) => conflict.columns(['player_id', 'payment_id']).doNothing())
    .execute();
  const purchase = await findPurchase(db, intention.playerId, intention.paymentId);
  if (!purchase) throw new Error('the purchase was not kept');
  if (!isSame(purchase, intention)) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return purchase;
}
