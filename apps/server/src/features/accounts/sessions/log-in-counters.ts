import type { Deps } from '../../../deps.ts';
import { networkOf } from '../../../lib/network-of.ts';
import {
  fromUnknownDevices,
  onKnownDevices,
  perSource,
  type TryCounter,
} from '../guesses/attempts.repository.ts';
import { foldUsername } from '../names/fold-username.ts';
import { isKnownDevice } from './device.ts';
import type { LoginCandidate } from './find-by-login.ts';

/**
 * Role of a tried account: found by its name, owner of the address, its single claim, or the claim that a password
 * found. `allClaims` are all claims of the address together.
 */
export type LoginRole = 'named' | 'owner' | 'single' | 'allClaims' | 'foundClaim';

export interface LogInFrom {
  readonly login: string;
  /** Account that is tried. Undefined for an unknown login. */
  readonly candidate: LoginCandidate | undefined;
  /** Role of the candidate among those of the login. */
  readonly role: LoginRole;
  readonly address: string;
  readonly deviceId: string | undefined;
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Normalises an unknown login like a known one. */
const normalise = (login: string): string =>
  login.includes('@') ? login.toLowerCase() : foldUsername(login);

/** Kind of login. Only the owner may learn that a name and an address belong to the same account. */
const loginKind = (login: string): string => (login.includes('@') ? 'address' : 'name');

const subjectOf = (login: string, role: LoginRole): string => `${normalise(login)}/${role}`;

/** Address of a claim that a password can find; undefined for any other account. */
function claimedEmailOf(candidate: LoginCandidate | undefined): string | undefined {
  if (!candidate?.claim_hash || candidate.email_verified_at) return undefined;
  return candidate.email ?? undefined;
}

/**
 * Counter of an account in one network. For a claim it also counts the tries by its address, so that name and address
 * allow no more guesses than one of them. They are only read here: written by name, they would show the other claims
 * which name belongs to their address.
 */
function accountCounter({ login, candidate, role }: LogInFrom, account: string, network: string): TryCounter {
  const own = { limit: perSource('log_in'), subject: `${account}/${network}`, isSilent: true };
  const email = claimedEmailOf(candidate) ?? login;
  const alongside = `${subjectOf(email, 'allClaims')}/${network}`;
  if (role === 'named') return { ...own, alongside };
  if (role !== 'foundClaim') return own;
  // This try is among those by the address already.
  return { ...own, limit: { ...own.limit, tries: own.limit.tries + 1 }, alongside };
}

/**
 * Counters of wrong passwords, narrowest first. A device on which the account has signed in before has its own, so
 * that guessing strangers never lock the owner out there. An unknown login is counted in the same way. Counters by
 * account refuse like a wrong password; counters by account and kind of login refuse with ACCOUNT_LOCKED.
 */
export async function logInCounters(
  { db }: Pick<Deps, 'db'>,
  from: LogInFrom,
): Promise<readonly [TryCounter, ...TryCounter[]]> {
  const { login, candidate, role, address, deviceId } = from;
  const account = candidate?.id ?? subjectOf(login, role);
  if (await isKnownDevice(db, candidate?.id ?? NOBODY, deviceId)) {
    return [
      { limit: perSource('log_in_device'), subject: `${account}/${deviceId}` },
      { limit: onKnownDevices, subject: account },
    ];
  }
  const narrowest = perSource('log_in');
  const [named, network] = [`${loginKind(login)}/${account}`, networkOf(address)];
  return [
    accountCounter(from, account, network),
    { limit: narrowest, subject: `${named}/${network}` },
    { limit: fromUnknownDevices, subject: account, isSilent: true },
    { limit: fromUnknownDevices, subject: named },
  ];
}
