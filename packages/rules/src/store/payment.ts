/**
 * Facts of one card payment. Values only increase, so late, repeated and reordered reports of a provider lead to the
 * same facts.
 */

/** Stages of a checkout page; in a merge, the later one in this order wins. */
export const stages = ['created', 'open', 'processing', 'failed', 'expired', 'cancelled'] as const;
export type Stage = (typeof stages)[number];

export const disputes = ['none', 'open', 'won', 'lost'] as const;
export type Dispute = (typeof disputes)[number];

/** Facts of a payment, with amounts in the smallest unit of its currency. */
export interface PaymentFacts {
  readonly stage: Stage;
  readonly captured: number;
  readonly refunded: number;
  readonly dispute: Dispute;
}

export const nothingPaid: PaymentFacts = { stage: 'created', captured: 0, refunded: 0, dispute: 'none' };

const later = <T>(order: readonly T[], one: T, other: T): T =>
  order.indexOf(one) >= order.indexOf(other) ? one : other;

/** Merges two reports, in either order. */
export const mergeFacts = (one: PaymentFacts, other: PaymentFacts): PaymentFacts => ({
  stage: later(stages, one.stage, other.stage),
  captured: Math.max(one.captured, other.captured),
  refunded: Math.max(one.refunded, other.refunded),
  dispute: later(disputes, one.dispute, other.dispute),
});

export const paymentStatuses = [...stages, 'paid', 'partially_refunded', 'refunded', 'disputed'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Computes the status of a payment. Captured money counts as paid, even if the page had expired or failed. */
export function statusOf({ stage, captured, refunded, dispute }: PaymentFacts): PaymentStatus {
  if (captured === 0) return stage;
  if (refunded >= captured) return 'refunded';
  if (dispute === 'open' || dispute === 'lost') return 'disputed';
  return refunded > 0 ? 'partially_refunded' : 'paid';
}

const isFullyPaid = ({ captured }: PaymentFacts, price: number): boolean => captured >= price;

/**
 * Tells whether the buyer holds the benefit. A full refund and an open or lost dispute revoke it; a partial refund
 * does not.
 */
export function holdsBenefit(facts: PaymentFacts, price: number): boolean {
  const status = statusOf(facts);
  return isFullyPaid(facts, price) && (status === 'paid' || status === 'partially_refunded');
}

/** Computes the amount that remains with us. */
export const keptAmount = (facts: PaymentFacts): number =>
  statusOf(facts) === 'disputed' ? 0 : facts.captured - facts.refunded;

/** Tells whether money can still be captured. */
export const isOpen = (facts: PaymentFacts): boolean =>
  facts.captured === 0 &&
  (facts.stage === 'created' || facts.stage === 'open' || facts.stage === 'processing');

/** Tells whether it is certain that no money was captured. */
export const isUncharged = ({ captured, stage }: PaymentFacts): boolean =>
  captured === 0 && stage !== 'processing';
