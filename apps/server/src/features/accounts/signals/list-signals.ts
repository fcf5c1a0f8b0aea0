import { sql } from 'kysely';
import type { Db } from '../../../lib/database/db.ts';
import type { SightingKind } from './sighting-hash.ts';

export interface Signal {
  readonly kind: SightingKind;
  /** First digits of the keyed hash, enough to distinguish subjects. */
  readonly subject: string;
  readonly count: number;
  readonly players: readonly string[];
}

const MOST = 50;

/** Devices shared by two or more accounts, and networks shared by five or more, most accounts first. */
export async function listSignals(db: Db): Promise<Signal[]> {
  const { rows } = await sql<Signal>`
    SELECT kind, left(encode(subject_hash, 'hex'), 12) AS subject, count(*)::int AS count,
           array_agg(coalesce(player.username, player.id::text) ORDER BY player.created_at) AS players
      FROM sighting JOIN player ON player.id = sighting.player_id
     GROUP BY kind, subject_hash
    HAVING count(*) >= CASE kind WHEN 'device' THEN 2 ELSE 5 END
     ORDER BY kind, count(*) DESC, subject_hash
     LIMIT ${MOST}`.execute(db);
  return rows;
}
