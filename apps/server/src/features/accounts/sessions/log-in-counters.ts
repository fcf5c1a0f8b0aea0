import type { Deps } from '../../../deps.ts';
import { networkOf } from '../../../lib/network-of.ts';
import { closeBy, fromAnywhere, onAllDevices, type TryCounter } from '../guesses/attempts.repository.ts';
import { foldUsername } from '../names/fold-username.ts';
import { isKnownDevice } from './device.ts';

export interface LogInFrom {
  readonly login: string;
  /** Undefined for an unknown login. */
  readonly playerId: string | undefined;
  /** Index among the accounts that the login may mean, from 0. */
  readonly place: number;
  readonly address: string;
  readonly deviceId: string | undefined;
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Folds spellings of an unknown name, as those of a known one are folded. */
const fold = (login: string): string => (login.includes('@') ? login.toLowerCase() : foldUsername(login));

/** Way of naming an account. Only its owner may learn that a name and an address mean the same account. */
const wayOf = (login: string): string => (login.includes('@') ? 'address' : 'name');

/**
 * Counters of wrong passwords, the nearest first. A device on which the account has signed in before has its
 * own, so that strangers who guess never lock the owner out there. An unknown login is counted by the same
 * steps. Counters of the account refuse like a wrong password does; those of one way of naming it refuse with
 * ACCOUNT_LOCKED.
 */
export async function logInCounters(
  { db }: Pick<Deps, 'db'>,
  { login, playerId, place, address, deviceId }: LogInFrom,
): Promise<readonly [TryCounter, ...TryCounter[]]> {
  const account = playerId ?? `${fold(login)}/${place}`;
  if (await isKnownDevice(db, playerId ?? NOBODY, deviceId)) {
    return [
      { limit: closeBy('log_in_device'), subject: `${account}/${deviceId}` },
      { limit: onAllDevices, subject: account },
    ];
  }
  const near = closeBy('log_in');
  const [named, network] = [`${wayOf(login)}/${account}`, networkOf(address)];
  return [
    { limit: near, subject: `${account}/${network}`, isSilent: true },
    { limit: near, subject: `${named}/${network}` },
    { limit: fromAnywhere, subject: account, isSilent: true },
    { limit: fromAnywhere, subject: named },
  ];
}
