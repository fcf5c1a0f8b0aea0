import type { OperatorCharge } from '../../../gateways/operators/operator-gateway.ts';
import { reasonOfCharge } from '../refusals.ts';
import type { ReportedFact } from './record-fact.ts';

/** Fact of a charge, keyed by its payment: reply, callback, poll and statement report the same charge. */
export function chargeFact({
  paymentId,
  billId,
  collectedIqd,
  reason,
  occurredAtMs,
}: OperatorCharge): ReportedFact {
  return {
    key: `charge:${paymentId}`,
    by: 'operator',
    atMs: occurredAtMs,
    fact:
      collectedIqd > 0
        ? { type: 'charged', paymentId, billId, collectedIqd }
        : { type: 'charge_failed', billId, reason: reasonOfCharge(reason) },
  };
}
