import { AppError } from '../../lib/app-error.ts';
import type { Deps } from '../../lib/deps.ts';
import { countTry, forgetTries, refuseTooManyTries } from './attempts.repository.ts';
import { isPasswordRight } from './passwords.ts';

/** Asks a signed-in player for their password once more: a borrowed phone must not be enough. */
export async function requirePassword(deps: Deps, playerId: string, password: string): Promise<void> {
  const counter = { kind: 'password', subject: playerId } as const;
  await refuseTooManyTries(deps, counter);
  const player = await deps.db
    .selectFrom('player')
    .select('password_hash')
    .where('id', '=', playerId)
    .executeTakeFirst();
  if (!(await isPasswordRight(player?.password_hash ?? null, password))) {
    await countTry(deps, counter);
    throw new AppError('WRONG_PASSWORD');
  }
  await forgetTries(deps, counter);
}
