import { CLOCK_SKEW_MS } from '@trivia/rules/billing/terms.ts';
import type { OperatorEvent } from '../../../gateways/operators/operator-gateway.ts';
import type { BillingChange, SubscriptionRow } from '../billing-change.ts';

/** Attempts of one number that are looked at; events of older ones are ignored. */
export const ATTEMPTS = 20;

export type Told = Pick<
  OperatorEvent,
  'type' | 'occurredAtMs' | 'number' | 'serviceId' | 'operatorSubscriptionId'
>;

const isConfirmedBefore = ({ fold }: SubscriptionRow, atMs: number): boolean =>
  fold.confirmedAtMs !== null && fold.confirmedAtMs <= atMs + CLOCK_SKEW_MS;

/** Attempt that an event is about: by the operator's id of it, else the latest one that was confirmed by then. */
export function chooseAttempt(
  candidates: readonly SubscriptionRow[],
  event: Told,
): SubscriptionRow | undefined {
  const { operatorSubscriptionId, occurredAtMs, type } = event;
  const named = candidates.find(
    ({ operator_subscription_id: id }) => id !== null && id === operatorSubscriptionId,
  );
  if (named) return named;
  const mayBe = candidates.filter(
    ({ operator_subscription_id: id }) => id === null || operatorSubscriptionId === null,
  );
  // A phone that asks to stop while its code is awaited means that attempt.
  const pending = type === 'sms.mo' ? mayBe.find(({ state }) => state === 'pending_pin') : undefined;
  return pending ?? mayBe.find((candidate) => isConfirmedBefore(candidate, occurredAtMs));
}

/** Finds the subscription that an event is about, locks it with the other attempts of its number, and notes the operator's id of it. */
export async function findSubscription(
  { tx }: BillingChange,
  operator: string,
  event: Told,
): Promise<SubscriptionRow | undefined> {
  const candidates = await tx
    .selectFrom('subscription')
    .selectAll()
    .where('operator', '=', operator)
    .where('phone_number', '=', event.number)
    .where('service_id', '=', event.serviceId)
    .orderBy('opened_at', 'desc')
    .limit(ATTEMPTS)
    .forUpdate()
    .execute();
  const locked = chooseAttempt(candidates, event);
  if (!locked) return undefined;
  if (locked.operator_subscription_id !== null || event.operatorSubscriptionId === null) return locked;
  const named = { operator_subscription_id: event.operatorSubscriptionId };
  await tx.updateTable('subscription').set(named).where('id', '=', locked.id).execute();
  return { ...locked, ...named };
}
