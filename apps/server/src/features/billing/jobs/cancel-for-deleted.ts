import type { Deps } from '../../../deps.ts';
import { anyOf } from '../../../lib/any-of.ts';
import { changeBilling, lockSubscription } from '../billing-change.ts';
import { recordFact } from '../facts/record-fact.ts';

const CHARGEABLE = ['activating', 'active', 'grace', 'suspended'] as const;

/** Cancels the subscriptions of deleted accounts, which would otherwise be charged for nothing. */
export async function cancelForDeleted(deps: Deps): Promise<void> {
  const rows = await deps.db
    .selectFrom('player')
    .innerJoin('subscription', 'subscription.player_id', 'player.id')
    .select('subscription.id')
    .where('player.deleted_at', 'is not', null)
    .where('player.erased_at', 'is', null)
    .where('subscription.state', '=', anyOf(CHARGEABLE))
    .execute();
  for (const { id } of rows)
    await changeBilling(deps, async (change) => {
      const locked = await lockSubscription(change, id);
      if (!locked) return;
      const fact = { type: 'cancel_requested' } as const;
      await recordFact(change, locked, { key: 'cancel', fact, by: 'us', atMs: change.nowMs });
    });
}
