import { facePath, type PublicLook, picturePath } from '../../../core/avatars/public-look.ts';
import type { Tx } from '../../../lib/database/db.ts';
import { setPublicLook } from '../../accounts/profile/set-public-look.ts';
import { readWorn } from './get-appearance.ts';

/** Updates the look that others see, in the transaction of its cause. */
export async function updatePublicLook(tx: Tx, playerId: string, nowMs: number): Promise<void> {
  const { frame, ...onFace } = await readWorn(tx, playerId, nowMs);
  const { avatar_seed } = await tx
    .selectFrom('player')
    .select('avatar_seed')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  const picture = await tx
    .selectFrom('player_picture')
    .select('id')
    .where('player_id', '=', playerId)
    .where('status', '<>', 'hidden')
    .executeTakeFirst();
  const ids = Object.values(onFace).filter((id) => id !== null);
  const look: PublicLook = {
    ...(ids.length > 0 && { path: facePath(avatar_seed, ids) }),
    ...(picture && { path: picturePath(picture.id) }),
    ...(frame !== null && { frame }),
  };
  await setPublicLook(tx, playerId, look);
}
