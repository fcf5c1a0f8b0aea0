import type { Appearance } from '@trivia/contract/store/cosmetics.ts';
import { cosmeticSlots, ownsCosmetic } from '@trivia/rules/store/cosmetics.ts';
import { lockPlayers } from '../../../core/players/lock-players.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Tx } from '../../../lib/database/db.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { findCosmetic } from '../store/find-cosmetic.ts';
import { findWardrobe } from '../store/find-wardrobe.ts';
import { findHiddenFrame } from './get-appearance.ts';
import { updatePublicLook } from './update-public-look.ts';

/**
 * Refuses ids that are unknown or in the wrong slot with NOT_FOUND, and cosmetics that are not owned with NOT_OWNED.
 */
async function requireOwned(tx: Tx, playerId: string, worn: Appearance, nowMs: number): Promise<void> {
  const wardrobe = await findWardrobe(tx, playerId, nowMs);
  for (const slot of cosmeticSlots) {
    const id = worn[slot];
    if (id === null) continue;
    const cosmetic = findCosmetic(id);
    if (cosmetic.slot !== slot) throw new AppError('NOT_FOUND');
    if (!ownsCosmetic(cosmetic, wardrobe.ownerOf(id))) throw new AppError('NOT_OWNED');
  }
}

/** Sets the appearance from owned cosmetics. Refuses with NOT_FOUND and NOT_OWNED. */
export async function setAppearance(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  playerId: string,
  worn: Appearance,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const nowMs = clock.nowMs();
    await lockPlayers(tx, [playerId]);
    await requireOwned(tx, playerId, worn, nowMs);
    // Keep a hidden Plus frame: the player does not see it, so "none" is no choice against it.
    const frame = worn.frame ?? (await findHiddenFrame(tx, playerId, nowMs));
    const row = { worn: JSON.stringify({ ...worn, frame }), changed_at: new Date(nowMs) };
    await tx
      .insertInto('player_appearance')
      .values({ player_id: playerId, ...row })
      .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
      .execute();
    await updatePublicLook(tx, playerId, nowMs);
  });
}
