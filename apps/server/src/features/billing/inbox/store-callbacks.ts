/** Storage of callbacks' events in the inbox. Callbacks that arrive during a write are batched into the next one. */
import type { Deps } from '../../../deps.ts';
import type { OperatorEvent } from '../../../gateways/operators/operator-gateway.ts';

export interface ReportedEvent {
  readonly operator: string;
  readonly event: OperatorEvent;
}

interface Waiting {
  readonly events: readonly ReportedEvent[];
  readonly resolve: (ids: Promise<readonly string[]>) => void;
}

interface Inbox {
  waiting: Waiting[];
  isWriting: boolean;
}

/** Callbacks per statement. */
const BATCH_SIZE = 50;
const inboxes = new WeakMap<Deps, Inbox>();

function inboxOf(deps: Deps): Inbox {
  const inbox = inboxes.get(deps) ?? { waiting: [], isWriting: false };
  inboxes.set(deps, inbox);
  return inbox;
}

async function write({ db, clock }: Deps, events: readonly ReportedEvent[]): Promise<readonly string[]> {
  const now = new Date(clock.nowMs());
  const stored = await db
    .insertInto('billing_inbox')
    .values(
      events.map(({ operator, event }) => ({
        operator,
        event_id: event.id,
        event: JSON.stringify(event),
        received_at: now,
        subscription_id: null,
        next_try_at: now,
        handled_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return stored.map(({ id }) => id);
}

/** Writes callbacks in one statement; if that fails, one by one, so that only the faulty one fails. */
async function writeGroup(deps: Deps, group: readonly Waiting[]): Promise<void> {
  const together = write(
    deps,
    group.flatMap(({ events }) => events),
  );
  const isWritten = await together.then(
    () => true,
    () => false,
  );
  for (const [at, { events, resolve }] of group.entries()) {
    if (!isWritten) resolve(write(deps, events));
    // The first callback gets all ids, because new rows can't be assigned to callbacks.
    else resolve(at === 0 ? together : Promise.resolve([]));
  }
}

async function writeWaiting(deps: Deps, inbox: Inbox): Promise<void> {
  inbox.isWriting = true;
  while (inbox.waiting.length > 0) await writeGroup(deps, inbox.waiting.splice(0, BATCH_SIZE));
  inbox.isWriting = false;
}

/** Resolves once the events are durable. The ids of new rows are returned once, to one callback of the batch. */
export function storeCallback(deps: Deps, events: readonly ReportedEvent[]): Promise<readonly string[]> {
  const inbox = inboxOf(deps);
  return new Promise((resolve) => {
    inbox.waiting.push({ events, resolve });
    if (!inbox.isWriting) void writeWaiting(deps, inbox);
  });
}
