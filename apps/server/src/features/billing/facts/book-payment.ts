/** Booking of operators' payments and their corrections; every journal sums to zero. */
import { randomUUID } from 'node:crypto';
import type { Effect } from '@trivia/rules/billing/subscription.ts';
import type { MoneyAccount } from '../billing.tables.ts';
import type { BillingChange, SubscriptionRow } from '../billing-change.ts';
import { providerOf } from '../provider.ts';

export type Payment = Extract<Effect, { kind: 'payment' }>;

/** Balances of a payment by account: the operator's debt to us, our revenue, and due refunds. */
export const balancesOf = (
  collectedIqd: number,
  refundDueIqd: number,
): Readonly<Record<MoneyAccount, number>> => ({
  receivable: collectedIqd,
  revenue: refundDueIqd - collectedIqd,
  refunds_due: -refundDueIqd,
});

export async function bookPayment(
  { tx, nowMs }: BillingChange,
  { id: subscriptionId, operator }: SubscriptionRow,
  { key, billId, collectedIqd, refundDueIqd, atMs }: Payment,
): Promise<void> {
  const provider = providerOf(operator);
  const before = await tx
    .selectFrom('payment')
    .select(['id', 'refund_due_iqd', 'collected_iqd'])
    .where('provider', '=', provider)
    .where('provider_payment_id', '=', key)
    .executeTakeFirst();
  if (before?.refund_due_iqd === refundDueIqd) return;
  const { id } = await tx
    .insertInto('payment')
    .values({
      provider,
      provider_payment_id: key,
      subscription_id: subscriptionId,
      bill_id: billId,
      collected_iqd: collectedIqd,
      refund_due_iqd: refundDueIqd,
      occurred_at: new Date(atMs),
    })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'provider_payment_id']).doUpdateSet({ refund_due_iqd: refundDueIqd }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const old = balancesOf(before?.collected_iqd ?? 0, before?.refund_due_iqd ?? 0);
  const entries = Object.entries(balancesOf(collectedIqd, refundDueIqd))
    .map(([account, amount]) => ({
      account: account as MoneyAccount,
      change: amount - old[account as MoneyAccount],
    }))
    .filter(({ change }) => change !== 0);
  const journal = randomUUID();
  await tx
    .insertInto('money_entry')
    .values(
      entries.map(({ account, change }) => ({
        payment_id: id,
        journal,
        account,
        amount_iqd: change,
        booked_at: new Date(nowMs),
      })),
    )
    .execute();
}
