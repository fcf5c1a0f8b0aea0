import type { Insertable } from 'kysely';
import type { Db, Tx } from '../../lib/deps.ts';
import type { PlayerTable } from './accounts.tables.ts';

/** Writes a player, or returns undefined when something of it is taken already. */
export const insertPlayer = (tx: Tx, player: Insertable<PlayerTable>) =>
  tx
    .insertInto('player')
    .values(player)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

/** Who owns a referral code, in whatever case it was typed. */
export const findReferrer = (db: Db, code: string) =>
  db
    .selectFrom('player')
    .select(['id', 'referred_by'])
    .where('referral_code', '=', code.toUpperCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** A player, locked until the transaction ends, so that calls about one account go one after the other. */
export const lockPlayer = (tx: Tx, playerId: string) =>
  tx.selectFrom('player').selectAll().where('id', '=', playerId).forUpdate().executeTakeFirst();
