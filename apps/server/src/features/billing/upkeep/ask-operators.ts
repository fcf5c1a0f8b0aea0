/** Polls operators about charges of unknown outcome, and about subscriptions without news. */
import type { Deps } from '../../../deps.ts';
import { OperatorError } from '../../../gateways/operators/operator-error.ts';
import type { OperatorCharge, OperatorSubscription } from '../../../gateways/operators/operator-gateway.ts';
import type { ConnectedOperator } from '../../../gateways/operators/operator-gateways.ts';
import {
  type BillingChange,
  changeBilling,
  lockSubscription,
  type SubscriptionRow,
} from '../billing-change.ts';
import { chargeFact } from '../charge-fact.ts';
import { nextPollAt } from '../next-poll.ts';
import { recordFact, type ToldFact } from '../record-fact.ts';

const ROWS_AT_ONCE = 200;
/** Polls after which an activation that the operator does not have counts as not charged: some ten minutes. */
const POLLS_BELIEVED = 4;

/** States in which the operator charges nothing: an earlier subscription of the number is none of this attempt. */
const notLive: ReadonlySet<OperatorSubscription['state']> = new Set(['none', 'cancelled', 'removed']);

interface Answer {
  readonly charge: OperatorCharge | null;
  readonly subscription: OperatorSubscription | null;
}

async function ask(
  { gateway }: ConnectedOperator,
  { phone_number: number, correlator }: SubscriptionRow,
): Promise<Answer> {
  const charge = (correlator && (await gateway.getCharge?.({ correlator }))) || null;
  return { charge, subscription: (await gateway.getSubscription?.({ number })) ?? null };
}

/** Fact of an answer; null for an answer that changes nothing. */
function factOf(
  { charge, subscription }: Answer,
  { state, polls }: SubscriptionRow,
  nowMs: number,
): ToldFact | null {
  if (state === 'activating') {
    if (charge) return chargeFact(charge);
    const hasNone = subscription !== null && notLive.has(subscription.state);
    const isUnheardOf = hasNone && polls >= POLLS_BELIEVED;
    const fact = { type: 'given_up', reason: 'not_charged' } as const;
    return isUnheardOf ? { key: 'unheard-of', fact, by: 'us', atMs: nowMs } : null;
  }
  const told = { by: 'operator', atMs: nowMs } as const;
  if (subscription?.state === 'cancelled')
    return { ...told, key: 'asked:cancelled', fact: { type: 'unsubscribed' } };
  if (subscription?.state === 'removed')
    return { ...told, key: 'asked:removed', fact: { type: 'timed_out', reason: 'removed' } };
  // Twice, a day apart: once may be a mistake.
  if (subscription?.state === 'none' && polls >= 1)
    return { ...told, key: 'asked:missing', fact: { type: 'missing' } };
  return null;
}

async function settle(change: BillingChange, id: string, answer: Answer | undefined): Promise<void> {
  const subscription = await lockSubscription(change, id);
  if (!subscription) return;
  const told = answer && factOf(answer, subscription, change.nowMs);
  const after = told ? await recordFact(change, subscription, told) : subscription;
  if (after.state !== subscription.state) return;
  const polls = subscription.polls + 1;
  const next_poll_at = nextPollAt(after.state, polls, change.nowMs);
  await change.tx.updateTable('subscription').set({ polls, next_poll_at }).where('id', '=', id).execute();
}

async function poll(deps: Deps, subscription: SubscriptionRow): Promise<void> {
  const connected = deps.operators.get(subscription.operator);
  const answer =
    connected &&
    (await ask(connected, subscription).catch((error: unknown) => {
      if (!(error instanceof OperatorError)) throw error;
      deps.log.warn({ err: error, subscriptionId: subscription.id }, 'operator was not reached');
      return undefined;
    }));
  await changeBilling(deps, (change) => settle(change, subscription.id, answer));
}

/** Asks about every subscription whose time for it has come. */
export async function askOperators(deps: Deps): Promise<void> {
  const due = await deps.db
    .selectFrom('subscription')
    .selectAll()
    .where('next_poll_at', '<=', new Date(deps.clock.nowMs()))
    .orderBy('next_poll_at')
    .limit(ROWS_AT_ONCE)
    .execute();
  for (const subscription of due) await poll(deps, subscription);
}
