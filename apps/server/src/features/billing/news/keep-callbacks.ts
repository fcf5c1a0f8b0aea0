/** Keeps events of callbacks in the inbox: those that come while others are written are written together. */
import type { Deps } from '../../../deps.ts';
import type { OperatorEvent } from '../../../gateways/operators/operator-gateway.ts';

export interface ToldEvent {
  readonly operator: string;
  readonly event: OperatorEvent;
}

interface Waiting {
  readonly events: readonly ToldEvent[];
  readonly resolve: (ids: Promise<readonly string[]>) => void;
}

interface Inbox {
  waiting: Waiting[];
  isWriting: boolean;
}

/** Callbacks that are written by one statement. */
const AT_ONCE = 50;
const inboxes = new WeakMap<Deps, Inbox>();

function inboxOf(deps: Deps): Inbox {
  const inbox = inboxes.get(deps) ?? { waiting: [], isWriting: false };
  inboxes.set(deps, inbox);
  return inbox;
}

async function write({ db, clock }: Deps, events: readonly ToldEvent[]): Promise<readonly string[]> {
  const now = new Date(clock.nowMs());
  const kept = await db
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
  return kept.map(({ id }) => id);
}

/** Writes callbacks together; where that fails, each by itself, so that only the one at fault fails. */
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
    // The first one gets all ids, since a new row doesn't say whose it is.
    else resolve(at === 0 ? together : Promise.resolve([]));
  }
}

async function writeWaiting(deps: Deps, inbox: Inbox): Promise<void> {
  inbox.isWriting = true;
  while (inbox.waiting.length > 0) await writeGroup(deps, inbox.waiting.splice(0, AT_ONCE));
  inbox.isWriting = false;
}

/**
 * Resolves once the events are durable. Ids of new rows are told once, to one of the callbacks that were written
 * together.
 */
export function keepCallback(deps: Deps, events: readonly ToldEvent[]): Promise<readonly string[]> {
  const inbox = inboxOf(deps);
  return new Promise((resolve) => {
    inbox.waiting.push({ events, resolve });
    if (!inbox.isWriting) void writeWaiting(deps, inbox);
  });
}
