/** Grants of a subscription, which follow from its events and are replaced by them. */
import type { Tx } from '../../deps.ts';

interface KeyedGrant {
  readonly key: string;
  readonly source: string;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

interface GrantOwner {
  readonly playerId: string;
  readonly subscriptionId: string;
}

const remove = (tx: Tx, subscriptionId: string) =>
  tx.deleteFrom('access_grant').where('subscription_id', '=', subscriptionId);

/** Keeps grants by their keys. One without length is none; `isWhole` removes all others of the subscription. */
export async function keepGrants(
  tx: Tx,
  { playerId, subscriptionId }: GrantOwner,
  grants: readonly KeyedGrant[],
  isWhole: boolean,
): Promise<void> {
  if (isWhole) await remove(tx, subscriptionId).execute();
  for (const { key, source, startsAtMs, endsAtMs } of grants) {
    if (endsAtMs <= startsAtMs) {
      await remove(tx, subscriptionId).where('key', '=', key).execute();
      continue;
    }
    const times = { starts_at: new Date(startsAtMs), ends_at: new Date(endsAtMs) };
    await tx
      .insertInto('access_grant')
      .values({
        ...times,
        key,
        source,
        player_id: playerId,
        subscription_id: subscriptionId,
        revoked_at: null,
      })
      .onConflict((conflict) => conflict.columns(['subscription_id', 'key']).doUpdateSet(times))
      .execute();
  }
}

/** Takes back what is left of a subscription's grants. */
export async function revokeGrants(tx: Tx, subscriptionId: string, fromMs: number): Promise<void> {
  const from = new Date(fromMs);
  await tx
    .updateTable('access_grant')
    .set({ revoked_at: from })
    .where('subscription_id', '=', subscriptionId)
    .where('ends_at', '>', from)
    .where('revoked_at', 'is', null)
    .execute();
}
