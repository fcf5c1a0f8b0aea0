import { sql, type Updateable } from 'kysely';
import type { Tx } from '../deps.ts';
import { eventTurn } from './event-turns.ts';
import { type LockedMatch, type Match, packedState, type Write } from './locked-match.ts';
import type { MatchTable } from './match.tables.ts';
import type { MatchEvent } from './publisher.ts';

const changing = (match: Match): Updateable<MatchTable> => {
  const { status, phase, round, next_round_at, due_at, version, ended_at } = match;
  return { state: packedState(match), status, phase, round, next_round_at, due_at, version, ended_at };
};

const eventColumns = ['match_id', 'version', 'turn', 'kind', 'at', 'data'] as const;

/** Insertion of events, by a statement whose text is the same for any number. */
export function insertionOf(db: Pick<Tx, 'insertInto'>, events: readonly MatchEvent[]) {
  const rows = events.map(({ matchId, version, kind, atMs, data }) => {
    return { match_id: matchId, version, turn: eventTurn(atMs), kind, at: new Date(atMs), data };
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
  if (events.length > 0) await insertionOf(tx, events).execute();
}

/** A write as a part of another statement. */
export const alongside = (write: Write): Write => sql`(${write})`;

/** Writes the match, its events, and all that goes along with it, in one round trip. */
export async function saveMatch({ tx, match, events, writes }: LockedMatch): Promise<void> {
  if (events.length === 0) {
    if (writes.size > 0) throw new Error(`The match ${match.id} has writes without an event`);
    return;
  }
  let query = tx.with('saved', (db) =>
    db.updateTable('match').set(changing(match)).where('id', '=', match.id),
  );
  for (const [name, write] of writes) query = query.with(name, () => alongside(write));
  await insertionOf(query, events).execute();
}
