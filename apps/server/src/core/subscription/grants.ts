/** Grants of subscriptions, derived from their events and replaced by later ones. */
import { sql } from 'kysely';
import type { Tx } from '../../lib/database/db.ts';

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

/** Stores grants by key. Skips grants without length. `isComplete` first deletes all others of the subscription. */
export async function storeGrants(
  tx: Tx,
  { playerId, subscriptionId }: GrantOwner,
  grants: readonly KeyedGrant[],
  isComplete: boolean,
): Promise<void> {
  if (isComplete) await remove(tx, subscriptionId).execute();
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

type ManyGrants = readonly (KeyedGrant & GrantOwner)[];

async function removeMany(tx: Tx, grants: ManyGrants): Promise<void> {
  if (grants.length === 0) return;
  const rows = grants.map(({ subscriptionId, key }) => ({ subscription_id: subscriptionId, key }));
  await sql`
    DELETE FROM access_grant
     USING jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (subscription_id uuid, key text)
     WHERE access_grant.subscription_id = row.subscription_id AND access_grant.key = row.key`.execute(tx);
}

async function putMany(tx: Tx, grants: ManyGrants): Promise<void> {
  if (grants.length === 0) return;
  const rows = grants.map(({ playerId, subscriptionId, key, source, startsAtMs, endsAtMs }) => ({
    player_id: playerId,
    subscription_id: subscriptionId,
    key,
    source,
    starts_at: new Date(startsAtMs),
    ends_at: new Date(endsAtMs),
  }));
  await sql`
    INSERT INTO access_grant (player_id, subscription_id, key, source, starts_at, ends_at)
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS row (player_id uuid, subscription_id uuid, key text, source text, starts_at timestamptz, ends_at timestamptz)
    ON CONFLICT (subscription_id, key) DO UPDATE
       SET starts_at = excluded.starts_at, ends_at = excluded.ends_at`.execute(tx);
}

/** Stores grants of many subscriptions, each key of a subscription once. Skips grants without length. */
export async function storeManyGrants(tx: Tx, grants: ManyGrants): Promise<void> {
  const hasLength = ({ startsAtMs, endsAtMs }: KeyedGrant): boolean => endsAtMs > startsAtMs;
  await removeMany(
    tx,
    grants.filter((grant) => !hasLength(grant)),
  );
  await putMany(tx, grants.filter(hasLength));
}

/** Revokes what is left of a subscription's grants. */
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
