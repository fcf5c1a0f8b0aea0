import type { UserPatch } from '@trivia/contract/account/user.ts';
import { defineSubscriber, type Hearing } from '../../core/events/subscriber.ts';
import { getMembership, membershipPatch } from '../../core/subscription/membership.ts';
import { getWallet, walletPatch } from '../../core/wallet/get-wallet.ts';
import type { Db } from '../../deps.ts';
import { publishUserPatch } from '../live/publish-user-event.ts';

/** Parts of a player that a purchase may have changed. */
export async function purchasePatch(db: Db, playerId: string, nowMs: number): Promise<UserPatch> {
  const membership = await getMembership(db, playerId, nowMs);
  return { ...walletPatch(await getWallet(db, playerId)), ...membershipPatch(membership) };
}

async function publishPurchase({ tx, deps, afterCommit }: Hearing, playerId: string): Promise<void> {
  const patch = await purchasePatch(tx, playerId, deps.clock.nowMs());
  afterCommit(() => publishUserPatch(deps.realtime, playerId, patch));
}

/** Sends all devices of a player what a purchase changed: balances and membership. */
export const purchaseNews = defineSubscriber('purchase-news', {
  'purchase.paid': (hearing, { data }) => publishPurchase(hearing, data.playerId),
  'purchase.revoked': (hearing, { data }) => publishPurchase(hearing, data.playerId),
});
