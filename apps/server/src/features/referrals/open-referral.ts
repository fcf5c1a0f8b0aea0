import type { Tx } from '../../deps.ts';

/**
 * Records who brought a newcomer. The reward is paid once the friend has really played: see
 * `pay-referrals.ts`.
 */
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
