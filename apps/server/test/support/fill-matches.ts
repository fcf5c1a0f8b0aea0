/** Insertion of running daily challenges by SQL, to measure costs that may grow with them. */
import { sql } from 'kysely';
import type { Db } from '../../src/lib/database/db.ts';
import { eventPartition } from '../../src/match/events/event-partitions.ts';

const playerId = sql`('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;
/** Start of the time within ids. */
const FIRST_MS = Date.UTC(2026, 0, 1);
/** Ids by time, like real ones (UUID version 7, RFC 9562): a time of 48 bits, then random digits. */
const matchId = sql`(lpad(to_hex(${FIRST_MS}::bigint + n), 12, '0') || '7' || left(md5('bench match ' || n), 3)
                     || '8' || right(md5('bench match ' || n), 15))::uuid`;
/** Rounds of half a minute, opened one after another. */
const opensAt = sql`date_trunc('milliseconds', now()) - make_interval(secs => (n % 3000) / 100.0)`;

async function addPlayers(db: Db, from: number, to: number): Promise<void> {
  await sql`
    INSERT INTO player (id, username, username_key, referral_code, completed_at, created_at)
    SELECT ${playerId}, 'bench-' || n, 'bench-' || n, 'B' || n, now(), now()
      FROM generate_series(${from}::int, ${to}::int) n`.execute(db);
}

async function addMatches(db: Db, from: number, to: number): Promise<void> {
  const numbers = sql`generate_series(${from}::int, ${to}::int) n`;
  await sql`
    INSERT INTO match (id, mode_id, rules_version, type, mode, day, packed_seed, setup, state, phase, round, round_count,
                       due_at, version, created_at)
    SELECT ${matchId}, 'daily', 1, 'daily', 'solo', current_date, decode(md5(n::text), 'hex'),
           jsonb_build_object('seed', md5(n::text), 'players', jsonb_build_array(jsonb_build_object('id', ${playerId}))),
           jsonb_build_object('padding', repeat('x', 500)), 'round', 1, 5,
           ${opensAt} + interval '31 seconds', 1, ${opensAt} FROM ${numbers}`.execute(db);
  await sql`
    INSERT INTO match_player (match_id, player_id, seat, is_watched, last_seen_at)
    SELECT ${matchId}, ${playerId}, 0, true, now() - make_interval(secs => n % 10) FROM ${numbers}`.execute(
    db,
  );
  await sql`
    INSERT INTO match_round (match_id, round, question_id, question_version, packed_ids, packed_order,
                             opens_at, closes_at)
    SELECT ${matchId}, 1, q.question_id, q.version, 'abcd', 1230, ${opensAt},
           ${opensAt} + interval '30 seconds'
      FROM ${numbers} CROSS JOIN (SELECT question_id, version FROM question_version LIMIT 1) q`.execute(db);
  await sql`
    INSERT INTO match_event (match_id, version, turn, kind, at, data)
    SELECT ${matchId}, 1, ${eventPartition(Date.now())}, 'round.opened', ${opensAt}, '{}' FROM ${numbers}`.execute(
    db,
  );
}

/** Inserts daily challenges number `from` to `to`, each with a present player. */
export async function fillMatches(db: Db, from: number, to: number): Promise<void> {
  await addPlayers(db, from, to);
  await addMatches(db, from, to);
  await sql`ANALYZE`.execute(db);
}
