/** Refunds: those by card are sent by a job; those of operators are paid out by the operator, and recorded here. */
import { commandLine } from '../../core/audit/actor.ts';
import {
  listDueRefunds,
  type PaidRefund,
  recordRefundPaid,
} from '../../features/billing/books/due-refunds.ts';
import { refundPurchase } from '../../features/purchases/refunds/refund-purchase.ts';
import { systemClock } from '../../lib/clock.ts';
import { withDatabase } from '../open-cli-database.ts';
import { print } from './print.ts';

/** Decides on a refund by card, which a job sends. */
export async function refundCard(purchaseId: string, amount: number | null, reason: string): Promise<number> {
  const wanted = { purchaseId, amount, reason };
  const isDecided = await withDatabase((db) =>
    refundPurchase({ db, clock: systemClock }, commandLine, wanted),
  );
  print(
    isDecided
      ? `${purchaseId} is refunded within a minute.`
      : `${purchaseId} has not that much to give back.`,
  );
  return isDecided ? 0 : 1;
}

/** Lists refunds that operators have to pay to their subscribers. */
export async function showDueRefunds(): Promise<number> {
  const due = await withDatabase(listDueRefunds);
  for (const { provider, paymentId, dueIqd, occurredAt } of due)
    print(`${provider}  ${paymentId}  ${dueIqd} IQD, taken ${occurredAt.toISOString()}`);
  print(due.length === 0 ? 'No refund is due.' : `${due.length} refunds are due.`);
  return 0;
}

/** Records that an operator has paid a refund out. */
export async function recordPaid(paid: PaidRefund): Promise<number> {
  const amount = await withDatabase((db) => recordRefundPaid({ db, clock: systemClock }, commandLine, paid));
  print(
    amount === null
      ? `No refund is due for ${paid.paymentId}.`
      : `${paid.paymentId}: ${amount} IQD are recorded.`,
  );
  return amount === null ? 1 : 0;
}
