import type { Deps } from '../../lib/deps.ts';
import { networkOf } from '../../lib/network-of.ts';
import { closeBy, fromAnywhere, onAllDevices, type TryCounter } from './attempts.repository.ts';
import { isKnownDevice } from './device.ts';
import { foldUsername } from './fold-username.ts';

export interface LogInFrom {
  readonly login: string;
  /** Undefined where the login names nobody. */
  readonly playerId: string | undefined;
  /** Index among the accounts that the login may mean, from 0. */
  readonly place: number;
  readonly address: string;
  readonly deviceId: string | undefined;
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** One for all spellings of a name that nobody has, as one that somebody has is one. */
const fold = (login: string): string => (login.includes('@') ? login.toLowerCase() : foldUsername(login));

/** Ways to name an account, of which nobody but its owner should learn that they mean the same one. */
const wayOf = (login: string): string => (login.includes('@') ? 'address' : 'name');

/**
 * Counters of wrong passwords, the one that is close by first. A device on which the account has signed in
 * before has one of its own, so that strangers who guess never lock the owner out there. A login that names nobody is
 * counted by the same steps. What is counted by the account however it is named refuses as a wrong password does; the
 * count of each way of naming says ACCOUNT_LOCKED.
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
