import { DatabaseUnavailable } from '../../lib/database/database-unavailable.ts';
import type { Db, Tx } from '../../lib/database/db.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import type { DomainEvent } from './domain-events.ts';
import { unpackData } from './stored-event.ts';
import type { Subscriber, SubscriberDeps } from './subscriber.ts';

const EVENTS_PER_BATCH = 100;
const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 5 * 60_000;

type DeliveryDeps = SubscriberDeps & { readonly db: Db };

/** The event that is being handled, to be reported if it fails. */
interface Progress {
  event?: DomainEvent;
}

/** Locks the cursor, so that one server at a time serves a subscriber. Undefined during the pause after a failure. */
async function lockCursor(tx: Tx, name: string, nowMs: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('event_subscriber')
    .select(['position', 'retry_at'])
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.retry_at && row.retry_at.getTime() > nowMs ? undefined : Number(row.position);
}

async function listEvents(tx: Tx, after: number, atMost: number): Promise<DomainEvent[]> {
  const rows = await tx
    .selectFrom('domain_event')
    .select(['position', 'name', 'data', 'occurred_at'])
    .where('position', '>', String(after))
    .orderBy('position')
    .limit(atMost)
    .execute();
  return rows.map(
    ({ position, name, data, occurred_at }) =>
      ({
        position: Number(position),
        name,
        data: unpackData(name, data),
        occurredAtMs: occurred_at.getTime(),
      }) as DomainEvent,
  );
}

const moveCursor = (tx: Tx, name: string, position: number) =>
  tx
    .updateTable('event_subscriber')
    .set({ position: String(position), failures: 0, last_error: null, retry_at: null })
    .where('name', '=', name)
    .execute();

/** Handles the next events of a subscriber in one transaction. Returns their number. */
const deliverNext = (
  { db, ...deps }: DeliveryDeps,
  subscriber: Subscriber,
  { atMost, progress }: { readonly atMost: number; readonly progress: Progress },
): Promise<number> =>
  inTransaction(db, async (tx, afterCommit) => {
    const position = await lockCursor(tx, subscriber.name, deps.clock.nowMs());
    if (position === undefined) return 0;
    const events = await listEvents(tx, position, atMost);
    for (const event of events) {
      if (!subscriber.events.includes(event.name)) continue;
      progress.event = event;
      await subscriber.handle({ deps, tx, afterCommit }, event);
    }
    delete progress.event;
    const last = events.at(-1);
    if (last) await moveCursor(tx, subscriber.name, last.position);
    return events.length;
  });

/** Records a failure and postpones the retry: exponential backoff from one second to five minutes. */
async function recordFailure(
  { db, clock, log }: DeliveryDeps,
  { name }: Subscriber,
  { event, error }: { readonly event: DomainEvent; readonly error: unknown },
): Promise<void> {
  const { position } = event;
  log.error({ err: error, subscriber: name, event: event.name, position }, 'domain event was not handled');
  const last_error = error instanceof Error ? error.message : String(error);
  const row = await db
    .updateTable('event_subscriber')
    .set((eb) => ({ failures: eb('failures', '+', 1), last_error }))
    .where('name', '=', name)
    .where('position', '<', String(position))
    .returning('failures')
    .executeTakeFirst();
  if (!row) return;
  const waitMs = Math.min(FIRST_RETRY_MS * 2 ** (row.failures - 1), MAX_RETRY_MS);
  await db
    .updateTable('event_subscriber')
    .set({ retry_at: new Date(clock.nowMs() + waitMs) })
    .where('name', '=', name)
    .where('position', '<', String(position))
    .execute();
}

/**
 * Delivers all events that a subscriber has not handled yet, in order. A failing event blocks only this subscriber,
 * and only the events after it: those before are then delivered one by one.
 */
export async function deliverEvents(deps: DeliveryDeps, subscriber: Subscriber): Promise<void> {
  let atMost = EVENTS_PER_BATCH;
  for (;;) {
    const progress: Progress = {};
    try {
      if ((await deliverNext(deps, subscriber, { atMost, progress })) < atMost) return;
    } catch (error) {
      const { event } = progress;
      if (!event || error instanceof DatabaseUnavailable) throw error;
      if (atMost === 1) return await recordFailure(deps, subscriber, { event, error });
      atMost = 1;
    }
  }
}
