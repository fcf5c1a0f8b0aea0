import type { Language } from '@trivia/contract/languages.ts';
import { isOpen } from '@trivia/rules/store/payment.ts';
import type { Deps } from '../../../deps.ts';
import {
  type CardGateway,
  CardGatewayError,
  type CheckoutPage,
} from '../../../gateways/cards/card-gateway.ts';
import type { SignedInPlayer } from '../../../http/authentication.ts';
import { anyOf } from '../../../lib/any-of.ts';
import { AppError } from '../../../lib/app-error.ts';
import { factsOf } from '../apply-report.ts';
import type { PurchaseDeps } from '../fulfil-purchase.ts';
import { productName } from '../product-name.ts';
import type { Purchase } from '../purchases.tables.ts';
import { beginPurchase, type Intention, requireProduct } from './begin-purchase.ts';
import { closeEarlierCheckouts } from './close-earlier-checkouts.ts';

export interface StartCheckout {
  readonly player: SignedInPlayer;
  readonly body: { readonly payment_id: string; readonly package_id: string; readonly product_id: string };
  readonly language: Language;
}

type CheckoutDeps = PurchaseDeps & Pick<Deps, 'config'>;

/** Address to which the player returns. Opening it grants nothing: the page queries the outcome. */
const returnUrl = ({ config }: CheckoutDeps, screen: string, { payment_id }: Purchase): string =>
  `${config.publicUrl}/${screen}?payment=${payment_id}`;

const openPage = (deps: CheckoutDeps, gateway: CardGateway, purchase: Purchase, language: Language) =>
  gateway.createCheckout({
    purchaseId: purchase.id,
    productName: productName(language, purchase.benefit),
    amount: purchase.amount,
    currency: purchase.currency,
    language,
    successUrl: returnUrl(deps, 'payment-success', purchase),
    cancelUrl: returnUrl(deps, 'payment-failed', purchase),
    expiresAtMs: purchase.expires_at.getTime(),
  });

/** Stores the page of a purchase. False if the purchase was closed meanwhile. */
async function storePage({ db }: CheckoutDeps, { id }: Purchase, page: CheckoutPage): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('purchase')
    .set({ session_id: page.sessionId, page_url: page.url, stage: 'open' })
    .where('id', '=', id)
    .where('stage', '=', anyOf(['created', 'open']))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function pageOf(
  deps: CheckoutDeps,
  gateway: CardGateway,
  purchase: Purchase,
  language: Language,
): Promise<string> {
  if (!isOpen(factsOf(purchase))) throw new AppError('CHECKOUT_CLOSED');
  if (purchase.page_url !== null) return purchase.page_url;
  await closeEarlierCheckouts(deps, gateway, purchase);
  const page = await openPage(deps, gateway, purchase, language);
  if (await storePage(deps, purchase, page)) return page.url;
  // A later checkout has closed this one, whose page nobody has seen.
  await gateway.expireCheckout(page.sessionId);
  throw new AppError('CHECKOUT_CLOSED');
}

const intentionOf = ({ player, body }: StartCheckout): Intention => ({
  playerId: player.id,
  paymentId: body.payment_id,
  packageId: body.package_id,
  productId: body.product_id,
});

/**
 * Opens a checkout page for a product at the catalogue's price. A repeated payment_id gets the same page. Refuses
 * with ACCOUNT_INCOMPLETE, CARDS_UNAVAILABLE, PRODUCT_NOT_FOUND, IDEMPOTENCY_KEY_REUSED, CHECKOUT_CLOSED and
 * PAYMENT_UNDER_WAY.
 */
export async function startCheckout(deps: CheckoutDeps, checkout: StartCheckout): Promise<string> {
  const { db, clock, cards } = deps;
  if (!checkout.player.isComplete) throw new AppError('ACCOUNT_INCOMPLETE');
  requireProduct(intentionOf(checkout));
  if (!cards) throw new AppError('CARDS_UNAVAILABLE');
  const purchase = await beginPurchase(db, intentionOf(checkout), cards, clock.nowMs());
  try {
    return await pageOf(deps, cards, purchase, checkout.language);
  } catch (error) {
    if (error instanceof CardGatewayError) throw new AppError('CARDS_UNAVAILABLE', { cause: error });
    throw error;
  }
}
