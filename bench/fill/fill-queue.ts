/** Inserts players with tokens and coins by SQL, because their sign-up is not measured. */
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/lib/database/db.ts';

const COINS = 1_000;
const playerId = sql`('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;
/** Transfer id of a player's coins. */
const transferId = sql`('00000000-0000-4000-a000-' || lpad(n::text, 12, '0'))::uuid`;

export const queueToken = (index: number): string => `bench-token-${String(index).padStart(24, '0')}`;

async function addPlayers(db: Db, count: number): Promise<void> {
  const numbers = sql`generate_series(0, ${count - 1}) n`;
  await sql`INSERT INTO player (id, username, username_key, referral_code, completed_at, created_at)
            SELECT ${playerId}, 'bench-' || n, 'bench-' || n, 'B' || n, now(), now() FROM ${numbers}`.execute(
    db,
  );
  await sql`INSERT INTO session (player_id, token_hash, created_at, last_seen_at, expires_at)
            SELECT ${playerId}, sha256(('bench-token-' || lpad(n::text, 24, '0'))::bytea), now(), now(),
                   now() + interval '1 day' FROM ${numbers}`.execute(db);
  await sql`INSERT INTO access_grant (player_id, source, starts_at, ends_at)
            SELECT ${playerId}, 'bench', now() - interval '1 day', now() + interval '1 day' FROM ${numbers}`.execute(
    db,
  );
}

async function giveCoins(db: Db, count: number): Promise<void> {
  const numbers = sql`generate_series(0, ${count - 1}) n`;
  await sql`INSERT INTO ledger_account (kind, player_id, currency, balance)
            SELECT 'player', ${playerId}, 'coin', ${COINS}::int FROM ${numbers}`.execute(db);
  await sql`INSERT INTO ledger_transfer (id, idempotency_key, reason, booked_at)
            SELECT ${transferId}, 'bench:' || n, 'correction', now() FROM ${numbers}`.execute(db);
  await sql`INSERT INTO ledger_entry (transfer_id, account_id, amount, balance_after)
            SELECT ${transferId}, a.id, ${COINS}::int, ${COINS}::int FROM ${numbers}
              JOIN ledger_account a ON a.player_id = ${playerId}
             UNION ALL
            SELECT ${transferId}, a.id, -${COINS}::int, NULL FROM ${numbers}
              JOIN ledger_account a ON a.kind = 'house' AND a.currency = 'coin'`.execute(db);
}

export async function fillQueue(db: Db, count: number): Promise<void> {
  await addPlayers(db, count);
  await giveCoins(db, count);
  await sql`ANALYZE`.execute(db);
}

export interface Seating {
  readonly matches: number;
  readonly seats: number;
  /** Number of players with more than one seat. */
  readonly doubled: number;
  /** Start of the last match, in milliseconds since 1970. */
  readonly lastAtMs: number;
}

/** Counts players in matches, except the warm-up's. */
export async function countSeats(db: Db): Promise<Seating> {
  const { rows } = await sql<Seating>`
    SELECT count(DISTINCT s.match_id)::int AS matches, count(*)::int AS seats,
           (count(*) - count(DISTINCT s.player_id))::int AS doubled,
           (extract(epoch FROM max(m.created_at)) * 1000)::float8 AS "lastAtMs"
      FROM match_player s JOIN match m ON m.id = s.match_id
     WHERE m.status = 'playing'`.execute(db);
  return rows[0] ?? { matches: 0, seats: 0, doubled: 0, lastAtMs: 0 };
}
