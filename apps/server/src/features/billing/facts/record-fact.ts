import { nextChangeMs } from '@trivia/rules/billing/advance.ts';
import { compareEvents, type EventOrder, effectiveTimeMs, foldEvents } from '@trivia/rules/billing/fold.ts';
import { step } from '@trivia/rules/billing/step.ts';
import type { BillingEvent, BillingFact, Effect, Subscription } from '@trivia/rules/billing/subscription.ts';
import { type BillingChange, columnsOf, type SubscriptionRow, toDate } from '../billing-change.ts';
import { nextPollAt } from '../next-poll.ts';
import { applyEffects } from './apply-effects.ts';
import { recordChange } from './publish-membership.ts';

export interface ReportedFact {
  /** Idempotency key of the fact. */
  readonly key: string;
  readonly fact: BillingFact;
  readonly by: 'operator' | 'us';
  readonly atMs: number;
}

export const orderOf = ({ atMs, type, key }: BillingEvent): EventOrder => ({ atMs, type, key });

/** Event of a fact, at its effective time. */
export function eventOf(before: SubscriptionRow, { key, fact, by, atMs }: ReportedFact): BillingEvent {
  const known = { subscription: before.fold, lastAtMs: before.last_event.atMs };
  return { ...fact, key, atMs: effectiveTimeMs(fact, { by, atMs }, known) };
}

/** Stores an event. False if it already exists. */
async function storeEvent(
  { tx, nowMs }: BillingChange,
  subscriptionId: string,
  event: BillingEvent,
): Promise<boolean> {
  const stored = await tx
    .insertInto('billing_event')
    .values({
      subscription_id: subscriptionId,
      key: event.key,
      type: event.type,
      occurred_at: new Date(event.atMs),
      event: JSON.stringify(event),
      recorded_at: new Date(nowMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return stored !== undefined;
}

interface Outcome {
  readonly subscription: Subscription;
  readonly effects: readonly Effect[];
  /** True if the effects are complete and replace all earlier ones. */
  readonly isComplete: boolean;
}

/** Folds all events again, for an event that happened before known ones. */
async function refoldAll({ tx }: BillingChange, { id, terms }: SubscriptionRow): Promise<Outcome> {
  const rows = await tx
    .selectFrom('billing_event')
    .select('event')
    .where('subscription_id', '=', id)
    .execute();
  return {
    ...foldEvents(
      rows.map(({ event }) => event),
      terms,
    ),
    isComplete: true,
  };
}

/**
 * Records a fact about a locked subscription, and applies its effects. Returns the changed subscription, or the same
 * object if the fact was known.
 */
export async function recordFact(
  change: BillingChange,
  before: SubscriptionRow,
  reported: ReportedFact,
): Promise<SubscriptionRow> {
  const event = eventOf(before, reported);
  if (!(await storeEvent(change, before.id, event))) return before;

  const isNext = compareEvents(before.last_event, event) < 0;
  const outcome = isNext
    ? { ...step(before.fold, event, before.terms), isComplete: false }
    : await refoldAll(change, before);
  const { subscription } = outcome;
  const after: SubscriptionRow = {
    ...before,
    fold: subscription,
    state: subscription.state,
    end_reason: subscription.endReason,
    paid_through: toDate(subscription.paidThroughMs),
    last_event: isNext ? orderOf(event) : before.last_event,
    next_change_at: toDate(nextChangeMs(subscription, before.terms)),
    ...(subscription.state !== before.state && {
      polls: 0,
      next_poll_at: nextPollAt(subscription.state, 0, change.nowMs),
    }),
  };
  await change.tx
    .updateTable('subscription')
    .set({
      ...columnsOf(subscription),
      last_event: JSON.stringify(after.last_event),
      next_change_at: after.next_change_at,
      polls: after.polls,
      next_poll_at: after.next_poll_at,
    })
    .where('id', '=', before.id)
    .execute();
  const owned = await applyEffects(change, after, outcome);
  await recordChange(change, before, owned);
  return owned;
}
