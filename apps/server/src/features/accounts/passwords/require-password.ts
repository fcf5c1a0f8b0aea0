import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../lib/app-error.ts';
import { closeBy, forgiveTries, inAllSessions, spendTries } from '../guesses/attempts.repository.ts';
import { isPasswordRight } from './passwords.ts';

/**
 * Requires the password of a signed-in player again: a borrowed phone must not be enough. Wrong ones count by
 * session, so that a borrowed one does not lock the owner's other devices.
 */
export async function requirePassword(
  deps: Deps,
  playerId: string,
  password: string,
  sessionId: string = playerId,
): Promise<void> {
  const near = { limit: closeBy('password'), subject: sessionId };
  const taken = await spendTries(deps, [near, { limit: inAllSessions, subject: playerId }]);
  const player = await deps.db
    .selectFrom('player')
    .select('password_hash')
    .where('id', '=', playerId)
    .executeTakeFirst();
  if (!(await isPasswordRight(player?.password_hash ?? null, password))) throw new AppError('WRONG_PASSWORD');
  await forgiveTries(deps, taken, near);
}
