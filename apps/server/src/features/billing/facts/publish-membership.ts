/** Publication of membership changes: to the player's devices directly, to other features by a domain event. */
import { recordEvents } from '../../../core/events/record-events.ts';
import { getMembership, membershipPatch } from '../../../core/subscription/membership.ts';
import { publishUserPatch } from '../../live/publish-user-event.ts';
import type { BillingChange, BillingDeps, SubscriptionRow } from '../billing-change.ts';

async function publishMembership({ db, clock, realtime, log }: BillingDeps, playerId: string): Promise<void> {
  if (!realtime.hasListeners) return;
  try {
    const membership = await getMembership(db, playerId, clock.nowMs());
    publishUserPatch(realtime, playerId, membershipPatch(membership));
  } catch (error) {
    log.warn({ err: error, playerId }, 'membership was not published');
  }
}

/** Records a change of a subscription, and publishes it after the commit. */
export async function recordChange(
  { deps, tx, afterCommit, nowMs }: BillingChange,
  before: SubscriptionRow,
  after: SubscriptionRow,
): Promise<void> {
  const playerId = after.player_id;
  if (playerId === null) return;
  if (before.paid_through?.getTime() !== after.paid_through?.getTime() || before.state !== after.state)
    afterCommit(() => void publishMembership(deps, playerId));
  if (before.state === after.state) return;
  const data = { subscriptionId: after.id, playerId, from: before.state, to: after.state };
  await recordEvents(tx, [{ name: 'subscription.changed', data }], nowMs);
  afterCommit(() => deps.events.wake());
}
