import type { BoosterId } from '@trivia/rules/boosters/booster-ids.ts';
import { sql } from 'kysely';
import type { Tx } from '../../lib/database/db.ts';

/** Adds boosters to a player's stock and records their origin. */
export async function grantBooster(
  tx: Tx,
  grant: { playerId: string; type: BoosterId; quantity: number; transferId: string | null },
  nowMs: number,
): Promise<void> {
  const { playerId: player_id, type, quantity, transferId: transfer_id } = grant;
  await tx
    .insertInto('player_booster')
    .values({ player_id, type, quantity })
    .onConflict((conflict) =>
      conflict
        .columns(['player_id', 'type'])
        .doUpdateSet({ quantity: sql`player_booster.quantity + excluded.quantity` }),
    )
    .execute();
  const granted_at = new Date(nowMs);
  await tx
    .insertInto('booster_grant')
    .values({ player_id, type, quantity, transfer_id, granted_at })
    .execute();
}
