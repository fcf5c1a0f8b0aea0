import { CLOCK_SKEW_MS } from '@trivia/rules/billing/terms.ts';
import type { OperatorEvent } from '../../../gateways/operators/operator-gateway.ts';
import type { BillingChange, SubscriptionRow } from '../billing-change.ts';

/** Attempts of one number that are looked at; news of older ones are nobody's. */
const ATTEMPTS = 20;

type Candidate = Pick<SubscriptionRow, 'id' | 'state' | 'fold' | 'operator_subscription_id'>;
type Told = Pick<OperatorEvent, 'type' | 'occurredAtMs' | 'number' | 'serviceId' | 'operatorSubscriptionId'>;

const isConfirmedBefore = ({ fold }: Candidate, atMs: number): boolean =>
  fold.confirmedAtMs !== null && fold.confirmedAtMs <= atMs + CLOCK_SKEW_MS;

/** Attempt that an event is about: by the operator's id of it, else the latest one that was confirmed by then. */
function choose(candidates: readonly Candidate[], event: Told): Candidate | undefined {
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

/** Finds and locks the subscription that an event is about, and notes the operator's id of it. */
export async function findSubscription(
  { tx }: BillingChange,
  operator: string,
  event: Told,
): Promise<SubscriptionRow | undefined> {
  const candidates = await tx
    .selectFrom('subscription')
    .select(['id', 'state', 'fold', 'operator_subscription_id'])
    .where('operator', '=', operator)
    .where('phone_number', '=', event.number)
    .where('service_id', '=', event.serviceId)
    .orderBy('opened_at', 'desc')
    .limit(ATTEMPTS)
    .execute();
  const chosen = choose(candidates, event);
  if (!chosen) return undefined;
  const locked = await tx
    .selectFrom('subscription')
    .selectAll()
    .where('id', '=', chosen.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (locked.operator_subscription_id !== null || event.operatorSubscriptionId === null) return locked;
  const named = { operator_subscription_id: event.operatorSubscriptionId };
  await tx.updateTable('subscription').set(named).where('id', '=', locked.id).execute();
  return { ...locked, ...named };
}
