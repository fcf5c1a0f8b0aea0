import { sql } from 'kysely';
import type { Tx } from '../../lib/database/db.ts';

/**
 * Locks players until the transaction ends, in a fixed order, so that matches about the same players run one after
 * another. Returns the ids of those with an account that is not deleted.
 */
export async function lockPlayers(tx: Tx, playerIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('player')
    .select('id')
    .where((eb) => eb('id', '=', eb.fn.any(sql<string[]>`${playerIds}::uuid[]`)))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Set(rows.map(({ id }) => id));
}
