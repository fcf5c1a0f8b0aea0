import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../lib/app-error.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { lockPlayer } from '../accounts.repository.ts';
import { deletedAccount } from '../data-rights/restore-account.ts';
import {
  forgiveTries,
  type SpentTries,
  spendTries,
  type TryCounter,
} from '../guesses/attempts.repository.ts';
import { warnOfGuesses } from '../guesses/warn-of-guesses.ts';
import { isPasswordRight } from '../passwords/passwords.ts';
import { loadUser } from '../profile/load-user.ts';
import { findByLogin, type LoginCandidate } from './find-by-login.ts';
import { limitSessions } from './limit-sessions.ts';
import { type LogInFrom, logInCounters } from './log-in-counters.ts';
import { startSession } from './start-session.ts';

interface LogInInput extends Omit<LogInFrom, 'playerId' | 'place'> {
  readonly password: string;
  readonly userAgent: string | undefined;
}

/** Starts a session, unless the checked password has been replaced meanwhile, such as by a takeover. */
async function openAccount(
  deps: Deps,
  checked: LoginCandidate,
  userAgent: string | undefined,
): Promise<string> {
  const opened = await inTransaction(deps.db, async (tx) => {
    const player = await lockPlayer(tx, checked.id);
    if (player?.password_hash !== checked.password_hash) return new AppError('WRONG_CREDENTIALS');
    // Return instead of throwing, so that its token is stored.
    if (player.deleted_at) return await deletedAccount(tx, player.id, deps.clock.nowMs());
    return await startSession(deps, tx, { playerId: player.id, userAgent });
  });
  if (opened instanceof AppError) throw opened;
  return opened;
}

type Attempt = Omit<LogInInput, 'userAgent'>;

interface Tried {
  readonly candidate: LoginCandidate | undefined;
  readonly near: TryCounter;
  readonly taken: SpentTries | AppError;
  readonly isRight: boolean;
}

const orRefusal = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  throw error;
};

/**
 * Tries the password at one candidate account. Without an account or tries left, a dummy comparison takes as
 * long.
 */
async function tryPassword(
  deps: Deps,
  { password, ...from }: Attempt,
  candidate: LoginCandidate | undefined,
  place: number,
): Promise<Tried> {
  const counters = await logInCounters(deps, { ...from, playerId: candidate?.id, place });
  const taken = await spendTries(deps, counters).catch(orRefusal);
  const hash = taken instanceof AppError ? null : (candidate?.password_hash ?? null);
  const isRight = await isPasswordRight(hash, password);
  return { candidate, near: counters[0], taken, isRight };
}

/** Refuses a failed log-in, with ACCOUNT_LOCKED only if no candidate account has a try left. */
function refuse(deps: Deps, tried: readonly Tried[]): never {
  for (const { candidate, taken } of tried) {
    if (candidate && !(taken instanceof AppError) && taken.isLast) warnOfGuesses(deps, candidate.id);
  }
  const refusals = tried.flatMap(({ taken }) => (taken instanceof AppError ? [taken] : []));
  const [locked] = refusals;
  throw locked && refusals.length === tried.length ? locked : new AppError('WRONG_CREDENTIALS');
}

/**
 * Signs in with email or username. An unknown login and a wrong password look alike, also by time: an address
 * always has the same number of candidates, and a right password of one counts as a wrong one of the others.
 * Refuses with ACCOUNT_LOCKED after five wrong passwords for the account from one address, and after more
 * from everywhere.
 */
export async function logIn(deps: Deps, { userAgent, ...attempt }: LogInInput) {
  const candidates = await findByLogin(deps.db, attempt.login);
  const tried = await Promise.all(
    candidates.map((candidate, place) => tryPassword(deps, attempt, candidate, place)),
  );
  const opened = tried.find(({ isRight }) => isRight);
  if (!opened?.candidate || opened.taken instanceof AppError) return refuse(deps, tried);
  await forgiveTries(deps, opened.taken, opened.near);
  const { id: playerId } = opened.candidate;
  const accessToken = await openAccount(deps, opened.candidate, userAgent);
  await limitSessions(deps, playerId);
  return { accessToken, user: await loadUser(deps, playerId) };
}
