import type { Selectable } from 'kysely';
import { AppError } from '../../lib/app-error.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import type { Deps } from '../../lib/deps.ts';
import { findPlayerByLogin, lockPlayer } from './accounts.repository.ts';
import type { PlayerTable } from './accounts.tables.ts';
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

type Found = Pick<Selectable<PlayerTable>, 'id' | 'password_hash'>;

/** Starts a session, unless the password that was checked is the account's no more: it may just have been taken over. */
async function openAccount(deps: Deps, checked: Found, userAgent: string | undefined): Promise<string> {
  const opened = await inTransaction(deps.db, async (tx) => {
    const player = await lockPlayer(tx, checked.id);
    if (player?.password_hash !== checked.password_hash) return new AppError('WRONG_CREDENTIALS');
    // Returned, so that the token which it carries is kept.
    if (player.deleted_at) return await deletedAccount(tx, player.id, deps.clock.nowMs());
    return await startSession(deps, tx, { playerId: player.id, userAgent });
  });
  if (opened instanceof AppError) throw opened;
  return opened;
}

/**
 * Signs in with email or username. An unknown login and a wrong password look alike, also by time. Refuses with
 * ACCOUNT_LOCKED after five wrong passwords for the account from one address, and after more from all over.
 */
export async function logIn(deps: Deps, { password, userAgent, ...from }: LogInInput) {
  const player = await findPlayerByLogin(deps.db, from.login);
  const counters = await logInCounters(deps, { ...from, playerId: player?.id });
  const taken = await takeTries(deps, counters);
  const isRight = await isPasswordRight(player?.password_hash ?? null, password);
  if (!player || !isRight) {
    if (player && taken.isLast) warnOfGuesses(deps, player.id);
    throw new AppError('WRONG_CREDENTIALS');
  }
  await forgiveTries(deps, taken, counters[0]);
  const accessToken = await openAccount(deps, player, userAgent);
  await limitSessions(deps, player.id);
  return { accessToken, user: await loadUser(deps, player.id) };
}
