import { AppError } from '../../lib/app-error.ts';
import type { Deps } from '../../lib/deps.ts';
import { closeBy, forgiveTries, inAllSessions, takeTries } from './attempts.repository.ts';
import { isPasswordRight } from './passwords.ts';

/**
 * Asks a signed-in player for their password once more: a borrowed phone must not be enough. Wrong ones are counted by
 * session, so that those of a borrowed one keep nobody out of the owner's other devices.
 */
export async function requirePassword(
  deps: Deps,
  playerId: string,
  password: string,
  sessionId: string = playerId,
): Promise<void> {
  const near = { limit: closeBy('password'), subject: sessionId };
  const taken = await takeTries(deps, [near, { limit: inAllSessions, subject: playerId }]);
  const player = await deps.db
    .selectFrom('player')
    .select('password_hash')
    .where('id', '=', playerId)
    .executeTakeFirst();
  if (!(await isPasswordRight(player?.password_hash ?? null, password))) throw new AppError('WRONG_PASSWORD');
  await forgiveTries(deps, taken, near);
}
