/** Refunds due to subscribers: operators pay them out, and staff record that. */
import { randomUUID } from 'node:crypto';
import type { Actor } from '../../../core/audit/actor.ts';
import { recordAudit } from '../../../core/audit/record-audit.ts';
import type { Deps } from '../../../deps.ts';
import type { Db, Tx } from '../../../lib/database/db.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { providerOf } from '../provider.ts';

export interface DueRefund {
  readonly provider: string;
  readonly paymentId: string;
  readonly dueIqd: number;
  readonly occurredAt: Date;
}

/** Refunds that are not paid out yet, oldest first. */
export async function listDueRefunds(db: Db): Promise<DueRefund[]> {
  const rows = await db
    .selectFrom('payment')
    .select(['provider', 'provider_payment_id', 'refund_due_iqd', 'refunded_iqd', 'occurred_at'])
    .whereRef('refund_due_iqd', '>', 'refunded_iqd')
    .orderBy('occurred_at')
    .execute();
  return rows.map((row) => ({
    provider: row.provider,
    paymentId: row.provider_payment_id,
    dueIqd: row.refund_due_iqd - row.refunded_iqd,
    occurredAt: row.occurred_at,
  }));
}

export interface PaidRefund {
  /** Slug of the operator. */
  readonly operator: string;
  /** Operator's id of the payment. */
  readonly paymentId: string;
  readonly reason: string;
}

/** Books a refund that the operator paid: it owes us less, and the subscriber is owed less. */
const bookRefund = (tx: Tx, payment_id: string, amount: number, booked_at: Date) => {
  const entry = { payment_id, journal: randomUUID(), booked_at };
  return tx
    .insertInto('money_entry')
    .values([
      { ...entry, account: 'refunds_due', amount_iqd: amount },
      { ...entry, account: 'receivable', amount_iqd: -amount },
    ])
    .execute();
};

/** Records that the operator has paid a due refund in full. Returns its amount in IQD; null if none is due. */
export const recordRefundPaid = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { operator, paymentId, reason }: PaidRefund,
): Promise<number | null> =>
  inTransaction(db, async (tx) => {
    const nowMs = clock.nowMs();
    const payment = await tx
      .selectFrom('payment')
      .select(['id', 'refund_due_iqd', 'refunded_iqd'])
      .where('provider', '=', providerOf(operator))
      .where('provider_payment_id', '=', paymentId)
      .forUpdate()
      .executeTakeFirst();
    const amount = payment ? payment.refund_due_iqd - payment.refunded_iqd : 0;
    if (!payment || amount <= 0) return null;
    await tx
      .updateTable('payment')
      .set({ refunded_iqd: payment.refund_due_iqd })
      .where('id', '=', payment.id)
      .execute();
    await bookRefund(tx, payment.id, amount, new Date(nowMs));
    const subject = { kind: 'payment', id: payment.id };
    const details = { amountIqd: amount, operator, paymentId, reason };
    await recordAudit(tx, actor, { action: 'payment.refunded', subject, details }, nowMs);
    return amount;
  });
