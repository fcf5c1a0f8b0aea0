import { REFERRAL_GAMES } from '@trivia/rules/economy.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../lib/deps.ts';

export interface DueReferral {
  readonly friendId: string;
  readonly referrerId: string;
}

/** Games that the friend played to their end and gave an answer in. */
const gamesOfFriend: RawBuilder<number> = sql`
  (SELECT count(*) FROM match_result result
    WHERE result.player_id = friend.id AND NOT result.is_forfeit
      AND EXISTS (SELECT FROM match_answer answer
                   WHERE answer.match_id = result.match_id AND answer.player_id = friend.id))`;

/**
 * Referrals whose friend has a verified address and has finished enough games, the oldest first. None of a deleted
 * account is due. The kept count of finished games spares the look at most friends who never played.
 */
export async function listDueReferrals(db: Db): Promise<DueReferral[]> {
  const { rows } = await sql<DueReferral>`
    SELECT referral.friend_id AS "friendId", referral.referrer_id AS "referrerId"
      FROM referral
      JOIN player friend ON friend.id = referral.friend_id
      JOIN player referrer ON referrer.id = referral.referrer_id
      JOIN player_statistics played ON played.player_id = friend.id
     WHERE referral.status IN ('open', 'released')
       AND friend.email_verified_at IS NOT NULL
       AND friend.deleted_at IS NULL AND referrer.deleted_at IS NULL
       AND played.matches_completed >= ${REFERRAL_GAMES}
       AND ${gamesOfFriend} >= ${REFERRAL_GAMES}
     ORDER BY referral.created_at, referral.friend_id`.execute(db);
  return rows;
}
