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

/** An account is found by its name; an address may have an owner, a single claim, and further claims. */
export type LoginRole = 'named' | 'owner' | 'single' | 'claims' | 'claim';

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

/**
 * Counters of all claims of an address, for a try by the name of one of them: name and address are not two sets of
 * tries. Any other account has such counters for its name alone, which take as long.
 */
function claimCounters({ login, candidate, role }: LogInFrom, network: string): TryCounter[] {
  if (role !== 'named') return [];
  const email = candidate?.email_verified_at ? null : candidate?.email;
  const subject = subjectOf(email ?? login, 'claims');
  const shared = { isSilent: true, isShared: typeof email === 'string' };
  return [
    { limit: perSource('log_in'), subject: `${subject}/${network}`, ...shared },
    { limit: fromUnknownDevices, subject, ...shared },
  ];
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
    { limit: narrowest, subject: `${account}/${network}`, isSilent: true },
    { limit: narrowest, subject: `${named}/${network}` },
    { limit: fromUnknownDevices, subject: account, isSilent: true },
    { limit: fromUnknownDevices, subject: named },
    ...claimCounters(from, network),
  ];
}
