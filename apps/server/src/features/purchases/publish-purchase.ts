import type { UserPatch } from '@trivia/contract/account/user.ts';
import { defineSubscriber, type HandlerContext } from '../../core/events/subscriber.ts';
import { getMembership, membershipPatch } from '../../core/subscription/membership.ts';
import { getWallet, walletPatch } from '../../core/wallet/get-wallet.ts';
import type { Db } from '../../lib/database/db.ts';
import { publishUserPatch } from '../live/publish-user-event.ts';

/** Fields of the user view that a purchase may have changed. */
export async function purchasePatch(db: Db, playerId: string, nowMs: number): Promise<UserPatch> {
  const membership = await getMembership(db, playerId, nowMs);
  return { ...walletPatch(await getWallet(db, playerId)), ...membershipPatch(membership) };
}

async function publishPurchase({ tx, deps, afterCommit }: HandlerContext, playerId: string): Promise<void> {
  const patch = await purchasePatch(tx, playerId, deps.clock.nowMs());
  afterCommit(() => publishUserPatch(deps.realtime, playerId, patch));
}

/** Sends balance and membership after a purchase to all devices of the player. */
export const purchasePublisher = defineSubscriber('purchase-news', {
  'purchase.paid': (context, { data }) => publishPurchase(context, data.playerId),
  'purchase.revoked': (context, { data }) => publishPurchase(context, data.playerId),
});
