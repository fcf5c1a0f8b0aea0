import type { UserPatch } from '@trivia/contract/user.ts';
import { defineSubscriber, type Hearing } from '../../core/events/subscriber.ts';
import { getMembership } from '../../core/subscription/membership.ts';
import { getWallet, walletPatch } from '../../core/wallet/get-wallet.ts';
import type { Db } from '../../deps.ts';
import { publishUserPatch } from '../live/publish-user-event.ts';

/** Parts of a player that a purchase may have changed. */
export async function purchasePatch(db: Db, playerId: string, nowMs: number): Promise<UserPatch> {
  const plan = await getMembership(db, playerId, nowMs);
  return { ...walletPatch(await getWallet(db, playerId)), plan, hasSubscription: plan.id === 'plus' };
}

async function publishPlan({ tx, deps, afterCommit }: Hearing, playerId: string): Promise<void> {
  const patch = await purchasePatch(tx, playerId, deps.clock.nowMs());
  afterCommit(() => publishUserPatch(deps.realtime, playerId, patch));
}

/** Sends all devices of a player the plan that a purchase changed. */
export const purchaseNews = defineSubscriber('purchase-news', {
  'purchase.paid': (hearing, { data }) => publishPlan(hearing, data.playerId),
  'purchase.revoked': (hearing, { data }) => publishPlan(hearing, data.playerId),
});
