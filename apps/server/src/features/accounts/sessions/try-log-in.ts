/** Tries of a password at the candidate accounts of a login. */
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../lib/app-error.ts';
import { type SpentTries, spendTries, type TryCounter } from '../guesses/attempts.repository.ts';
import { claimHash } from '../passwords/claim-hash.ts';
import { isPasswordRight } from '../passwords/passwords.ts';
import {
  findByName,
  findClaimByHash,
  findOwner,
  findSingleClaim,
  type LoginCandidate,
} from './find-by-login.ts';
import { type LogInFrom, type LoginRole, logInCounters } from './log-in-counters.ts';

export interface Attempt extends Omit<LogInFrom, 'candidate' | 'role'> {
  readonly password: string;
}

/** Right password of an account that still has tries. */
export interface RightTry {
  readonly candidate: LoginCandidate;
  readonly narrowest: TryCounter;
  readonly spent: SpentTries;
}

export interface Tried {
  readonly candidate: LoginCandidate | undefined;
  /** Counted tries, or the refusal. */
  readonly taken: SpentTries | AppError;
  readonly right: RightTry | undefined;
}

const orRefusal = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  throw error;
};

async function spend(
  deps: Deps,
  { password: _, ...from }: Attempt,
  candidate: LoginCandidate | undefined,
  role: LoginRole,
) {
  const counters = await logInCounters(deps, { ...from, candidate, role });
  return { narrowest: counters[0], taken: await spendTries(deps, counters).catch(orRefusal) };
}

/** Tries one account. Without an account, or without tries left, a dummy comparison takes as long. */
async function tryAccount(
  deps: Deps,
  attempt: Attempt,
  candidate: LoginCandidate | undefined,
  role: LoginRole,
): Promise<Tried> {
  const { narrowest, taken } = await spend(deps, attempt, candidate, role);
  const hash = taken instanceof AppError ? null : (candidate?.password_hash ?? null);
  const isRight = await isPasswordRight(hash, attempt.password);
  if (!isRight || !candidate || taken instanceof AppError) return { candidate, taken, right: undefined };
  return { candidate, taken, right: { candidate, narrowest, spent: taken } };
}

/**
 * Tries all other claims of an address by one hash. A try counts for all of them, even if right, or a claim could be
 * used to guess another one's password; it also counts for the claim that it finds.
 */
async function tryClaims(
  deps: Deps,
  attempt: Attempt,
  email: string,
  exceptId: string | undefined,
): Promise<Tried> {
  const { taken } = await spend(deps, attempt, undefined, 'allClaims');
  const hash = await claimHash(deps.db, email, attempt.password);
  const found = await findClaimByHash(deps.db, email, hash, exceptId);
  const candidate = taken instanceof AppError ? undefined : found;
  // Without a claim, count tries of a dummy account, which takes as long.
  const own = await spend(deps, attempt, candidate, 'foundClaim');
  const right =
    candidate && !(own.taken instanceof AppError)
      ? { candidate, narrowest: own.narrowest, spent: own.taken }
      : undefined;
  return { candidate: undefined, taken, right };
}

/**
 * Tries the password at all candidates of an email or username, always with the same number of hashes, whether they
 * exist or not, and however many claims an address has.
 */
export async function tryLogIn(deps: Deps, attempt: Attempt): Promise<Tried[]> {
  const { login, deviceId } = attempt;
  if (!login.includes('@'))
    return [await tryAccount(deps, attempt, await findByName(deps.db, login), 'named')];
  const email = login.toLowerCase();
  const [owner, single] = await Promise.all([
    findOwner(deps.db, email),
    findSingleClaim(deps.db, email, deviceId),
  ]);
  return await Promise.all([
    tryAccount(deps, attempt, owner, 'owner'),
    tryAccount(deps, attempt, single, 'single'),
    tryClaims(deps, attempt, email, single?.id),
  ]);
}
