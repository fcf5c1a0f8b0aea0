/** Statements that write many renewals, one per table. Their subscriptions are locked, and occur once each. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { storeManyGrants } from '../../../core/subscription/grants.ts';
import type { BillingChange } from '../billing-change.ts';
import { balancesOf } from '../facts/book-payment.ts';
import { providerOf } from '../provider.ts';
import type { Renewal } from './plan-renewal.ts';

/** Thrown if a payment already exists, after which the renewals are applied one by one. */
class DuplicatePayment extends Error {}

const iso = (ms: number): string => new Date(ms).toISOString();

/** Stores the events. Returns the renewals with a new event. */
export async function storeEvents<R extends Renewal>(
  { tx, nowMs }: BillingChange,
  renewals: readonly R[],
): Promise<R[]> {
  const rows = renewals.map(({ before, event }) => ({
    subscription_id: before.id,
    key: event.key,
    type: event.type,
    occurred_at: iso(event.atMs),
    event,
  }));
  const { rows: stored } = await sql<{ subscription_id: string }>`
    INSERT INTO billing_event (subscription_id, key, type, occurred_at, event, recorded_at)
    SELECT subscription_id, key, type, occurred_at, event, ${new Date(nowMs)}::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS row (subscription_id uuid, key text, type text, occurred_at timestamptz, event jsonb)
    ON CONFLICT DO NOTHING
    RETURNING subscription_id`.execute(tx);
  const ids = new Set(stored.map(({ subscription_id }) => subscription_id));
  return renewals.filter(({ before }) => ids.has(before.id));
}

const paymentsOf = (renewals: readonly Renewal[]) =>
  renewals.flatMap(({ after, payments }) =>
    payments.map(({ key, billId, collectedIqd, refundDueIqd, atMs }) => ({
      id: randomUUID(),
      journal: randomUUID(),
      provider: providerOf(after.operator),
      provider_payment_id: key,
      subscription_id: after.id,
      bill_id: billId,
      collected_iqd: collectedIqd,
      refund_due_iqd: refundDueIqd,
      occurred_at: iso(atMs),
    })),
  );

/** Books payments with their entries, which sum to zero. */
export async function bookPayments(
  { tx, nowMs }: BillingChange,
  renewals: readonly Renewal[],
): Promise<void> {
  const payments = paymentsOf(renewals);
  if (payments.length === 0) return;
  const booked = await sql`
    INSERT INTO payment (id, provider, provider_payment_id, subscription_id, bill_id, collected_iqd, refund_due_iqd,
                         occurred_at)
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(payments)}::jsonb)
        AS row (id uuid, provider text, provider_payment_id text, subscription_id uuid, bill_id text,
                collected_iqd int, refund_due_iqd int, occurred_at timestamptz)
    ON CONFLICT DO NOTHING`.execute(tx);
  if (Number(booked.numAffectedRows ?? 0) < payments.length) throw new DuplicatePayment('A payment is known');
  const entries = payments.flatMap(({ id, journal, collected_iqd, refund_due_iqd }) =>
    Object.entries(balancesOf(collected_iqd, refund_due_iqd))
      .filter(([, amount]) => amount !== 0)
      .map(([account, amount_iqd]) => ({ payment_id: id, journal, account, amount_iqd })),
  );
  await sql`
    INSERT INTO money_entry (payment_id, journal, account, amount_iqd, booked_at)
    SELECT payment_id, journal, account, amount_iqd, ${new Date(nowMs)}::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        AS row (payment_id uuid, journal uuid, account text, amount_iqd int)`.execute(tx);
}

/** Stores the grants of the paid time. */
export const storePaidPeriods = ({ tx }: BillingChange, renewals: readonly Renewal[]): Promise<void> =>
  storeManyGrants(
    tx,
    renewals.flatMap(({ after, grants }) =>
      grants.map((grant) => ({ ...grant, playerId: after.player_id, subscriptionId: after.id })),
    ),
  );

/** Updates the subscriptions, whose states stay the same. */
export async function updateSubscriptions(
  { tx }: BillingChange,
  renewals: readonly Renewal[],
): Promise<void> {
  const rows = renewals.map(({ after }) => ({
    id: after.id,
    fold: after.fold,
    last_event: after.last_event,
    paid_through: after.paid_through,
    next_change_at: after.next_change_at,
    operator_subscription_id: after.operator_subscription_id,
  }));
  await sql`
    UPDATE subscription
       SET fold = row.fold, last_event = row.last_event, paid_through = row.paid_through,
           next_change_at = row.next_change_at, operator_subscription_id = row.operator_subscription_id
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS row (id uuid, fold jsonb, last_event jsonb, paid_through timestamptz, next_change_at timestamptz,
                operator_subscription_id text)
     WHERE subscription.id = row.id`.execute(tx);
}
