/** Partitions of rounds and answers by period. */
import { sql } from 'kysely';
import type { Db, Tx } from '../../lib/database/db.ts';
import { changeTables, validate } from './change-tables.ts';
import { type RoundTable, roundTables } from './manifest.ts';
import { leastIdAt, type Period, periodNamed } from './period.ts';

export const partitionOf = (table: RoundTable, { name }: Pick<Period, 'name'>): string => `${table}_${name}`;
/** Partition of all ids outside of the periods. */
const restOf = (table: RoundTable): string => `${table}_rest`;

const bounds = ({ startsAtMs, endsAtMs }: Period) => ({
  from: sql.lit(leastIdAt(startsAtMs)),
  to: sql.lit(leastIdAt(endsAtMs)),
});

/** Condition: the match began in the period. Bounds are literals, as in the definition of the partition. */
export const isIn = (period: Period, column = 'match_id') => {
  const { from, to } = bounds(period);
  return sql<boolean>`(${sql.ref(column)} >= ${from}::uuid AND ${sql.ref(column)} < ${to}::uuid)`;
};

/** Periods whose partitions are attached, oldest first. */
export async function listPeriods(db: Db): Promise<Period[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT child.relname AS name FROM pg_inherits JOIN pg_class child ON child.oid = inhrelid
     WHERE inhparent = 'match_round'::regclass ORDER BY 1`.execute(db);
  return rows.flatMap(({ name }) => periodNamed(name.slice('match_round_'.length)) ?? []);
}

/** Whether the period's tables exist, attached or not. */
export async function hasTables(db: Db, period: Period): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    SELECT to_regclass(${partitionOf('match_round', period)}) IS NOT NULL AS exists`.execute(db);
  return rows[0]?.exists === true;
}

/** Whether the default partitions hold rows of the period, which stay there. */
export async function hasRowsInRest(db: Db, period: Period): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    SELECT EXISTS (SELECT FROM match_round_rest WHERE ${isIn(period)})
        OR EXISTS (SELECT FROM match_answer_rest WHERE ${isIn(period)}) AS exists`.execute(db);
  return rows[0]?.exists === true;
}

/** Whether the default partitions hold any rows. */
export async function isRestUsed(db: Db): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    SELECT EXISTS (SELECT FROM match_round_rest) OR EXISTS (SELECT FROM match_answer_rest) AS exists`.execute(
    db,
  );
  return rows[0]?.exists === true;
}

const PROOF = 'no_';
const absenceOf = (period: Period) => sql.ref(`${PROOF}${period.name}`);

/**
 * Proves that the default partitions hold no rows of a period, in which no match begins any more or yet. That reads all of
 * them, while players go on; without it, attaching a partition would read them while everybody waits.
 */
export async function proveAbsence(db: Db, period: Period): Promise<void> {
  for (const table of roundTables) {
    const rest = sql.table(restOf(table));
    await changeTables(db, async (tx) => {
      await sql`ALTER TABLE ${rest} DROP CONSTRAINT IF EXISTS ${absenceOf(period)}`.execute(tx);
      await sql`ALTER TABLE ${rest} ADD CONSTRAINT ${absenceOf(period)}
                CHECK (NOT ${isIn(period)}) NOT VALID`.execute(tx);
    });
    await validate(db, restOf(table), absenceOf(period));
  }
}

/** Drops proofs that a crash has left. Once their periods begin, they would refuse the rows of all matches. */
export async function dropProofs(db: Db): Promise<void> {
  const { rows } = await sql<{ table: string; proof: string }>`
    SELECT conrelid::regclass::text AS table, conname AS proof FROM pg_constraint
     WHERE conrelid IN ('match_round_rest'::regclass, 'match_answer_rest'::regclass) AND contype = 'c'
       AND starts_with(conname, ${PROOF})`.execute(db);
  for (const { table, proof } of rows) {
    await changeTables(db, (tx) =>
      sql`ALTER TABLE ${sql.table(table)} DROP CONSTRAINT IF EXISTS ${sql.ref(proof)}`.execute(tx),
    );
  }
}

/** Makes the period's tables, which belong to nothing yet. An answer refers to the round in the same period. */
export async function makeTables(tx: Tx, period: Period): Promise<void> {
  for (const table of roundTables) {
    await sql`CREATE TABLE ${sql.table(partitionOf(table, period))} (LIKE ${sql.table(table)} INCLUDING ALL)`.execute(
      tx,
    );
  }
  await sql`ALTER TABLE ${sql.table(partitionOf('match_answer', period))}
    ADD FOREIGN KEY (match_id, round) REFERENCES ${sql.table(partitionOf('match_round', period))}`.execute(
    tx,
  );
}

async function attach(tx: Tx, period: Period): Promise<void> {
  const { from, to } = bounds(period);
  for (const table of roundTables) {
    await sql`ALTER TABLE ${sql.table(table)} ATTACH PARTITION ${sql.table(partitionOf(table, period))}
      FOR VALUES FROM (${from}) TO (${to})`.execute(tx);
    await sql`ALTER TABLE ${sql.table(restOf(table))} DROP CONSTRAINT IF EXISTS ${absenceOf(period)}`.execute(
      tx,
    );
  }
}

/** Attaches the tables of a period that `fill` makes or leaves as they are. Throws when a lock is not free in time. */
export const attachPeriod = (db: Db, period: Period, fill: (tx: Tx) => Promise<unknown>): Promise<void> =>
  changeTables(db, async (tx) => {
    await fill(tx);
    await attach(tx, period);
  });

/** Detaches the period's tables, which keep their rows. Answers go first, since they refer to rounds. */
export const detachPeriod = (db: Db, period: Period): Promise<void> =>
  changeTables(db, async (tx) => {
    for (const table of roundTables.toReversed()) {
      await sql`ALTER TABLE ${sql.table(table)} DETACH PARTITION ${sql.table(partitionOf(table, period))}`.execute(
        tx,
      );
    }
  });

/** Drops the period's tables, in the transaction. */
export async function dropTables(tx: Tx, period: Period): Promise<void> {
  for (const table of roundTables.toReversed()) {
    await sql`DROP TABLE IF EXISTS ${sql.table(partitionOf(table, period))}`.execute(tx);
  }
}
