import { dayOf, dayStartMs } from '@trivia/rules/calendar/baghdad.ts';
import { REFERRAL_GAMES, REFERRALS_PAID_PER_DAY } from '@trivia/rules/economy.ts';
import { sql } from 'kysely';
import type { Db } from '../../lib/database/db.ts';

/** Time within which the friend has to play. */
const LAPSES_AFTER_MS = 90 * 24 * 60 * 60 * 1000;

export interface DueReferral {
  readonly friendId: string;
  readonly referrerId: string;
}

/**
 * Referrals whose friend has a verified address and enough finished games, oldest first, and per referrer no more
 * than can still be paid that day. Excludes deleted accounts and referrals older than 90 days.
 */
export async function listDueReferrals(
  db: Db,
  nowMs: number,
  friendIds?: readonly string[],
): Promise<DueReferral[]> {
  const openSince = new Date(nowMs - LAPSES_AFTER_MS);
  const { rows } = await sql<DueReferral>`
    WITH waiting AS (
      SELECT * FROM referral
       WHERE (status = 'released' OR (status = 'open' AND created_at > ${openSince}))
         AND (${friendIds ?? null}::uuid[] IS NULL OR friend_id = ANY (${friendIds ?? null}::uuid[]))
    ), room AS MATERIALIZED (
      SELECT referrer.id, ${REFERRALS_PAID_PER_DAY} - (
               SELECT count(*) FROM referral paid
                WHERE paid.referrer_id = referrer.id AND paid.status = 'paid'
                  AND paid.decided_at >= ${new Date(dayStartMs(dayOf(nowMs)))}) AS places
        FROM player referrer
       WHERE referrer.deleted_at IS NULL AND referrer.id IN (SELECT referrer_id FROM waiting)
    ), due AS (
      SELECT waiting.friend_id, waiting.referrer_id, waiting.created_at, room.places,
             row_number() OVER (PARTITION BY room.id ORDER BY waiting.created_at, waiting.friend_id) AS place
        FROM room
        JOIN waiting ON waiting.referrer_id = room.id
        JOIN player friend ON friend.id = waiting.friend_id
       WHERE room.places > 0
         AND friend.email_verified_at IS NOT NULL AND friend.deleted_at IS NULL
         AND waiting.games >= ${REFERRAL_GAMES})
    SELECT friend_id AS "friendId", referrer_id AS "referrerId"
      FROM due WHERE place <= places
     ORDER BY created_at, friend_id`.execute(db);
  return rows;
}
