/** Delivery of queued calls to operators: SMS and cancellations. */
import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import type { ConnectedOperator } from '../../../gateways/operators/operator-gateways.ts';
import { changeBilling, lockSubscription } from '../billing-change.ts';
import { recordFact } from '../facts/record-fact.ts';
import { writeSms } from '../write-sms.ts';

const FIRST_WAIT_SECONDS = 30;
const MAX_WAIT_SECONDS = 60 * 60;
/** Time after which an SMS is no longer retried. Cancellations are retried without limit. */
const MESSAGE_LIFE_MS = 24 * 60 * 60 * 1000;

/** Claims the next due row and postpones it, so that no other node sends it meanwhile. */
const claim = ({ db }: Deps, now: Date) => {
  const next = db
    .selectFrom('billing_outbox')
    .select('id')
    .where('done_at', 'is', null)
    .where('gave_up_at', 'is', null)
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('billing_outbox')
    .set((eb) => ({
      tries: eb('tries', '+', 1),
      next_try_at: sql<Date>`${now}::timestamptz
        + least(${FIRST_WAIT_SECONDS} * power(2, least(tries, 20)), ${MAX_WAIT_SECONDS}) * interval '1 second'`,
    }))
    .where('id', '=', next)
    .returning(['id', 'subscription_id', 'kind', 'template', 'tries', 'created_at'])
    .executeTakeFirst();
};
type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

const subscriptionOf = ({ db }: Deps, { subscription_id }: Claimed) =>
  db
    .selectFrom('subscription')
    .select(['operator', 'phone_number', 'language'])
    .where('id', '=', subscription_id)
    .executeTakeFirstOrThrow();

async function stop(deps: Deps, { gateway }: ConnectedOperator, row: Claimed, number: string): Promise<void> {
  await gateway.unsubscribe({ number });
  await changeBilling(deps, async (change) => {
    const subscription = await lockSubscription(change, row.subscription_id);
    if (!subscription) return;
    const fact = { type: 'unsubscribed' } as const;
    await recordFact(change, subscription, { key: 'stopped', fact, by: 'us', atMs: change.nowMs });
  });
}

async function perform(deps: Deps, row: Claimed): Promise<void> {
  const { operator: slug, phone_number: number, language } = await subscriptionOf(deps, row);
  const connected = deps.operators.get(slug);
  if (!connected) throw new Error(`operator ${slug} is not set up`);
  if (row.kind === 'unsubscribe') return await stop(deps, connected, row, number);
  if (!row.template) return;
  const message = writeSms(row.template, connected.operator, language, deps.config.publicUrl);
  await connected.gateway.sendSms({ number, text: message, correlator: row.id });
}

const finish = ({ db, clock }: Deps, { id }: Claimed, column: 'done_at' | 'gave_up_at') =>
  db
    .updateTable('billing_outbox')
    .set({ [column]: new Date(clock.nowMs()) })
    .where('id', '=', id)
    .execute();

async function deliver(deps: Deps, row: Claimed): Promise<void> {
  try {
    await perform(deps, row);
    await finish(deps, row, 'done_at');
  } catch (error) {
    const ageMs = deps.clock.nowMs() - row.created_at.getTime();
    const isStale = row.kind === 'message' && ageMs > MESSAGE_LIFE_MS;
    deps.log.error(
      { err: error, outboxId: row.id, kind: row.kind, tries: row.tries },
      'call to operator was not delivered',
    );
    if (isStale) await finish(deps, row, 'gave_up_at');
  }
}

/** Delivers every call that is due, oldest first. */
export async function deliverOutbox(deps: Deps): Promise<void> {
  const now = new Date(deps.clock.nowMs());
  for (let row = await claim(deps, now); row; row = await claim(deps, now)) await deliver(deps, row);
}

interface Delivery {
  readonly running: Promise<void>;
  /** True if a call was queued during the running delivery, which may have missed it. */
  hasMore: boolean;
}

const deliveries = new WeakMap<Deps, Delivery>();

async function deliverUntilEmpty(deps: Deps): Promise<void> {
  for (let hasMore = true; hasMore; ) {
    await deliverOutbox(deps).catch((error: unknown) =>
      deps.log.error({ err: error }, 'outbox was not delivered'),
    );
    const delivery = deliveries.get(deps);
    hasMore = delivery?.hasMore ?? false;
    if (delivery) delivery.hasMore = false;
  }
  deliveries.delete(deps);
}

/**
 * Delivers calls that have just been queued; the job retries failed ones. One delivery runs at a time on a server, so
 * that a thousand callbacks don't cause a thousand queries. Never throws.
 */
export function deliverSoon(deps: Deps): Promise<void> {
  const delivery = deliveries.get(deps);
  if (delivery) {
    delivery.hasMore = true;
    return delivery.running;
  }
  const running = deliverUntilEmpty(deps);
  deliveries.set(deps, { running, hasMore: false });
  return running;
}
