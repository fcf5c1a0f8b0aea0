import { sql } from 'kysely';
import type { Db, Tx } from '../../lib/database/db.ts';
import type { MatchArchiveTable } from './archive.tables.ts';
import { lineOf } from './copy-text.ts';
import type { ArchiveManifest, RoundTable } from './manifest.ts';
import type { Period } from './period.ts';
import { isIn, partitionOf } from './round-partitions.ts';

export const listArchives = (db: Db) =>
  db.selectFrom('match_archive').selectAll().orderBy('period').execute();

export type Archive = Awaited<ReturnType<typeof listArchives>>[number];

export const findArchive = (db: Db, { name }: Period) =>
  db.selectFrom('match_archive').selectAll().where('period', '=', name).executeTakeFirst();

/** Records an archive whose files are written. */
export async function storeArchive(db: Db, manifest: ArchiveManifest, nowMs: number): Promise<void> {
  const changed = {
    state: 'written',
    manifest: JSON.stringify(manifest),
    changed_at: new Date(nowMs),
  } as const;
  await db
    .insertInto('match_archive')
    .values({ period: manifest.period, ...changed })
    .onConflict((conflict) => conflict.column('period').doUpdateSet(changed))
    .execute();
}

export async function setArchiveState(
  db: Db | Tx,
  { name }: Period,
  state: MatchArchiveTable['state'],
  nowMs: number,
): Promise<void> {
  const changed = { state, changed_at: new Date(nowMs) };
  await db.updateTable('match_archive').set(changed).where('period', '=', name).execute();
}

export async function forgetArchive(db: Db, { name }: Period): Promise<void> {
  await db.deleteFrom('match_archive').where('period', '=', name).execute();
}

/** Whether a match of the period is still played. */
export async function isBeingPlayed(db: Db, period: Period): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    SELECT EXISTS (SELECT FROM match_due WHERE ${isIn(period)}) AS exists`.execute(db);
  return rows[0]?.exists === true;
}

/** Whether a subscriber has not heard all that happened by the time: some read rounds and answers. */
export async function isUnheard(db: Db, untilMs: number): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    SELECT EXISTS (SELECT FROM event_subscriber subscriber
                    WHERE (SELECT occurred_at FROM domain_event
                            WHERE position > subscriber.position ORDER BY position LIMIT 1) < ${new Date(untilMs)})
        OR EXISTS (SELECT FROM domain_event WHERE position IS NULL AND occurred_at < ${new Date(untilMs)})
        AS exists`.execute(db);
  return rows[0]?.exists === true;
}

/** Stored columns of a table, in their order. */
export async function listColumns(db: Db, table: RoundTable): Promise<{ name: string; type: string }[]> {
  const { rows } = await sql<{ name: string; type: string }>`
    SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
     WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     ORDER BY attnum`.execute(db);
  return rows;
}

export async function countRows(db: Db, table: RoundTable, period: Period): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM ${sql.table(partitionOf(table, period))}`.execute(db);
  return rows[0]?.count ?? 0;
}

const keys = {
  match_round: ['match_id', 'round'],
  match_answer: ['match_id', 'round', 'player_id'],
} as const satisfies Record<RoundTable, readonly string[]>;

interface Line {
  readonly line: string;
  /** Key of the row, as JSON. */
  readonly key: unknown[];
}

/** Reads the rows of a partition as lines, a slice at a time, in the order of their keys. */
export async function* readLines(
  db: Db,
  {
    table,
    period,
    columns,
    atOnce,
  }: { table: RoundTable; period: Period; columns: readonly string[]; atOnce: number },
): AsyncGenerator<readonly string[]> {
  const key = sql.join(keys[table].map((column) => sql.ref(column)));
  for (let after: readonly unknown[] | undefined; ; ) {
    const isAfter = after ? sql`(${key}) > (${sql.join(after)})` : sql`true`;
    const { rows } = await sql<Line>`
      SELECT ${lineOf(columns)} AS line, json_build_array(${key}) AS key
        FROM ${sql.table(partitionOf(table, period))} WHERE ${isAfter}
       ORDER BY ${key} LIMIT ${sql.lit(atOnce)}`.execute(db);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < atOnce) return;
    after = rows.at(-1)?.key;
  }
}
