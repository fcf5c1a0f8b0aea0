import type { Db } from '../../lib/deps.ts';

export interface HeldReferral {
  readonly friendId: string;
  readonly friend: string | null;
  readonly referrer: string | null;
  readonly heldAt: Date | null;
}

/** Referrals held for review, oldest first. */
export const listHeldReferrals = (db: Db): Promise<HeldReferral[]> =>
  db
    .selectFrom('referral')
    .innerJoin('player as friend', 'friend.id', 'referral.friend_id')
    .innerJoin('player as referrer', 'referrer.id', 'referral.referrer_id')
    .select(['referral.friend_id as friendId', 'referral.decided_at as heldAt'])
    .select(['friend.username as friend', 'referrer.username as referrer'])
    .where('referral.status', '=', 'held')
    .orderBy('referral.decided_at')
    .execute();

/**
 * Releases a held referral for payment, or refuses it for good. Returns false when the friend has no held
 * referral.
 */
export async function decideReferral(
  db: Db,
  friendId: string,
  status: 'released' | 'refused',
  nowMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('referral')
    .set({ status, decided_at: new Date(nowMs) })
    .where('friend_id', '=', friendId)
    .where('status', '=', 'held')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
