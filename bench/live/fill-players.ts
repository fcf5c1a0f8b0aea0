/** Inserts signed-in players by SQL, because their sign-up is not measured. */
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/lib/database/db.ts';

export interface BenchPlayer {
  readonly id: string;
  readonly token: string;
}

const digits = (index: number): string => String(index).padStart(12, '0');

const playerOf = (index: number): BenchPlayer => ({
  id: `00000000-0000-4000-8000-${digits(index)}`,
  token: `bench-token-${digits(index)}`,
});

/** All players have Plus, so that none runs out of plays. */
export async function fillPlayers(db: Db, count: number): Promise<BenchPlayer[]> {
  const players = Array.from({ length: count }, (_, index) => playerOf(index));
  const rows = sql`(SELECT ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid AS id,
                           'bench-token-' || lpad(n::text, 12, '0') AS token, n + 1 AS n
                      FROM generate_series(0, ${sql.lit(count - 1)}) n) p`;
  await sql`INSERT INTO player (id, username, username_key, referral_code, completed_at, created_at)
            SELECT id, 'bench-' || n, 'bench-' || n, 'B' || n, now(), now() FROM ${rows}`.execute(db);
  await sql`INSERT INTO session (player_id, token_hash, created_at, last_seen_at, expires_at)
            SELECT id, sha256(token::bytea), now(), now(), now() + interval '1 day' FROM ${rows}`.execute(db);
  await sql`INSERT INTO access_grant (player_id, source, starts_at, ends_at)
            SELECT id, 'bench', now() - interval '1 day', now() + interval '1 day' FROM ${rows}`.execute(db);
  await sql`ANALYZE`.execute(db);
  return players;
}
