import { defineSubscriber, type Hearing } from '../../core/events/subscriber.ts';
import { getMembership } from '../../core/subscription/membership.ts';
import { getWallet, walletPatch } from '../../core/wallet/get-wallet.ts';
import { publishUserPatch } from '../live/publish-user-event.ts';

async function publishPlan({ tx, deps, afterCommit }: Hearing, playerId: string): Promise<void> {
  const plan = await getMembership(tx, playerId, deps.clock.nowMs());
  const patch = { ...walletPatch(await getWallet(tx, playerId)), plan, hasSubscription: plan.id === 'plus' };
  afterCommit(() => publishUserPatch(deps.realtime, playerId, patch));
}

/** Tells a player's devices what a purchase changed, wherever it was paid. */
export const purchaseNews = defineSubscriber('purchase-news', {
  'purchase.paid': (hearing, { data }) => publishPlan(hearing, data.playerId),
  'purchase.revoked': (hearing, { data }) => publishPlan(hearing, data.playerId),
});
