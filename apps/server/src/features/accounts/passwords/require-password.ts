import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../lib/app-error.ts';
import { forgiveTries, inAllSessions, perSource, spendTries } from '../guesses/attempts.repository.ts';
import { isPasswordRight } from './passwords.ts';

/**
 * Requires the password of a signed-in player again, because access to an unlocked phone must not be enough. Wrong
 * ones count by session, so that a thief's session does not lock the owner's devices.
 */
export async function requirePassword(
  deps: Deps,
  playerId: string,
  password: string,
  sessionId: string = playerId,
): Promise<void> {
  const near = { limit: perSource('password'), subject: sessionId };
  const taken = await spendTries(deps, [near, { limit: inAllSessions, subject: playerId }]);
  const player = await deps.db
    .selectFrom('player')
    .select('password_hash')
    .where('id', '=', playerId)
    .executeTakeFirst();
  if (!(await isPasswordRight(player?.password_hash ?? null, password))) throw new AppError('WRONG_PASSWORD');
  await forgiveTries(deps, taken, near);
}
