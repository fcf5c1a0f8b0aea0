/** Polling of operators about charges of unknown outcome, and about subscriptions without events. */
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
import { chargeFact } from '../facts/charge-fact.ts';
import { type ReportedFact, recordFact } from '../facts/record-fact.ts';
import { nextPollAt } from '../next-poll.ts';

const BATCH_SIZE = 200;
/** Polls, within about ten minutes, after which an activation unknown to the operator counts as not charged. */
const POLLS_UNTIL_GIVEN_UP = 4;

/** States in which the operator charges nothing, so that the subscription is an earlier one of the number. */
const endedStates: ReadonlySet<OperatorSubscription['state']> = new Set(['none', 'cancelled', 'removed']);

interface Answer {
  readonly charge: OperatorCharge | null;
  readonly subscription: OperatorSubscription | null;
}

async function query(
  { gateway }: ConnectedOperator,
  { phone_number: number, correlator }: SubscriptionRow,
): Promise<Answer> {
  const charge = (correlator && (await gateway.getCharge?.({ correlator }))) || null;
  return { charge, subscription: (await gateway.getSubscription?.({ number })) ?? null };
}

/** Converts an answer to a fact; null for an answer without consequences. */
function factOf(
  { charge, subscription }: Answer,
  { state, polls }: SubscriptionRow,
  nowMs: number,
): ReportedFact | null {
  if (state === 'activating') {
    if (charge) return chargeFact(charge);
    const hasNone = subscription !== null && endedStates.has(subscription.state);
    const isUnknown = hasNone && polls >= POLLS_UNTIL_GIVEN_UP;
    const fact = { type: 'given_up', reason: 'not_charged' } as const;
    return isUnknown ? { key: 'unheard-of', fact, by: 'us', atMs: nowMs } : null;
  }
  const reported = { by: 'operator', atMs: nowMs } as const;
  if (subscription?.state === 'cancelled')
    return { ...reported, key: 'asked:cancelled', fact: { type: 'unsubscribed' } };
  if (subscription?.state === 'removed')
    return { ...reported, key: 'asked:removed', fact: { type: 'timed_out', reason: 'removed' } };
  // Require two answers, a day apart, because one may be a mistake.
  if (subscription?.state === 'none' && polls >= 1)
    return { ...reported, key: 'asked:missing', fact: { type: 'missing' } };
  return null;
}

async function recordAnswer(change: BillingChange, id: string, answer: Answer | undefined): Promise<void> {
  const subscription = await lockSubscription(change, id);
  if (!subscription) return;
  const reported = answer && factOf(answer, subscription, change.nowMs);
  const after = reported ? await recordFact(change, subscription, reported) : subscription;
  if (after.state !== subscription.state) return;
  const polls = subscription.polls + 1;
  const next_poll_at = nextPollAt(after.state, polls, change.nowMs);
  await change.tx.updateTable('subscription').set({ polls, next_poll_at }).where('id', '=', id).execute();
}

async function poll(deps: Deps, subscription: SubscriptionRow): Promise<void> {
  const connected = deps.operators.get(subscription.operator);
  const answer =
    connected &&
    (await query(connected, subscription).catch((error: unknown) => {
      if (!(error instanceof OperatorError)) throw error;
      deps.log.warn({ err: error, subscriptionId: subscription.id }, 'operator was not reached');
      return undefined;
    }));
  await changeBilling(deps, (change) => recordAnswer(change, subscription.id, answer));
}

/** Polls the operators about all due subscriptions. */
export async function pollOperators(deps: Deps): Promise<void> {
  const due = await deps.db
    .selectFrom('subscription')
    .selectAll()
    .where('next_poll_at', '<=', new Date(deps.clock.nowMs()))
    .orderBy('next_poll_at')
    .limit(BATCH_SIZE)
    .execute();
  for (const subscription of due) await poll(deps, subscription);
}
