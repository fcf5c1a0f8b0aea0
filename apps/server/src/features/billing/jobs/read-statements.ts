/** Comparison of operators' statements with the books, and booking of payments that no callback reported. */
import { addDays, dayOf } from '@trivia/rules/calendar/baghdad.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCharge } from '../../../gateways/operators/operator-gateway.ts';
import type { ConnectedOperator } from '../../../gateways/operators/operator-gateways.ts';
import { type BillingDeps, changeBilling } from '../billing-change.ts';
import { chargeFact } from '../facts/charge-fact.ts';
import { recordFact } from '../facts/record-fact.ts';
import { findSubscription } from '../inbox/find-subscription.ts';
import { providerOf } from '../provider.ts';

export type Difference =
  | { readonly kind: 'booked_late' | 'nobodys' | 'not_in_statement'; readonly paymentId: string }
  | {
      readonly kind: 'other_amount';
      readonly paymentId: string;
      readonly bookedIqd: number;
      readonly statedIqd: number;
    };

type Stated = OperatorCharge & { readonly number: string };

/** Books a payment that no callback reported. */
async function book(
  deps: BillingDeps,
  { operator }: ConnectedOperator,
  { number, ...charge }: Stated,
): Promise<Difference> {
  const isBooked = await changeBilling(deps, async (change) => {
    const reported = {
      type: 'subscription.renewed',
      occurredAtMs: charge.occurredAtMs,
      number,
      serviceId: operator.serviceId,
      operatorSubscriptionId: null,
    } as const;
    const subscription = await findSubscription(change, operator.slug, reported);
    if (subscription) await recordFact(change, subscription, chargeFact(charge));
    return subscription !== undefined;
  });
  return { kind: isBooked ? 'booked_late' : 'nobodys', paymentId: charge.paymentId };
}

/** Amounts booked on a Baghdad day, by the provider's id of the payment. */
async function bookedOn(
  { db }: BillingDeps,
  slug: string,
  day: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('payment')
    .select(['provider_payment_id', 'collected_iqd', 'occurred_at'])
    .where('provider', '=', providerOf(slug))
    .where('occurred_at', '>=', new Date(`${day}T00:00:00+03:00`))
    .where('occurred_at', '<', new Date(`${addDays(day, 1)}T00:00:00+03:00`))
    .execute();
  return new Map(rows.map((row) => [row.provider_payment_id, row.collected_iqd]));
}

/**
 * Finds the differences of one operator's day. Books missing payments, so that a second run does not find them again.
 */
export async function readStatement(
  deps: BillingDeps,
  connected: ConnectedOperator,
  day: string,
): Promise<Difference[]> {
  const stated = await connected.gateway.statement?.(day);
  if (!stated) return [];
  const booked = await bookedOn(deps, connected.operator.slug, day);
  const differences: Difference[] = [];
  for (const charge of stated) {
    const bookedIqd = booked.get(charge.paymentId);
    const { paymentId, collectedIqd: statedIqd } = charge;
    if (bookedIqd === undefined) differences.push(await book(deps, connected, charge));
    else if (bookedIqd !== statedIqd)
      differences.push({ kind: 'other_amount', paymentId, bookedIqd, statedIqd });
  }
  const known = new Set(stated.map(({ paymentId }) => paymentId));
  for (const paymentId of booked.keys())
    if (!known.has(paymentId)) differences.push({ kind: 'not_in_statement', paymentId });
  return differences;
}

/** Reads yesterday's statement of every operator, and logs the differences. */
export async function readStatements(deps: Deps): Promise<void> {
  const day = addDays(dayOf(deps.clock.nowMs()), -1);
  for (const connected of deps.operators.values()) {
    const differences = await readStatement(deps, connected, day);
    if (differences.length > 0)
      deps.log.warn(
        { operator: connected.operator.slug, day, differences },
        'statement differs from the books',
      );
  }
}
