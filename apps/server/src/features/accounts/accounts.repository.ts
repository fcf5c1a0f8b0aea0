import type { Insertable } from 'kysely';
import type { Db, Tx } from '../../lib/database/db.ts';
import type { PlayerTable } from './accounts.tables.ts';

/** Inserts a player; undefined when a unique value is already taken. */
export const insertPlayer = (tx: Tx, player: Insertable<PlayerTable>) =>
  tx
    .insertInto('player')
    .values(player)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

/** Owner of a referral code, in any case. */
export const findReferrer = (db: Db, code: string) =>
  db
    .selectFrom('player')
    .select(['id', 'referred_by'])
    .where('referral_code', '=', code.toUpperCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** Locks a player until the transaction ends, which serialises calls about one account. */
export const lockPlayer = (tx: Tx, playerId: string) =>
  tx.selectFrom('player').selectAll().where('id', '=', playerId).forUpdate().executeTakeFirst();
