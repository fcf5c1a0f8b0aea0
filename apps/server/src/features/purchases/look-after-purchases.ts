import { CardGatewayError } from '../../gateways/cards/card-gateway.ts';
import { fulfilPurchase, type PurchaseDeps } from './fulfil-purchase.ts';
import { handleMessages } from './handle-messages.ts';
import { nextLookMs } from './next-look.ts';
import type { Purchase } from './purchases.tables.ts';
import { sendRefunds } from './refunds/send-refunds.ts';

const PURCHASES_AT_ONCE = 200;
/** Time after which a purchase without a page is closed. */
const UNOPENED_FOR_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

const listDue = ({ db, clock, cards }: PurchaseDeps): Promise<Purchase[]> =>
  db
    .selectFrom('purchase')
    .selectAll()
    .where('next_look_at', '<=', new Date(clock.nowMs()))
    .where('provider', '=', cards?.provider ?? 'stripe')
    .orderBy('next_look_at')
    .limit(PURCHASES_AT_ONCE)
    .execute();

/** Closes a purchase that never got a page: no address was given out, so it can't be paid. */
async function closeUnopened({ db, clock }: PurchaseDeps, purchase: Purchase): Promise<boolean> {
  const nowMs = clock.nowMs();
  const isOver = nowMs - purchase.begun_at.getTime() >= UNOPENED_FOR_MS;
  const next = isOver
    ? ({ stage: 'cancelled', next_look_at: null } as const)
    : { next_look_at: new Date(nextLookMs(purchase, nowMs)), looks: purchase.looks + 1 };
  await db
    .updateTable('purchase')
    .set(next)
    .where('id', '=', purchase.id)
    .where('session_id', 'is', null)
    .execute();
  return isOver;
}

/** Plans the next question; plans none a day after the end of a page that the service no longer has. */
async function putOff({ db, clock }: PurchaseDeps, purchase: Purchase, isUnknown: boolean): Promise<void> {
  const nowMs = clock.nowMs();
  const isOver = isUnknown && nowMs > purchase.expires_at.getTime() + DAY_MS;
  await db
    .updateTable('purchase')
    .set({ next_look_at: isOver ? null : new Date(nextLookMs(purchase, nowMs)), looks: purchase.looks + 1 })
    .where('id', '=', purchase.id)
    .execute();
}

async function lookAt(deps: PurchaseDeps, purchase: Purchase): Promise<boolean> {
  if (purchase.session_id === null) return await closeUnopened(deps, purchase);
  try {
    return await fulfilPurchase(deps, purchase);
  } catch (error) {
    if (!(error instanceof CardGatewayError)) throw error;
    await putOff(deps, purchase, error.kind === 'refused');
    deps.log.warn({ err: error, purchaseId: purchase.id }, 'card service was not reached');
    return false;
  }
}

/**
 * Brings purchases up to date without waiting for messages: handles kept ones, sends refunds that are due, and asks
 * for payments that are undecided. Returns how many purchases changed; a second run right after it changes none.
 */
export async function lookAfterPurchases(deps: PurchaseDeps): Promise<number> {
  if (!deps.cards) return 0;
  await handleMessages(deps);
  await sendRefunds(deps);
  let changed = 0;
  for (const purchase of await listDue(deps)) if (await lookAt(deps, purchase)) changed += 1;
  return changed;
}
