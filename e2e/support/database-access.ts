/** Database access for journeys: giving coins or Plus, and reading the right answer. */
import { randomUUID } from 'node:crypto';
import { languages } from '@trivia/contract/languages.ts';
import { book } from '../../apps/server/src/core/wallet/book.ts';
import { house, move, player } from '../../apps/server/src/core/wallet/transfer.ts';
import { systemClock } from '../../apps/server/src/lib/clock.ts';
import type { Db } from '../../apps/server/src/lib/database/db.ts';
import { giveBoosters } from '../../apps/server/test/support/give.ts';
import { connectToServersDatabase } from '../../apps/server/test/support/server-process.ts';
import type { Secret } from './answer-leaks.ts';
import type { RunningServer } from './running-server.ts';
import { signUpPlayer, type TestPlayer } from './test-player.ts';

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;
const clock = systemClock;

export const openDatabaseOf = ({ dataDir }: RunningServer): Promise<Db> => connectToServersDatabase(dataDir);

export interface Guest extends TestPlayer {
  readonly id: string;
}

/** Signs up a complete player on Plus, with one of each booster and the welcome coins. */
export async function signUpGuest(server: RunningServer, db: Db): Promise<Guest> {
  const signedUp = await signUpPlayer(server.url, true);
  const { id } = await db
    .selectFrom('player')
    .select('id')
    .where('username', '=', signedUp.username)
    .executeTakeFirstOrThrow();
  const starts_at = new Date(clock.nowMs());
  const ends_at = new Date(clock.nowMs() + MONTH_MS);
  await db
    .insertInto('access_grant')
    .values({ player_id: id, source: 'test', starts_at, ends_at, revoked_at: null })
    .execute();
  await giveBoosters({ db, clock }, id);
  return { ...signedUp, id };
}

const bookNow = (db: Db, postings: ReturnType<typeof move>) =>
  db
    .transaction()
    .execute((tx) => book(tx, { key: randomUUID(), reason: 'correction', postings }, clock.nowMs()));

export const givePoints = (db: Db, guest: Guest, points: number) =>
  bookNow(db, move(house, player(guest.id), 'point', points));

export const giveCoins = (db: Db, guest: Guest, coins: number) =>
  bookNow(db, move(house, player(guest.id), 'coin', coins));

export const takeCoins = (db: Db, guest: Guest, coins: number) =>
  bookNow(db, move(player(guest.id), house, 'coin', coins));

const openRound = (db: Db, guest: Guest) =>
  db
    .selectFrom('match_round as round')
    .innerJoin('match_player as seat', 'seat.match_id', 'round.match_id')
    .where('seat.player_id', '=', guest.id)
    .where('round.closed_at', 'is', null)
    .orderBy('round.opens_at', 'desc');

/** Position of a right or a wrong option in the guest's open round, from 0. */
export async function findPosition(db: Db, guest: Guest, isRight: boolean): Promise<number> {
  const { option_ids, right_option_id } = await openRound(db, guest)
    .select(['round.option_ids', 'round.right_option_id'])
    .executeTakeFirstOrThrow();
  return option_ids.findIndex((id) => (id === right_option_id) === isRight);
}

/** Secret contents of the guest's open round. */
export async function findSecret(db: Db, guest: Guest): Promise<Secret> {
  const texts = await openRound(db, guest)
    .innerJoin('question_text as text', (join) =>
      join
        .onRef('text.question_id', '=', 'round.question_id')
        .onRef('text.version', '=', 'round.question_version'),
    )
    .select(['round.right_option_id', 'text.explanation'])
    .limit(languages.length)
    .execute();
  const [first] = texts;
  if (!first) throw new Error('No round is open.');
  const explanations = texts.flatMap(({ explanation }) => explanation ?? []);
  return { rightOptionId: first.right_option_id, explanations };
}

/** Reads the guest's balances. */
export async function readBalances(db: Db, guest: Guest): Promise<{ coins: number; points: number }> {
  const accounts = await db
    .selectFrom('ledger_account')
    .select(['currency', 'balance'])
    .where('player_id', '=', guest.id)
    .execute();
  const of = (currency: 'coin' | 'point') =>
    accounts.find((account) => account.currency === currency)?.balance ?? 0;
  return { coins: of('coin'), points: of('point') };
}

/** Outcomes of the guest's matches, oldest first. */
export const readResults = (db: Db, guest: Guest) =>
  db
    .selectFrom('match_result')
    .select(['match_id', 'outcome', 'points', 'coins', 'is_forfeit', 'right_answers'])
    .where('player_id', '=', guest.id)
    .orderBy('settled_at')
    .execute();

/** Number of answers that the guest has given. */
export async function countAnswers(db: Db, guest: Guest): Promise<number> {
  const answers = await db
    .selectFrom('match_answer')
    .select('round')
    .where('player_id', '=', guest.id)
    .execute();
  return answers.length;
}
