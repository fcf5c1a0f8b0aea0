import { AppError } from '../../lib/app-error.ts';
import type { Deps } from '../../lib/deps.ts';
import { findPlayerByLogin } from './accounts.repository.ts';
import { countTry, forgetTries, refuseTooManyTries } from './attempts.repository.ts';
import { limitSessions } from './limit-sessions.ts';
import { loadUser } from './load-user.ts';
import { isPasswordRight } from './passwords.ts';
import { deletedAccount } from './restore-account.ts';
import { startSession } from './start-session.ts';

interface LogInInput {
  readonly login: string;
  readonly password: string;
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** Signs in with email or username. An unknown login and a wrong password look alike, also by time. */
export async function logIn(deps: Deps, { login, password, address, userAgent }: LogInInput) {
  const { db, clock } = deps;
  // By login and address together, so that a stranger's guesses don't keep the owner out.
  const counter = { kind: 'log_in', subject: `${login.trim().toLowerCase()}/${address}` } as const;
  await refuseTooManyTries(deps, counter);
  const player = await findPlayerByLogin(db, login);
  const isRight = await isPasswordRight(player?.password_hash ?? null, password);
  if (!player || !isRight) {
    await countTry(deps, counter);
    throw new AppError('WRONG_CREDENTIALS');
  }
  await forgetTries(deps, counter);
  if (player.deleted_at) {
    throw await db.transaction().execute((tx) => deletedAccount(tx, player.id, clock.nowMs()));
  }
  const accessToken = await startSession(deps, db, { playerId: player.id, userAgent });
  await limitSessions(deps, player.id);
  return { accessToken, user: await loadUser(deps, player.id) };
}
