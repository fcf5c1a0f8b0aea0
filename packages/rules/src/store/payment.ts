/**
 * Facts of one card payment. They only ever grow, so late, repeated and reordered reports of a provider end in the same
 * facts, whichever came first.
 */

/** Stages of a checkout page, in the order in which a later one wins. */
export const stages = ['created', 'open', 'processing', 'failed', 'expired', 'cancelled'] as const;
export type Stage = (typeof stages)[number];

export const disputes = ['none', 'open', 'won', 'lost'] as const;
export type Dispute = (typeof disputes)[number];

/** Amounts are in the smallest unit of the payment's currency. */
export interface PaymentFacts {
  readonly stage: Stage;
  readonly captured: number;
  readonly refunded: number;
  readonly dispute: Dispute;
}

export const nothingPaid: PaymentFacts = { stage: 'created', captured: 0, refunded: 0, dispute: 'none' };

const later = <T>(order: readonly T[], one: T, other: T): T =>
  order.indexOf(one) >= order.indexOf(other) ? one : other;

/** Facts after two reports, whichever came first. */
export const mergeFacts = (one: PaymentFacts, other: PaymentFacts): PaymentFacts => ({
  stage: later(stages, one.stage, other.stage),
  captured: Math.max(one.captured, other.captured),
  refunded: Math.max(one.refunded, other.refunded),
  dispute: later(disputes, one.dispute, other.dispute),
});

export const paymentStatuses = [...stages, 'paid', 'partially_refunded', 'refunded', 'disputed'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Status of a payment. Captured money counts as paid, also where its page had expired or failed. */
export function statusOf({ stage, captured, refunded, dispute }: PaymentFacts): PaymentStatus {
  if (captured === 0) return stage;
  if (refunded >= captured) return 'refunded';
  if (dispute === 'open' || dispute === 'lost') return 'disputed';
  return refunded > 0 ? 'partially_refunded' : 'paid';
}

const isFullyPaid = ({ captured }: PaymentFacts, price: number): boolean => captured >= price;

/**
 * Whether the buyer holds the benefit. It is taken back by a full refund, and by a dispute that is open or lost; a
 * partial refund takes nothing back.
 */
export function holdsBenefit(facts: PaymentFacts, price: number): boolean {
  const status = statusOf(facts);
  return isFullyPaid(facts, price) && (status === 'paid' || status === 'partially_refunded');
}

/** Money of a payment that stays with us. */
export const keptAmount = (facts: PaymentFacts): number =>
  statusOf(facts) === 'disputed' ? 0 : facts.captured - facts.refunded;

/** Whether money may still come in by this payment. */
export const isOpen = (facts: PaymentFacts): boolean =>
  facts.captured === 0 &&
  (facts.stage === 'created' || facts.stage === 'open' || facts.stage === 'processing');

/** Whether it is certain that no money was taken. */
export const isUncharged = ({ captured, stage }: PaymentFacts): boolean =>
  captured === 0 && stage !== 'processing';
