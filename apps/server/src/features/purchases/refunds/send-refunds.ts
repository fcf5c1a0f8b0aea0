import type { Selectable } from 'kysely';
import { CardGatewayError } from '../../../gateways/cards/card-gateway.ts';
import { applyReport, factsOf } from '../apply-report.ts';
import { fulfilPurchase, type PurchaseDeps } from '../fulfil-purchase.ts';
import type { Purchase, PurchaseRefundTable } from '../purchases.tables.ts';

type Refund = Selectable<PurchaseRefundTable>;

const RETRY_MS = 60_000;

const listDue = ({ db, clock }: PurchaseDeps): Promise<Refund[]> =>
  db
    .selectFrom('purchase_refund')
    .selectAll()
    .where('next_try_at', '<=', new Date(clock.nowMs()))
    .orderBy('requested_at')
    .execute();

const ofRefund = ({ db }: PurchaseDeps, { id }: Refund) =>
  db.updateTable('purchase_refund').where('id', '=', id);

async function pay(deps: PurchaseDeps, purchase: Purchase, { id, amount }: Refund): Promise<void> {
  const { session_id: sessionId, provider_payment_id: providerPaymentId } = purchase;
  if (sessionId === null || providerPaymentId === null) throw new Error('a refund of nothing that was paid');
  await deps.cards?.refund({ refundId: id, sessionId, providerPaymentId, amount });
}

/** Books the refunded amount, because not every service reports it. */
async function bookRefund(deps: PurchaseDeps, purchase: Purchase, { id }: Refund): Promise<void> {
  const { refunded } = await deps.db
    .selectFrom('purchase_refund')
    .select(({ fn }) => fn.sum<number>('amount').as('refunded'))
    .where('purchase_id', '=', purchase.id)
    .where((eb) => eb.or([eb('id', '=', id), eb('state', '=', 'done')]))
    .executeTakeFirstOrThrow();
  await applyReport(deps, purchase, {
    facts: { ...factsOf(purchase), refunded: Number(refunded) },
    currency: purchase.currency,
    failure: null,
    providerPaymentId: purchase.provider_payment_id,
  });
}

async function send(deps: PurchaseDeps, refund: Refund): Promise<void> {
  const purchase = await deps.db
    .selectFrom('purchase')
    .selectAll()
    .where('id', '=', refund.purchase_id)
    .executeTakeFirstOrThrow();
  if (purchase.provider !== deps.cards?.provider) return;
  try {
    await pay(deps, purchase, refund);
    await bookRefund(deps, purchase, refund);
    await ofRefund(deps, refund).set({ state: 'done', next_try_at: null }).execute();
    await fulfilPurchase(deps, purchase);
  } catch (error) {
    if (!(error instanceof CardGatewayError)) throw error;
    const isOver = error.kind === 'refused';
    const next_try_at = isOver ? null : new Date(deps.clock.nowMs() + RETRY_MS);
    await ofRefund(deps, refund)
      .set({ state: isOver ? 'refused' : 'waiting', next_try_at })
      .execute();
    deps.log.error({ err: error, refundId: refund.id, isOver }, 'refund was not paid');
  }
}

/** Sends due refunds. Each has its own idempotency key, so that a retry after a crash pays nothing twice. */
export async function sendRefunds(deps: PurchaseDeps): Promise<void> {
  for (const refund of await listDue(deps)) await send(deps, refund);
}
