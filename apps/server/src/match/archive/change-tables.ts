/** Changes of the partitioned tables, which give way to players. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../lib/database/db.ts';
import { inTransaction } from '../../lib/database/transaction.ts';

/** Tables whose locks a change takes: partitioned ones, and those that they refer to. */
const LOCKED = ['match', 'match_player', 'question_pool', 'question_version', 'match_round', 'match_answer'];
/** Time limit for a lock that keeps off autovacuum, which PostgreSQL stops after a second, and players not at all. */
const VACUUM_WITHIN = '3s';
/**
 * Time limit for a lock that keeps off players. It is well below `deadlock_timeout`, a second: a player's transaction may
 * hold one table and wait for another, in any order, and then the change gives up before PostgreSQL ends either.
 */
const PLAYERS_WITHIN = '200ms';
const TRIES = 20;
const PAUSE_MS = 500;
const LOCK_NOT_AVAILABLE = '55P03';

const setLockTimeout = (tx: Tx, limit: string) => sql`SET LOCAL lock_timeout = ${sql.lit(limit)}`.execute(tx);

const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;

async function retryWhileLocked<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isLocked(error)) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

/** Runs a change of tables in one transaction, several times when locks are not free soon. */
export const changeTables = <T>(db: Db, change: (tx: Tx) => Promise<T>): Promise<T> =>
  retryWhileLocked(() =>
    inTransaction(db, async (tx) => {
      await setLockTimeout(tx, VACUUM_WITHIN);
      const tables = sql.join(LOCKED.map((table) => sql.table(table)));
      await sql`LOCK TABLE ${tables} IN SHARE UPDATE EXCLUSIVE MODE`.execute(tx);
      await setLockTimeout(tx, PLAYERS_WITHIN);
      return await change(tx);
    }),
  );

/** Validates a constraint, which reads a whole table, however long that takes, while players go on. */
export const validate = (db: Db, table: string, constraint: RawBuilder<unknown>): Promise<void> =>
  retryWhileLocked(() =>
    inTransaction(db, async (tx) => {
      await setLockTimeout(tx, VACUUM_WITHIN);
      await sql`SET LOCAL statement_timeout = 0`.execute(tx);
      await sql`ALTER TABLE ${sql.table(table)} VALIDATE CONSTRAINT ${constraint}`.execute(tx);
    }),
  );
