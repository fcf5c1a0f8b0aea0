import { sql } from 'kysely';
import type { Tx } from '../../deps.ts';
import type { NewEvent } from './domain-events.ts';

/**
 * Records events in the transaction of their cause, so that they are kept if and only if it is committed. The caller
 * wakes the dispatcher after the commit; without that they are heard within five seconds.
 */
export async function recordEvents(tx: Tx, events: readonly NewEvent[], nowMs: number): Promise<void> {
  if (events.length === 0) return;
  await sql`
    INSERT INTO domain_event (name, data, occurred_at)
    SELECT name, data, ${new Date(nowMs)}
      FROM jsonb_to_recordset(${JSON.stringify(events)}::jsonb) AS event (name text, data jsonb)`.execute(tx);
}
