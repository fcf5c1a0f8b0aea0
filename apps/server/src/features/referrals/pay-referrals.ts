import { dayOf, dayStartMs } from '@trivia/rules/calendar/baghdad.ts';
import { REFERRALS_PAID_PER_DAY, referralReward } from '@trivia/rules/economy.ts';
import type { HandlerContext } from '../../core/events/subscriber.ts';
import { notify } from '../../core/notifications/notify.ts';
import { getMembership } from '../../core/subscription/membership.ts';
import { book } from '../../core/wallet/book.ts';
import { getWallet, walletPatch } from '../../core/wallet/get-wallet.ts';
import { house, move, player } from '../../core/wallet/transfer.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../lib/database/db.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { publishUserPatch } from '../live/publish-user-event.ts';
import { isSuspicious } from './is-suspicious.ts';
import { type DueReferral, listDueReferrals } from './list-due-referrals.ts';

type Status = 'open' | 'held' | 'released' | 'paid' | 'refused';

/** Serialises payments to one referrer, so that the daily limit holds. */
const lockReferrer = (tx: Tx, referrerId: string) =>
  tx.selectFrom('player').select('id').where('id', '=', referrerId).forNoKeyUpdate().execute();

const lockStatus = async (tx: Tx, friendId: string): Promise<Status | undefined> =>
  (
    await tx
      .selectFrom('referral')
      .select('status')
      .where('friend_id', '=', friendId)
      .forUpdate()
      .executeTakeFirst()
  )?.status;

async function countPaidToday(tx: Tx, referrerId: string, nowMs: number): Promise<number> {
  const { count } = await tx
    .selectFrom('referral')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('referrer_id', '=', referrerId)
    .where('status', '=', 'paid')
    .where('decided_at', '>=', new Date(dayStartMs(dayOf(nowMs))))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const decide = (tx: Tx, friendId: string, status: Status, nowMs: number) =>
  tx
    .updateTable('referral')
    .set({ status, decided_at: new Date(nowMs) })
    .where('friend_id', '=', friendId)
    .execute();

async function bookReward(tx: Tx, { friendId, referrerId }: DueReferral, nowMs: number): Promise<void> {
  const friend = referralReward('freemium');
  const referrer = referralReward((await getMembership(tx, referrerId, nowMs)).id);
  const postings = [
    ...move(house, player(friendId), 'point', friend.points),
    ...move(house, player(referrerId), 'point', referrer.points),
    ...move(house, player(referrerId), 'coin', referrer.coins),
  ];
  const transfer = {
    key: `referral/${friendId}`,
    reason: 'referral',
    subject: { kind: 'player', id: friendId },
    postings,
  } as const;
  const { isNew } = await book(tx, transfer, nowMs);
  if (!isNew) return;
  await notify(tx, { playerId: referrerId, kind: 'referral_paid', data: referrer }, nowMs);
  await notify(tx, { playerId: friendId, kind: 'referral_welcome', data: { points: friend.points } }, nowMs);
}

/**
 * Pays, holds or postpones a due referral in the caller's transaction, and sends the players their new balances after
 * it. Does nothing for a referral that is neither open nor released.
 */
export async function settleReferral(
  {
    deps: { clock, realtime },
    tx,
    afterCommit,
  }: Pick<HandlerContext, 'tx' | 'afterCommit'> & { readonly deps: Pick<Deps, 'clock' | 'realtime'> },
  due: DueReferral,
): Promise<void> {
  const nowMs = clock.nowMs();
  const { friendId, referrerId } = due;
  await lockReferrer(tx, referrerId);
  const status = await lockStatus(tx, friendId);
  if (status !== 'open' && status !== 'released') return;
  if (status === 'open' && (await isSuspicious(tx, due))) {
    await decide(tx, friendId, 'held', nowMs);
    return await notify(tx, { playerId: referrerId, kind: 'referral_held', data: {} }, nowMs);
  }
  if ((await countPaidToday(tx, referrerId, nowMs)) >= REFERRALS_PAID_PER_DAY) return;
  await bookReward(tx, due, nowMs);
  await decide(tx, friendId, 'paid', nowMs);
  for (const playerId of [friendId, referrerId]) {
    const patch = walletPatch(await getWallet(tx, playerId));
    afterCommit(() => publishUserPatch(realtime, playerId, patch));
  }
}

/**
 * Pays due referrals, once each, at most five per referrer and day; others wait for the next day. Referrals that look
 * like one person with many accounts are held for review. A failure does not stop the others.
 */
export async function payReferrals(deps: Deps): Promise<void> {
  for (const due of await listDueReferrals(deps.db, deps.clock.nowMs())) {
    try {
      await inTransaction(deps.db, (tx, afterCommit) => settleReferral({ deps, tx, afterCommit }, due));
    } catch (error) {
      deps.log.error({ err: error, friendId: due.friendId }, 'referral could not be paid');
    }
  }
}
