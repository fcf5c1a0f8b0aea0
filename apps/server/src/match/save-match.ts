import { type CompiledQuery, sql } from 'kysely';
import type { Tx } from '../lib/database/db.ts';
import { eventPartition } from './events/event-partitions.ts';
import type { MatchEvent } from './events/publisher.ts';
import { type LockedMatch, type Match, packState, type Write } from './locked-match.ts';

function matchUpdate(match: Match): Write {
  const { id, status, phase, round, next_round_at, due_at, version, ended_at } = match;
  return sql`
    UPDATE match SET state = ${packState(match)}, status = ${status}, phase = ${phase}, round = ${round},
                     next_round_at = ${next_round_at}, due_at = ${due_at}, version = ${version}, ended_at = ${ended_at}
     WHERE id = ${id}`;
}

/** Statement that inserts events. Its text is the same for any number of them, so that its plan is reused. */
export function eventInsert(events: readonly MatchEvent[]): Write {
  const rows = events.map(({ matchId, version, kind, atMs, data }) => {
    return { match_id: matchId, version, turn: eventPartition(atMs), kind, at: new Date(atMs), data };
  });
  return sql`
    INSERT INTO match_event (match_id, version, turn, kind, at, data)
    SELECT match_id, version, turn, kind, at, data
      FROM jsonb_populate_recordset(NULL::match_event, ${JSON.stringify(rows)}::jsonb)`;
}

/** Inserts events of one or more matches. */
export async function insertEvents(tx: Tx, events: readonly MatchEvent[]): Promise<void> {
  if (events.length > 0) await eventInsert(events).execute(tx);
}

/** A write as a common table expression of another statement. */
export const asCte = (write: Write): Write => sql`(${write})`;

/** Statement that writes the match, its events and its other writes; undefined without a change. */
export function saveOf({ tx, match, events, writes }: LockedMatch): CompiledQuery | undefined {
  if (events.length === 0) {
    if (writes.size > 0) throw new Error(`The match ${match.id} has writes without an event`);
    return undefined;
  }
  const parts = [...writes].map(([name, write]) => sql`, ${sql.id(name)} AS (${write})`);
  const save = sql`
    WITH saved AS (${matchUpdate(match)})${sql.join(parts, sql``)} ${eventInsert(events)}`;
  return save.compile(tx);
}
