/** Tries of a password at the accounts that a log-in may mean. */
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
import { type LogInFrom, logInCounters } from './log-in-counters.ts';

export interface Attempt extends Omit<LogInFrom, 'playerId' | 'place'> {
  readonly password: string;
}

/** A right password at an account that still has tries. */
export interface RightTry {
  readonly candidate: LoginCandidate;
  readonly near: TryCounter;
  readonly spent: SpentTries;
}

export interface Tried {
  readonly candidate: LoginCandidate | undefined;
  /** Tries that were taken, or the refusal. */
  readonly taken: SpentTries | AppError;
  readonly right: RightTry | undefined;
}

/** Numbers of the accounts that a log-in by address may mean. */
const places = { owner: 0, single: 1, claims: 2, claim: 3 } as const;

const orRefusal = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  throw error;
};

async function spend(
  deps: Deps,
  { password: _, ...from }: Attempt,
  candidate: LoginCandidate | undefined,
  place: number,
) {
  const counters = await logInCounters(deps, { ...from, playerId: candidate?.id, place });
  return { near: counters[0], taken: await spendTries(deps, counters).catch(orRefusal) };
}

/** Tries one account. Without an account or tries left, a dummy comparison takes as long. */
async function tryAccount(
  deps: Deps,
  attempt: Attempt,
  candidate: LoginCandidate | undefined,
  place: number,
): Promise<Tried> {
  const { near, taken } = await spend(deps, attempt, candidate, place);
  const hash = taken instanceof AppError ? null : (candidate?.password_hash ?? null);
  const isRight = await isPasswordRight(hash, attempt.password);
  if (!isRight || !candidate || taken instanceof AppError) return { candidate, taken, right: undefined };
  return { candidate, taken, right: { candidate, near, spent: taken } };
}

/**
 * Tries all other claims of an address by one hash. A try counts for all of them, also when it is right, or a
 * claim could be used to guess the password of another one; it counts for the claim that it finds, too.
 */
async function tryClaims(
  deps: Deps,
  attempt: Attempt,
  email: string,
  exceptId: string | undefined,
): Promise<Tried> {
  const { taken } = await spend(deps, attempt, undefined, places.claims);
  const hash = await claimHash(deps.db, email, attempt.password);
  const found = await findClaimByHash(deps.db, email, hash, exceptId);
  const candidate = taken instanceof AppError ? undefined : found;
  // Without a claim tries of nobody are taken, which takes as long.
  const own = await spend(deps, attempt, candidate, places.claim);
  const right =
    candidate && !(own.taken instanceof AppError)
      ? { candidate, near: own.near, spent: own.taken }
      : undefined;
  return { candidate: undefined, taken, right };
}

/**
 * Tries the password at all accounts that an email or a username means: always by the same number of hashes,
 * whether they exist or not, and however many claims an address has.
 */
export async function tryLogIn(deps: Deps, attempt: Attempt): Promise<Tried[]> {
  const { login, deviceId } = attempt;
  if (!login.includes('@')) return [await tryAccount(deps, attempt, await findByName(deps.db, login), 0)];
  const email = login.toLowerCase();
  const [owner, single] = await Promise.all([
    findOwner(deps.db, email),
    findSingleClaim(deps.db, email, deviceId),
  ]);
  return await Promise.all([
    tryAccount(deps, attempt, owner, places.owner),
    tryAccount(deps, attempt, single, places.single),
    tryClaims(deps, attempt, email, single?.id),
  ]);
}
