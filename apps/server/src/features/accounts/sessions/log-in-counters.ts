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

export interface LogInFrom {
  readonly login: string;
  /** Undefined for an unknown login. */
  readonly playerId: string | undefined;
  /** Index among the candidate accounts of the login, from 0. */
  readonly candidateIndex: number;
  readonly address: string;
  readonly deviceId: string | undefined;
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Normalises an unknown login like a known one. */
const normalise = (login: string): string =>
  login.includes('@') ? login.toLowerCase() : foldUsername(login);

/** Kind of login. Only the owner may learn that a name and an address belong to the same account. */
const loginKind = (login: string): string => (login.includes('@') ? 'address' : 'name');

/**
 * Counters of wrong passwords, narrowest first. A device on which the account has signed in before has its own, so
 * that guessing strangers never lock the owner out there. An unknown login is counted in the same way. Counters by
 * account refuse like a wrong password; counters by account and kind of login refuse with ACCOUNT_LOCKED.
 */
export async function logInCounters(
  { db }: Pick<Deps, 'db'>,
  { login, playerId, candidateIndex, address, deviceId }: LogInFrom,
): Promise<readonly [TryCounter, ...TryCounter[]]> {
  const account = playerId ?? `${normalise(login)}/${candidateIndex}`;
  if (await isKnownDevice(db, playerId ?? NOBODY, deviceId)) {
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
  ];
}
