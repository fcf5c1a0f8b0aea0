import type { Actor } from '../../core/audit/actor.ts';
import { recordAudit } from '../../core/audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../lib/database/db.ts';
import { inTransaction } from '../../lib/database/transaction.ts';

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

export interface ReferralDecision {
  readonly friendId: string;
  readonly status: 'released' | 'refused';
}

/** Releases a held referral for payment, or refuses it for good. Returns false if the friend has no held referral. */
export async function decideReferral(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { friendId, status }: ReferralDecision,
): Promise<boolean> {
  return await inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('referral')
      .set({ status, decided_at: new Date(clock.nowMs()) })
      .where('friend_id', '=', friendId)
      .where('status', '=', 'held')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const subject = { kind: 'player', id: friendId };
    await recordAudit(tx, actor, { action: `referral.${status}`, subject }, clock.nowMs());
    return true;
  });
}
