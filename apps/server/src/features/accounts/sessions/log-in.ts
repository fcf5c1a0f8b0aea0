import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../lib/app-error.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { lockPlayer } from '../accounts.repository.ts';
import { deletedAccount } from '../data-rights/restore-account.ts';
import { forgiveTries } from '../guesses/attempts.repository.ts';
import { warnOfGuesses } from '../guesses/warn-of-guesses.ts';
import { fillClaimHash } from '../passwords/claim-hash.ts';
import { loadUser } from '../profile/load-user.ts';
import type { LoginCandidate } from './find-by-login.ts';
import { limitSessions } from './limit-sessions.ts';
import { startSession } from './start-session.ts';
import { type Attempt, type Tried, tryLogIn } from './try-log-in.ts';

interface LogInInput extends Attempt {
  readonly userAgent: string | undefined;
}

/** Starts a session, unless the password was replaced since its check, such as by a takeover. */
async function openAccount(
  deps: Deps,
  checked: LoginCandidate,
  userAgent: string | undefined,
): Promise<string> {
  const opened = await inTransaction(deps.db, async (tx) => {
    const player = await lockPlayer(tx, checked.id);
    if (player?.password_hash !== checked.password_hash) return new AppError('WRONG_CREDENTIALS');
    // Return the refusal instead of throwing it, so that its token is committed.
    if (player.deleted_at) return await deletedAccount(tx, player.id, deps.clock.nowMs());
    return await startSession(deps, tx, { playerId: player.id, userAgent });
  });
  if (opened instanceof AppError) throw opened;
  return opened;
}

/** Refuses a failed log-in, with ACCOUNT_LOCKED only if no candidate has a try left. */
function refuse(deps: Deps, tried: readonly Tried[]): never {
  for (const { candidate, taken } of tried) {
    if (candidate && !(taken instanceof AppError) && taken.isLast) warnOfGuesses(deps, candidate.id);
  }
  const refusals = tried.flatMap(({ taken }) => (taken instanceof AppError ? [taken] : []));
  const [locked] = refusals;
  throw locked && refusals.length === tried.length ? locked : new AppError('WRONG_CREDENTIALS');
}

/**
 * Signs in with email or username. An unknown login and a wrong password look alike, also by timing, and the right
 * password of one candidate counts as a wrong one for the others. Refuses with ACCOUNT_LOCKED after five wrong
 * passwords from one address, and after more from all addresses.
 */
export async function logIn(deps: Deps, { userAgent, ...attempt }: LogInInput) {
  const tried = await tryLogIn(deps, attempt);
  const right = tried.map((one) => one.right).find((one) => one !== undefined);
  if (!right) return refuse(deps, tried);
  const { candidate } = right;
  await forgiveTries(deps, right.spent, right.narrowest);
  const accessToken = await openAccount(deps, candidate, userAgent);
  await fillClaimHash(deps.db, candidate, attempt.password);
  await limitSessions(deps, candidate.id);
  return { accessToken, user: await loadUser(deps, candidate.id) };
}
