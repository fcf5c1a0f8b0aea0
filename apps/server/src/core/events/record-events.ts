import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../deps.ts';
import type { NewEvent } from './domain-events.ts';
import { packEvent } from './stored-event.ts';

/** Insertion of events, for a statement that also writes their cause. */
export const insertionOfEvents = (
  events: readonly NewEvent[],
  nowMs: number,
): RawBuilder<Record<string, unknown>> => sql`
    INSERT INTO domain_event (name, data, occurred_at)
    SELECT name, data, ${new Date(nowMs)}
      FROM json_to_recordset(${JSON.stringify(events.map(packEvent))}::json) AS event (name text, data json)`;

/**
 * Records events in the transaction of their cause, so that they are kept if and only if it is committed. The caller
 * wakes the dispatcher after the commit; without that they are delivered within five seconds.
 */
export async function recordEvents(tx: Tx, events: readonly NewEvent[], nowMs: number): Promise<void> {
  if (events.length > 0) await insertionOfEvents(events, nowMs).execute(tx);
}
