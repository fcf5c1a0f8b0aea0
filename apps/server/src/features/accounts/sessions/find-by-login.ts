/** Accounts that a log-in may mean. */
import type { Selectable } from 'kysely';
import type { Db } from '../../../deps.ts';
import type { PlayerTable } from '../accounts.tables.ts';
import { foldUsername } from '../names/fold-username.ts';

export type LoginCandidate = Pick<Selectable<PlayerTable>, 'id' | 'password_hash'>;

/** Limit of claims, since each costs a hash; older claims log in by username. */
const NEWEST_CLAIMS = 2;

const candidates = (db: Db) =>
  db.selectFrom('player').select(['id', 'password_hash']).where('erased_at', 'is', null);

/**
 * Owner of an address, then its newest claims; undefined for missing ones. Claims are chosen regardless of an
 * owner, so that a claim and a log-in reveal nothing about others.
 */
async function findByAddress(db: Db, email: string): Promise<(LoginCandidate | undefined)[]> {
  const named = candidates(db).where('email', '=', email);
  const owner = await named.where('email_verified_at', 'is not', null).executeTakeFirst();
  const claims = await named
    .where('email_verified_at', 'is', null)
    .orderBy('email_claimed_at', 'desc')
    .orderBy('id')
    .limit(NEWEST_CLAIMS)
    .execute();
  return [owner, ...Array.from({ length: NEWEST_CLAIMS }, (_, index) => claims[index])];
}

/**
 * Accounts that an email or a username means, deleted or not: always the same number, whether they exist or
 * not.
 */
export async function findByLogin(db: Db, login: string): Promise<(LoginCandidate | undefined)[]> {
  if (login.includes('@')) return await findByAddress(db, login.toLowerCase());
  return [await candidates(db).where('username_key', '=', foldUsername(login)).executeTakeFirst()];
}
