import type { Language } from '@trivia/contract/languages.ts';
import type { CardFailure, Checkout } from '@trivia/contract/store/purchases.ts';
import { isOpen, isUncharged, statusOf } from '@trivia/rules/store/payment.ts';
import { CardGatewayError } from '../../../gateways/cards/card-gateway.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Db } from '../../../lib/database/db.ts';
import { text } from '../../../lib/texts.ts';
import { factsOf } from '../apply-report.ts';
import { fulfilPurchase, type PurchaseDeps } from '../fulfil-purchase.ts';
import { productName } from '../product-name.ts';
import type { Purchase } from '../purchases.tables.ts';
import { findPurchase } from './begin-purchase.ts';

export interface CheckoutQuery {
  readonly playerId: string;
  readonly paymentId: string;
  readonly language: Language;
}

/** Reason why a payment failed: the bank's, or an abandoned page. */
function failureOf(purchase: Purchase): CardFailure | null {
  const facts = factsOf(purchase);
  if (facts.captured > 0 || facts.stage === 'processing') return null;
  if (facts.stage === 'expired') return purchase.failure ?? 'SESSION_EXPIRED';
  return facts.stage === 'cancelled' ? 'CANCELLED_BY_USER' : purchase.failure;
}

async function plusUntilMs(db: Db, { grant_id, is_held }: Purchase): Promise<number | null> {
  if (grant_id === null || !is_held) return null;
  const grant = await db
    .selectFrom('access_grant')
    .select('ends_at')
    .where('id', '=', grant_id)
    .executeTakeFirst();
  return grant?.ends_at.getTime() ?? null;
}

async function viewOf(db: Db, purchase: Purchase, language: Language): Promise<Checkout> {
  const facts = factsOf(purchase);
  const failure = failureOf(purchase);
  return {
    payment_id: purchase.payment_id,
    package_id: purchase.package_id,
    product_id: purchase.product_id,
    product_name: productName(language, purchase.benefit),
    benefit: purchase.benefit,
    price: { amount: purchase.amount, currency: purchase.currency },
    status: statusOf(facts),
    failure: failure && { code: failure, message: text(language, `payment.${failure}`) },
    nothing_charged: isUncharged(facts),
    url: isOpen(facts) ? purchase.page_url : null,
    paid_at_ms: purchase.paid_at?.getTime() ?? null,
    plus_until_ms: await plusUntilMs(db, purchase),
  };
}

async function requirePurchase(
  { db }: PurchaseDeps,
  { playerId, paymentId }: CheckoutQuery,
): Promise<Purchase> {
  const purchase = await findPurchase(db, playerId, paymentId);
  if (!purchase) throw new AppError('PAYMENT_NOT_FOUND');
  return purchase;
}

/**
 * Outcome of a checkout. Queries the card service while it is open; without a reply, returns the last known state.
 */
export async function getCheckout(deps: PurchaseDeps, query: CheckoutQuery): Promise<Checkout> {
  const purchase = await requirePurchase(deps, query);
  if (isOpen(factsOf(purchase))) {
    try {
      await fulfilPurchase(deps, purchase);
    } catch (error) {
      if (!(error instanceof CardGatewayError)) throw error;
      deps.log.warn({ err: error, purchaseId: purchase.id }, 'card service was not reached');
    }
  }
  return await viewOf(deps.db, await requirePurchase(deps, query), query.language);
}
