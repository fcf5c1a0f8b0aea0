import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../lib/database/db.ts';
import type { NewEvent } from './domain-events.ts';
import { packEvent } from './stored-event.ts';

/** Statement that inserts events, to be part of the one that writes their cause. */
export const domainEventInsert = (
  events: readonly NewEvent[],
  nowMs: number,
): RawBuilder<Record<string, unknown>> => sql`
    INSERT INTO domain_event (name, data, occurred_at)
    SELECT name, data, ${new Date(nowMs)}
      FROM json_to_recordset(${JSON.stringify(events.map(packEvent))}::json) AS event (name text, data json)`;

/**
 * Records events in the transaction of their cause, so that they exist if and only if it is committed. The caller
 * wakes the dispatcher after the commit; otherwise delivery takes up to five seconds.
 */
export async function recordEvents(tx: Tx, events: readonly NewEvent[], nowMs: number): Promise<void> {
  if (events.length > 0) await domainEventInsert(events, nowMs).execute(tx);
}
