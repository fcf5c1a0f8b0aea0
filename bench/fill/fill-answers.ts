/** Inserts matches with an open, unanswered round by SQL, because their start is not measured. */
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/lib/database/db.ts';

export const SEATS = 8_000;
export const PER_MATCH = 500;
/** Number of the first idle player. One is in each match, so that no round closes. */
const IDLE_FROM = 900_000;

const playerId = sql`('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;
const matchId = sql`('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid`;

async function fillPlayers(db: Db): Promise<void> {
  const numbers = sql`(SELECT n FROM generate_series(0, ${SEATS - 1}) n
    UNION ALL SELECT ${IDLE_FROM} + n FROM generate_series(0, ${SEATS / PER_MATCH - 1}) n) seats`;
  await sql`INSERT INTO player (id, username, username_key, referral_code, completed_at, created_at)
            SELECT ${playerId}, 'bench-' || n, 'bench-' || n, 'B' || n, now(), now() FROM ${numbers}`.execute(
    db,
  );
  await sql`INSERT INTO session (player_id, token_hash, created_at, last_seen_at, expires_at)
            SELECT ${playerId}, sha256(('bench-token-' || lpad(n::text, 24, '0'))::bytea), now(), now(),
                   now() + interval '1 day' FROM ${numbers}`.execute(db);
}

async function fillMatches(db: Db): Promise<void> {
  const count = SEATS / PER_MATCH;
  await sql`INSERT INTO match (id, mode_id, type, mode, packed_seed, setup, state, phase, round, round_count, version, created_at)
            SELECT ${matchId}, 'tournament', 'tournament', 'multi', '\\xab', '{}', '{}', 'round', 1, 5, 1, now()
              FROM generate_series(0, ${count - 1}) n`.execute(db);
  await sql`INSERT INTO match_player (match_id, player_id, seat, last_seen_at, created_at)
            SELECT ('00000000-0000-4000-9000-' || lpad((n / ${PER_MATCH})::text, 12, '0'))::uuid, ${playerId},
                   n % ${PER_MATCH}, now(), now() FROM generate_series(0, ${SEATS - 1}) n`.execute(db);
  await sql`INSERT INTO match_player (match_id, player_id, seat, last_seen_at, created_at)
            SELECT ${matchId}, ('00000000-0000-4000-8000-' || lpad((${IDLE_FROM} + n)::text, 12, '0'))::uuid,
                   ${PER_MATCH}, now(), now() FROM generate_series(0, ${count - 1}) n`.execute(db);
  await sql`INSERT INTO match_round (match_id, round, question_id, question_version, packed_ids, packed_order, opens_at, closes_at)
            SELECT ${matchId}, 1, q.id, q.version, 'aaaaaaaabbbbbbbbccccccccdddddddd', 1230,
                   now() - interval '1 second', now() + interval '1 hour'
              FROM generate_series(0, ${count - 1}) n,
                   (SELECT id, version FROM question ORDER BY id LIMIT 1) q`.execute(db);
}

export async function fillAnswers(db: Db): Promise<void> {
  await fillPlayers(db);
  await fillMatches(db);
  await sql`ANALYZE`.execute(db);
}

/** Deletes all answers. */
export async function clearAnswers(db: Db): Promise<void> {
  await sql`TRUNCATE match_answer`.execute(db);
  await sql`VACUUM (ANALYZE) match_player`.execute(db);
}

export async function countAnswers(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM match_answer`.execute(db);
  return rows[0]?.count ?? 0;
}
