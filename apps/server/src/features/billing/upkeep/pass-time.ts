/** Applies the changes of subscriptions that are due by time: grace, suspension and ends. */
import { advance, dueEnding, nextChangeMs } from '@trivia/rules/billing/advance.ts';
import type { Deps } from '../../../deps.ts';
import { applyEffects } from '../apply-effects.ts';
import {
  type BillingChange,
  changeBilling,
  columnsOf,
  lockSubscription,
  type SubscriptionRow,
  toDate,
} from '../billing-change.ts';
import { nextPollAt } from '../next-poll.ts';
import { recordChange } from '../publish-membership.ts';
import { recordFact } from '../record-fact.ts';

const ROWS_AT_ONCE = 500;

/** Records a grace or suspension that has begun. */
async function moveOn(change: BillingChange, before: SubscriptionRow): Promise<SubscriptionRow> {
  const { subscription, effects } = advance(before.fold, change.nowMs, before.terms);
  const next_change_at = toDate(nextChangeMs(subscription, before.terms));
  const isMoved = subscription.state !== before.state;
  const polls = isMoved ? 0 : before.polls;
  const next_poll_at = isMoved ? nextPollAt(subscription.state, 0, change.nowMs) : before.next_poll_at;
  const columns = { next_change_at, polls, next_poll_at };
  await change.tx
    .updateTable('subscription')
    .set({ ...columnsOf(subscription), ...columns })
    .where('id', '=', before.id)
    .execute();
  const after = { ...before, ...columns, fold: subscription, state: subscription.state };
  await applyEffects(change, after, { effects, isWhole: false });
  await recordChange(change, before, after);
  return after;
}

async function pass(change: BillingChange, id: string): Promise<void> {
  const locked = await lockSubscription(change, id);
  if (!locked) return;
  const moved = await moveOn(change, locked);
  const fact = dueEnding(moved.fold, change.nowMs, moved.terms);
  if (fact)
    await recordFact(change, moved, { key: `ending:${fact.type}`, fact, by: 'us', atMs: change.nowMs });
}

/** Advances every subscription that has a change due. */
export async function passTime(deps: Deps): Promise<void> {
  for (;;) {
    const rows = await deps.db
      .selectFrom('subscription')
      .select('id')
      .where('next_change_at', '<=', new Date(deps.clock.nowMs()))
      .orderBy('next_change_at')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const { id } of rows) await changeBilling(deps, (change) => pass(change, id));
    if (rows.length < ROWS_AT_ONCE) return;
  }
}
