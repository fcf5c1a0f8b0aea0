import type { CancelledHandler } from '../../match/locked-match.ts';
import { grantBooster } from './grant-booster.ts';

/** Returns the boosters that were used in a cancelled match, in the transaction that cancels it. */
export const returnBoosters: CancelledHandler = async ({ tx, match, nowMs }, transferId) => {
  const used = await tx
    .selectFrom('match_booster')
    .select(['player_id', 'type'])
    .where('match_id', '=', match.id)
    .orderBy('player_id')
    .orderBy('type')
    .execute();
  for (const { player_id: playerId, type } of used) {
    await grantBooster(tx, { playerId, type, quantity: 1, transferId: transferId ?? null }, nowMs);
  }
};
