import type { SignedInPlayer } from '../../http/authentication.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database/db.ts';
import { lockPlayer } from './accounts.repository.ts';

/**
 * Locks the caller's account until the transaction ends. Refuses with UNAUTHENTICATED if the session has ended since
 * the start of the call, because earlier checks are then void.
 */
export async function lockCaller(tx: Tx, { id, sessionId }: Pick<SignedInPlayer, 'id' | 'sessionId'>) {
  const player = await lockPlayer(tx, id);
  const session = await tx
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('player_id', '=', id)
    .executeTakeFirst();
  if (!player || !session) throw new AppError('UNAUTHENTICATED');
  return player;
}
