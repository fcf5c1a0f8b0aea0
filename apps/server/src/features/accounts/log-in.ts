import { AppError } from '../../lib/app-error.ts';
import type { Deps } from '../../lib/deps.ts';
import { findPlayerByLogin } from './accounts.repository.ts';
import { forgiveTries, takeTries } from './attempts.repository.ts';
import { limitSessions } from './limit-sessions.ts';
import { loadUser } from './load-user.ts';
import { type LogInFrom, logInCounters } from './log-in-counters.ts';
import { isPasswordRight } from './passwords.ts';
import { deletedAccount } from './restore-account.ts';
import { startSession } from './start-session.ts';
import { warnOfGuesses } from './warn-of-guesses.ts';

interface LogInInput extends Omit<LogInFrom, 'playerId'> {
  readonly password: string;
  readonly userAgent: string | undefined;
}

/**
 * Signs in with email or username. An unknown login and a wrong password look alike, also by time. Refuses with
 * ACCOUNT_LOCKED after five wrong passwords for the account from one address, and after more from all over.
 */
export async function logIn(deps: Deps, { password, userAgent, ...from }: LogInInput) {
  const { db, clock } = deps;
  const player = await findPlayerByLogin(db, from.login);
  const counters = await logInCounters(deps, { ...from, playerId: player?.id });
  const taken = await takeTries(deps, counters);
  const isRight = await isPasswordRight(player?.password_hash ?? null, password);
  if (!player || !isRight) {
    if (player && taken.isLast) warnOfGuesses(deps, player.id);
    throw new AppError('WRONG_CREDENTIALS');
  }
  await forgiveTries(deps, taken, counters[0]);
  if (player.deleted_at) {
    throw await db.transaction().execute((tx) => deletedAccount(tx, player.id, clock.nowMs()));
  }
  const accessToken = await startSession(deps, db, { playerId: player.id, userAgent });
  await limitSessions(deps, player.id);
  return { accessToken, user: await loadUser(deps, player.id) };
}
