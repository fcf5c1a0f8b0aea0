import { CLOCK_SKEW_MS } from '@trivia/rules/billing/terms.ts';
import type { OperatorEvent } from '../../../gateways/operators/operator-gateway.ts';
import type { BillingChange, SubscriptionRow } from '../billing-change.ts';

/** Limit of considered attempts per number; events of older ones are ignored. */
export const ATTEMPTS = 20;

export type EventReference = Pick<
  OperatorEvent,
  'type' | 'occurredAtMs' | 'number' | 'serviceId' | 'operatorSubscriptionId'
>;

const isConfirmedBefore = ({ fold }: SubscriptionRow, atMs: number): boolean =>
  fold.confirmedAtMs !== null && fold.confirmedAtMs <= atMs + CLOCK_SKEW_MS;

/**
 * Chooses the attempt that an event concerns: by the operator's id, else the latest one confirmed before the event.
 */
export function chooseAttempt(
  candidates: readonly SubscriptionRow[],
  event: EventReference,
): SubscriptionRow | undefined {
  const { operatorSubscriptionId, occurredAtMs, type } = event;
  const named = candidates.find(
    ({ operator_subscription_id: id }) => id !== null && id === operatorSubscriptionId,
  );
  if (named) return named;
  const mayBe = candidates.filter(
    ({ operator_subscription_id: id }) => id === null || operatorSubscriptionId === null,
  );
  // A stop SMS while a code is awaited concerns that attempt.
  const pending = type === 'sms.mo' ? mayBe.find(({ state }) => state === 'pending_pin') : undefined;
  return pending ?? mayBe.find((candidate) => isConfirmedBefore(candidate, occurredAtMs));
}

/**
 * Finds the subscription that an event concerns, locks it with the number's other attempts, and stores the operator's
 * id.
 */
export async function findSubscription(
  { tx }: BillingChange,
  operator: string,
  event: EventReference,
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
