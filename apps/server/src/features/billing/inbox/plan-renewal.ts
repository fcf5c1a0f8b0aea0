import { nextChangeMs } from '@trivia/rules/billing/advance.ts';
import { compareEvents } from '@trivia/rules/billing/fold.ts';
import { step } from '@trivia/rules/billing/step.ts';
import type { BillingEvent, Effect } from '@trivia/rules/billing/subscription.ts';
import { type SubscriptionRow, toDate } from '../billing-change.ts';
import type { Payment } from '../facts/book-payment.ts';
import { eventOf, orderOf, type ReportedFact } from '../facts/record-fact.ts';

export type Grant = Extract<Effect, { kind: 'grant' }>;

/** Paid day of a subscription whose state stays the same. */
export interface Renewal {
  readonly before: SubscriptionRow;
  readonly after: SubscriptionRow & { readonly player_id: string };
  readonly event: BillingEvent;
  readonly payments: readonly Payment[];
  readonly grants: readonly Grant[];
}

const isPlain = (effect: Effect): effect is Payment | Grant =>
  effect.kind === 'payment' || effect.kind === 'grant';

/** Last grant of each key: a charge after the paid time first creates a grant of grace, then shortens it. */
const lastGrants = (effects: readonly (Payment | Grant)[]): Grant[] => [
  ...new Map(
    effects.filter((effect) => effect.kind === 'grant').map((grant) => [grant.key, grant] as const),
  ).values(),
];

/** Plans the renewal of a fact; null if it changes more than money and time, or arrived late. */
export function planRenewal(before: SubscriptionRow, reported: ReportedFact): Renewal | null {
  const { player_id: playerId, fold, terms } = before;
  const event = eventOf(before, reported);
  if (event.type !== 'charged' || playerId === null || compareEvents(before.last_event, event) >= 0)
    return null;
  const { subscription, effects } = step(fold, event, terms);
  const plain = effects.filter(isPlain);
  if (subscription.state !== before.state || plain.length < effects.length) return null;
  return {
    before,
    after: {
      ...before,
      player_id: playerId,
      fold: subscription,
      end_reason: subscription.endReason,
      paid_through: toDate(subscription.paidThroughMs),
      last_event: orderOf(event),
      next_change_at: toDate(nextChangeMs(subscription, terms)),
    },
    event,
    payments: plain.filter((effect) => effect.kind === 'payment'),
    grants: lastGrants(plain),
  };
}
