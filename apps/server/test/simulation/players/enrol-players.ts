import type { Language } from '@trivia/contract/languages.ts';
import { languages } from '@trivia/contract/languages.ts';
import { boosterIds } from '@trivia/rules/boosters/booster-ids.ts';
import { book } from '../../../src/core/wallet/book.ts';
import { house, move, player } from '../../../src/core/wallet/transfer.ts';
import type { Db } from '../../../src/lib/database/db.ts';
import { inTransaction } from '../../../src/lib/database/transaction.ts';
import type { Chance } from '../environment/chance.ts';

export const START_BALANCE = 1_000;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

export interface Enrolled {
  readonly id: string;
  readonly language: Language;
}

/** Inserts Plus players with full balances and one booster of each kind. */
export async function enrolPlayers(
  db: Db,
  chance: Chance,
  count: number,
  nowMs: number,
): Promise<Enrolled[]> {
  const now = new Date(nowMs);
  const enrolled = Array.from({ length: count }, () => ({
    id: chance.uuid(),
    language: chance.pick(languages),
  }));
  await inTransaction(db, async (tx) => {
    const players = enrolled.map(({ id }, index) => ({
      id,
      username: `player-${index + 1}`,
      username_key: `player-${index + 1}`,
      referral_code: `PLAYER${index + 1}`,
      completed_at: now,
      created_at: now,
    }));
    await tx.insertInto('player').values(players).execute();
    const ends_at = new Date(nowMs + YEAR_MS);
    const grant = { source: 'simulation', starts_at: now, ends_at, revoked_at: null };
    await tx
      .insertInto('access_grant')
      .values(enrolled.map(({ id }) => ({ player_id: id, ...grant })))
      .execute();
    const owned = enrolled.flatMap(({ id }) =>
      boosterIds.map((type) => ({ player_id: id, type, quantity: 1 })),
    );
    await tx.insertInto('player_booster').values(owned).execute();
    await tx
      .insertInto('booster_grant')
      .values(owned.map((one) => ({ ...one, transfer_id: null, granted_at: now })))
      .execute();
    const postings = enrolled.flatMap(({ id }) => [
      ...move(house, player(id), 'coin', START_BALANCE),
      ...move(house, player(id), 'point', START_BALANCE),
    ]);
    await book(tx, { key: 'enrolment', reason: 'correction', postings }, nowMs);
  });
  return enrolled;
}
