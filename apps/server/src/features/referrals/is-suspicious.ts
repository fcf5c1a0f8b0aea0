import { sql } from 'kysely';
import type { Tx } from '../../lib/database/db.ts';
import type { DueReferral } from './list-due-referrals.ts';

/** Number of friends on one network, this one included, from which referrals are reviewed; households stay below. */
const FRIENDS_PER_NETWORK = 3;

/**
 * Whether the friend may be another account of the same person: signed in on a device of the referrer or of another
 * referred friend, or on a network that many of these friends share.
 */
export async function isSuspicious(tx: Tx, { friendId, referrerId }: DueReferral): Promise<boolean> {
  const { rows } = await sql<{ isSuspicious: boolean }>`
    WITH related AS (
      SELECT own.kind, own.subject_hash, other.player_id
        FROM sighting own
        JOIN sighting other USING (kind, subject_hash)
       WHERE own.player_id = ${friendId} AND other.player_id <> ${friendId}
         AND (other.player_id = ${referrerId}
              OR other.player_id IN (SELECT friend_id FROM referral WHERE referrer_id = ${referrerId})))
    SELECT EXISTS (SELECT FROM related WHERE kind = 'device')
        OR EXISTS (SELECT FROM related WHERE kind = 'network' AND player_id <> ${referrerId}
                    GROUP BY subject_hash HAVING count(*) >= ${FRIENDS_PER_NETWORK}) AS "isSuspicious"`.execute(
    tx,
  );
  return rows[0]?.isSuspicious ?? false;
}
