import { type Attack, countByStatus } from '../attack-form.ts';
import { type Account, PASSWORD } from '../attack-target.ts';
import type { Caller } from '../caller.ts';

/** Allowed wrong passwords per account and address in 15 minutes. */
const CHECKED = 5;
const OK = 200;
const WRONG_CREDENTIALS = 422;
const AT_ONCE = 30;
const ADDRESSES = 150;

const guess = (caller: Caller, login: string, password = 'a wrong password') =>
  caller.post('/auth/login', { login, password });

const countChecked = (statuses: readonly number[]): number =>
  statuses.filter((status) => status === WRONG_CREDENTIALS).length;

/** Spellings that normalise to the same name. */
const listSpellings = ({ username, email }: Account): string[] => [
  username,
  username.toUpperCase(),
  email,
  email.toUpperCase(),
  ` ${username} `,
  ...['\u0301', '\u0640', '\u200c', '\u200d', '\u064e', '\u0327'].flatMap((mark) => [
    `${username[0]}${mark}${username.slice(1)}`,
    `${username}${mark}`,
  ]),
  username.replaceAll('1', '١').replaceAll('2', '٢'),
  username.replaceAll('p', 'ｐ'),
];

export const guessesBySpelling: Attack = {
  name: 'guesses of one password under ever new spellings of the name',
  async run(target) {
    const account = await target.signUp();
    const caller = target.stranger();
    const spellings = listSpellings(account);
    const statuses: number[] = [];
    const rights: number[] = [];
    const tryRight = async () => {
      for (const login of [account.username, account.email]) {
        rights.push((await guess(caller, login, PASSWORD)).status);
      }
    };
    for (const [index, spelling] of spellings.entries()) {
      if (index === CHECKED) await tryRight();
      statuses.push((await guess(caller, spelling)).status);
    }
    await tryRight();
    return {
      tried: `${spellings.length} spellings, the right password after ${CHECKED} and at the end`,
      // The status is 422 with and without a lock, so it does not show whether a guess was checked.
      happened: `${countByStatus(statuses)}; right password ${rights.join(', ')}`,
      held: rights.every((status) => status !== OK),
    };
  },
};

export const concurrentGuesses: Attack = {
  name: 'guesses of one password all at once',
  async run(target) {
    const { username } = await target.signUp();
    const caller = target.stranger();
    const replies = await Promise.all(Array.from({ length: AT_ONCE }, () => guess(caller, username)));
    const statuses = replies.map(({ status }) => status);
    return {
      tried: `${AT_ONCE} at once`,
      happened: countByStatus(statuses),
      held: countChecked(statuses) <= CHECKED,
    };
  },
};

/** Attack: guesses from many addresses. The owner must still be able to log in on a known device. */
export const guessesFromEverywhere: Attack = {
  name: 'guesses of one password from ever new addresses',
  async run(target) {
    const owner = await target.signUp();
    const statuses: number[] = [];
    for (let count = 0; count < ADDRESSES; count += 1) {
      statuses.push((await guess(target.stranger(), owner.username)).status);
    }
    const own = await guess(owner.caller, owner.username, PASSWORD);
    return {
      tried: `${ADDRESSES} addresses, then the owner from theirs`,
      happened: `${countByStatus(statuses)}; owner ${own.status}`,
      held: countChecked(statuses) < ADDRESSES && own.status === 200,
    };
  },
};
