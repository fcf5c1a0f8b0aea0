import type { Deps } from '../../deps.ts';
import { anyOf } from '../../lib/any-of.ts';
import { AppError } from '../../lib/app-error.ts';
import { changeBilling } from './billing-change.ts';
import { recordFact } from './facts/record-fact.ts';
import { getSubscription } from './get-subscription.ts';
import { deliverSoon } from './jobs/deliver-outbox.ts';

/** Cancels the player's subscription: no more charges, but paid time stays. */
export async function cancelSubscription(deps: Deps, playerId: string) {
  await changeBilling(deps, async (change) => {
    const live = await change.tx
      .selectFrom('subscription')
      .selectAll()
      .where('player_id', '=', playerId)
      .where('state', '=', anyOf(['activating', 'active', 'grace', 'suspended', 'cancelling']))
      .orderBy('opened_at', 'desc')
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    if (!live) throw new AppError('NOT_SUBSCRIBED');
    const fact = { type: 'cancel_requested' } as const;
    await recordFact(change, live, { key: 'cancel', fact, by: 'us', atMs: change.nowMs });
  });
  await deliverSoon(deps);
  return await getSubscription(deps, playerId);
}
