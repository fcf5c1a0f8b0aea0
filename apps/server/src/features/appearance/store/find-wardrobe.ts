import type { CosmeticOwner } from '@trivia/rules/store/cosmetics.ts';
import { tierOf } from '@trivia/rules/tiers.ts';
import { getMembership } from '../../../core/subscription/membership.ts';
import { getWallet } from '../../../core/wallet/get-wallet.ts';
import type { Db } from '../../../lib/database/db.ts';

/** Facts that decide which cosmetics a player owns. */
export interface Wardrobe {
  ownerOf(cosmeticId: string): CosmeticOwner;
}

const visitor: Wardrobe = { ownerOf: () => ({ hasPlus: false, tier: 'starter', hasTaken: false }) };

/** Finds the wardrobe of a player. Visitors have the free cosmetics. */
export async function findWardrobe(db: Db, playerId: string | undefined, nowMs: number): Promise<Wardrobe> {
  if (playerId === undefined) return visitor;
  const [taken, wallet, membership] = await Promise.all([
    db.selectFrom('player_cosmetic').select('cosmetic_id').where('player_id', '=', playerId).execute(),
    getWallet(db, playerId),
    getMembership(db, playerId, nowMs),
  ]);
  const ids = new Set(taken.map(({ cosmetic_id }) => cosmetic_id));
  const known = { hasPlus: membership.id === 'plus', tier: tierOf(wallet.lifetimePoints) };
  return { ownerOf: (cosmeticId) => ({ ...known, hasTaken: ids.has(cosmeticId) }) };
}
