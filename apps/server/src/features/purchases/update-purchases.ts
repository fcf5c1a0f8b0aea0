import { CardGatewayError } from '../../gateways/cards/card-gateway.ts';
import { fulfilPurchase, type PurchaseDeps } from './fulfil-purchase.ts';
import { handleMessages } from './messages/handle-messages.ts';
import { nextPollMs } from './next-poll.ts';
import type { Purchase } from './purchases.tables.ts';
import { sendRefunds } from './refunds/send-refunds.ts';

const BATCH_SIZE = 200;
/** Time after which a purchase without a page is closed. */
const UNOPENED_LIFE_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

const listDue = ({ db, clock, cards }: PurchaseDeps): Promise<Purchase[]> =>
  db
    .selectFrom('purchase')
    .selectAll()
    .where('next_look_at', '<=', new Date(clock.nowMs()))
    .where('provider', '=', cards?.provider ?? 'stripe')
    .orderBy('next_look_at')
    .limit(BATCH_SIZE)
    .execute();

/** Closes a purchase that never got a page, and so can't be paid. */
async function closeUnopened({ db, clock }: PurchaseDeps, purchase: Purchase): Promise<boolean> {
  const nowMs = clock.nowMs();
  const isOver = nowMs - purchase.begun_at.getTime() >= UNOPENED_LIFE_MS;
  const next = isOver
    ? ({ stage: 'cancelled', next_look_at: null } as const)
    : { next_look_at: new Date(nextPollMs(purchase, nowMs)), looks: purchase.looks + 1 };
  await db
    .updateTable('purchase')
    .set(next)
    .where('id', '=', purchase.id)
    .where('session_id', 'is', null)
    .execute();
  return isOver;
}

/** Schedules the next poll; none a day after the expiry of a page that the service no longer knows. */
async function postponePoll(
  { db, clock }: PurchaseDeps,
  purchase: Purchase,
  isUnknown: boolean,
): Promise<void> {
  const nowMs = clock.nowMs();
  const isOver = isUnknown && nowMs > purchase.expires_at.getTime() + DAY_MS;
  await db
    .updateTable('purchase')
    .set({ next_look_at: isOver ? null : new Date(nextPollMs(purchase, nowMs)), looks: purchase.looks + 1 })
    .where('id', '=', purchase.id)
    .execute();
}

async function updatePurchase(deps: PurchaseDeps, purchase: Purchase): Promise<boolean> {
  if (purchase.session_id === null) return await closeUnopened(deps, purchase);
  try {
    return await fulfilPurchase(deps, purchase);
  } catch (error) {
    if (!(error instanceof CardGatewayError)) throw error;
    await postponePoll(deps, purchase, error.kind === 'refused');
    deps.log.warn({ err: error, purchaseId: purchase.id }, 'card service was not reached');
    return false;
  }
}

/**
 * Updates purchases without relying on webhooks: handles stored ones, sends due refunds, and polls undecided
 * payments. Returns the number of changed purchases; a second run changes none.
 */
export async function updatePurchases(deps: PurchaseDeps): Promise<number> {
  if (!deps.cards) return 0;
  await handleMessages(deps);
  await sendRefunds(deps);
  let changed = 0;
  for (const purchase of await listDue(deps)) if (await updatePurchase(deps, purchase)) changed += 1;
  return changed;
}
