/** Application of changes that are due by time: grace, suspension and ends. */
import { advance, dueEnding, nextChangeMs } from '@trivia/rules/billing/advance.ts';
import type { Deps } from '../../../deps.ts';
import {
  type BillingChange,
  changeBilling,
  columnsOf,
  lockSubscription,
  type SubscriptionRow,
  toDate,
} from '../billing-change.ts';
import { applyEffects } from '../facts/apply-effects.ts';
import { recordChange } from '../facts/publish-membership.ts';
import { recordFact } from '../facts/record-fact.ts';
import { nextPollAt } from '../next-poll.ts';

const BATCH_SIZE = 500;

/** Records a grace or suspension that has started. */
async function applyTimedChanges(change: BillingChange, before: SubscriptionRow): Promise<SubscriptionRow> {
  const { subscription, effects } = advance(before.fold, change.nowMs, before.terms);
  const next_change_at = toDate(nextChangeMs(subscription, before.terms));
  const hasNewState = subscription.state !== before.state;
  const polls = hasNewState ? 0 : before.polls;
  const next_poll_at = hasNewState ? nextPollAt(subscription.state, 0, change.nowMs) : before.next_poll_at;
  const columns = { next_change_at, polls, next_poll_at };
  await change.tx
    .updateTable('subscription')
    .set({ ...columnsOf(subscription), ...columns })
    .where('id', '=', before.id)
    .execute();
  const after = { ...before, ...columns, fold: subscription, state: subscription.state };
  await applyEffects(change, after, { effects, isComplete: false });
  await recordChange(change, before, after);
  return after;
}

async function applyChanges(change: BillingChange, id: string): Promise<void> {
  const locked = await lockSubscription(change, id);
  if (!locked) return;
  const changed = await applyTimedChanges(change, locked);
  const fact = dueEnding(changed.fold, change.nowMs, changed.terms);
  if (fact)
    await recordFact(change, changed, { key: `ending:${fact.type}`, fact, by: 'us', atMs: change.nowMs });
}

/** Advances all subscriptions with a due change. */
export async function applyDueChanges(deps: Deps): Promise<void> {
  for (;;) {
    const rows = await deps.db
      .selectFrom('subscription')
      .select('id')
      .where('next_change_at', '<=', new Date(deps.clock.nowMs()))
      .orderBy('next_change_at')
      .limit(BATCH_SIZE)
      .execute();
    for (const { id } of rows) await changeBilling(deps, (change) => applyChanges(change, id));
    if (rows.length < BATCH_SIZE) return;
  }
}
