import type { PublicLook } from '../../../core/avatars/public-look.ts';
import type { Tx } from '../../../lib/database/db.ts';

/** Sets the picture and frame that others see. */
export async function setPublicLook(tx: Tx, playerId: string, look: PublicLook): Promise<void> {
  await tx
    .updateTable('player')
    .set({ avatar: JSON.stringify(look) })
    .where('id', '=', playerId)
    .execute();
}
