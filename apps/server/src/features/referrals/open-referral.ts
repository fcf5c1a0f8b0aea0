import type { Tx } from '../../lib/database/db.ts';

/** Records the referrer of a newcomer. The reward is paid after the friend has played: see `pay-referrals.ts`. */
export const openReferral = (tx: Tx, friendId: string, referrerId: string, nowMs: number): Promise<unknown> =>
  tx
    .insertInto('referral')
    .values({
      friend_id: friendId,
      referrer_id: referrerId,
      created_at: new Date(nowMs),
      decided_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
