import { sql, type Updateable } from 'kysely';
import type { Tx } from '../lib/database/db.ts';
import { eventPartition } from './events/event-partitions.ts';
import type { MatchEvent } from './events/publisher.ts';
import { type LockedMatch, type Match, packState, type Write } from './locked-match.ts';
import type { MatchTable } from './match.tables.ts';

const changing = (match: Match): Updateable<MatchTable> => {
  const { status, phase, round, next_round_at, due_at, version, ended_at } = match;
  return { state: packState(match), status, phase, round, next_round_at, due_at, version, ended_at };
};

const eventColumns = ['match_id', 'version', 'turn', 'kind', 'at', 'data'] as const;

/** Statement that inserts events. Its text is the same for any number of them, so that its plan is reused. */
export function eventInsert(db: Pick<Tx, 'insertInto'>, events: readonly MatchEvent[]) {
  const rows = events.map(({ matchId, version, kind, atMs, data }) => {
    return { match_id: matchId, version, turn: eventPartition(atMs), kind, at: new Date(atMs), data };
  });
  return db
    .insertInto('match_event')
    .columns(eventColumns)
    .expression(
      sql`SELECT match_id, version, turn, kind, at, data
            FROM jsonb_populate_recordset(NULL::match_event, ${JSON.stringify(rows)}::jsonb)`,
    );
}

/** Inserts events of one or more matches. */
export async function insertEvents(tx: Tx, events: readonly MatchEvent[]): Promise<void> {
  if (events.length > 0) await eventInsert(tx, events).execute();
}

/** A write as a common table expression of another statement. */
export const asCte = (write: Write): Write => sql`(${write})`;

/** Writes the match, its events and its other writes in one statement, and so in one round trip. */
export async function saveMatch({ tx, match, events, writes }: LockedMatch): Promise<void> {
  if (events.length === 0) {
    if (writes.size > 0) throw new Error(`The match ${match.id} has writes without an event`);
    return;
  }
  let query = tx.with('saved', (db) =>
    db.updateTable('match').set(changing(match)).where('id', '=', match.id),
  );
  for (const [name, write] of writes) query = query.with(name, () => asCte(write));
  await eventInsert(query, events).execute();
}
