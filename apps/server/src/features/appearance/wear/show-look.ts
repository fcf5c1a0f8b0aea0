import { facePath, type PublicLook, picturePath } from '../../../core/avatars/public-look.ts';
import type { Tx } from '../../../deps.ts';
import { setPublicLook } from '../../accounts/profile/set-public-look.ts';
import { readWorn } from './get-appearance.ts';

/** Puts together how others see a player from now on, in the transaction of what changed it. */
export async function showLook(tx: Tx, playerId: string): Promise<void> {
  const { frame, ...onFace } = await readWorn(tx, playerId);
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
