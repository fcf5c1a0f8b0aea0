/** Application of operators' events, in transactions with their effects: renewals in batches, others one by one. */
import type { Deps } from '../../../deps.ts';
import { BatchPool } from '../../../lib/work-pool.ts';
import { type BillingChange, type BillingDeps, changeBilling } from '../billing-change.ts';
import { recordFact } from '../facts/record-fact.ts';
import { deliverSoon } from '../jobs/deliver-outbox.ts';
import { applyRenewals } from './apply-renewals.ts';
import { factOfEvent } from './fact-of-event.ts';
import { findSubscription } from './find-subscription.ts';

const FIRST_WAIT_MS = 5_000;
const MAX_WAIT_MS = 60 * 60_000;
const BATCH_SIZE = 500;

/**
 * Limits of one server: concurrent batches, callbacks per batch, and concurrent callbacks of a batch that are applied
 * one by one.
 */
const LIMITS = { concurrency: 2, size: 50, singles: 4 };
const pools = new WeakMap<Deps, BatchPool>();

function poolOf(deps: Deps): BatchPool {
  const pool = pools.get(deps) ?? new BatchPool(LIMITS, (ids) => handleAndDeliver(deps, ids));
  pools.set(deps, pool);
  return pool;
}

const claim = ({ tx }: BillingChange, id: string) =>
  tx
    .selectFrom('billing_inbox')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

async function apply(change: BillingChange, id: string): Promise<boolean> {
  const row = await claim(change, id);
  const connected = row && change.deps.operators.get(row.operator);
  if (!row || !connected) return false;
  const finish = (state: 'applied' | 'known' | 'nobodys', subscriptionId: string | null) =>
    change.tx
      .updateTable('billing_inbox')
      .set({ state, subscription_id: subscriptionId, handled_at: new Date(change.nowMs) })
      .where('id', '=', id)
      .execute();
  const subscription = await findSubscription(change, row.operator, row.event);
  const reported = factOfEvent(row.event, connected.operator);
  if (!subscription) {
    change.deps.log.warn(
      { operator: row.operator, inboxId: id, type: row.event.type },
      'callback matches no subscription',
    );
    await finish('nobodys', null);
    return false;
  }
  const after = reported ? await recordFact(change, subscription, reported) : subscription;
  await finish(after === subscription ? 'known' : 'applied', subscription.id);
  return after !== subscription;
}

/** Postpones an event that could not be applied. It is retried without limit. */
async function postpone({ db, clock }: BillingDeps, id: string): Promise<void> {
  const row = await db
    .updateTable('billing_inbox')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .returning('tries')
    .executeTakeFirst();
  const waitMs = Math.min(FIRST_WAIT_MS * 2 ** (row?.tries ?? 0), MAX_WAIT_MS);
  await db
    .updateTable('billing_inbox')
    .set({ next_try_at: new Date(clock.nowMs() + waitMs) })
    .where('id', '=', id)
    .execute();
}

async function handle(deps: BillingDeps, id: string): Promise<void> {
  try {
    await changeBilling(deps, (change) => apply(change, id));
  } catch (error) {
    deps.log.error({ err: error, inboxId: id }, 'callback was not applied');
    await postpone(deps, id).catch(() => {});
  }
}

async function handleAll(deps: BillingDeps, ids: readonly string[]): Promise<void> {
  const others = ids.length > 1 ? await applyRenewals(deps, ids) : ids;
  for (let at = 0; at < others.length; at += LIMITS.singles)
    await Promise.all(others.slice(at, at + LIMITS.singles).map((id) => handle(deps, id)));
}

/** Applies all waiting events in batches, oldest first. */
export async function handleInbox(deps: Deps): Promise<void> {
  for (;;) {
    const rows = await deps.db
      .selectFrom('billing_inbox')
      .select('id')
      .where('state', '=', 'waiting')
      .where('next_try_at', '<=', new Date(deps.clock.nowMs()))
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute();
    const ids = rows.map(({ id }) => id);
    for (let at = 0; at < ids.length; at += LIMITS.size)
      await handleAll(deps, ids.slice(at, at + LIMITS.size));
    if (rows.length < BATCH_SIZE) return;
  }
}

async function handleAndDeliver(deps: Deps, ids: readonly string[]): Promise<void> {
  await handleAll(deps, ids);
  await deliverSoon(deps);
}

/** Applies events that have just been stored, in the background, so that their sender need not wait. */
export const handleInboxSoon = (deps: Deps, ids: Iterable<string>): void => poolOf(deps).add(ids);

/** Resolves when all stored events are handled. */
export const inboxIdle = (deps: Deps): Promise<void> => poolOf(deps).idle();
