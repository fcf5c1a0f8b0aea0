/** Bytes on disk that a match permanently occupies in large tables. */
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/lib/database/db.ts';
import type { ModeId } from '../../packages/rules/src/match/mode.ts';

/** Copies of each row, so many that half-filled pages do not matter. */
const COPIES = 200;

const ofMatch = 'match_id IN (SELECT id FROM bytes_kept.played)';
const ofTransfer = `IN (SELECT id FROM ledger_transfer WHERE subject_kind = 'match'
                           AND subject_id IN (SELECT id::text FROM bytes_kept.played))`;

/** SQL conditions for the rows of the played matches. */
const conditions: Readonly<Record<string, string>> = {
  match: 'id IN (SELECT id FROM bytes_kept.played)',
  match_player: ofMatch,
  match_round: ofMatch,
  match_answer: ofMatch,
  match_booster: ofMatch,
  match_event: ofMatch,
  match_result: ofMatch,
  daily_play: ofMatch,
  ledger_account: 'subject_id IN (SELECT id FROM bytes_kept.played)',
  ledger_transfer: `id ${ofTransfer}`,
  ledger_entry: `transfer_id ${ofTransfer}`,
  domain_event: "data ->> 'matchId' IN (SELECT id::text FROM bytes_kept.played)",
};

/** Id of a copy: an hour later for a version 7 UUID, else a random one. */
const copyOf = sql`
  CREATE FUNCTION bytes_kept.copy_of(id uuid, copy int) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN substr(id::text, 15, 1) = '7' THEN
      (lpad(to_hex(('x' || substr(replace(id::text, '-', ''), 1, 12))::bit(48)::bigint + copy * 3600000), 12, '0')
        || substr(replace(id::text, '-', ''), 13))::uuid
    ELSE md5(id::text || copy)::uuid END $$`;

interface Column {
  readonly name: string;
  readonly type: string;
}

const listColumns = (db: Db, table: string) =>
  sql<Column>`
    SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
     WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     ORDER BY attnum`.execute(db);

/** SQL of a column's value in a copy: new keys, times an hour later, and all else unchanged. */
function copied({ name, type }: Column): string {
  if (type === 'uuid') return `bytes_kept.copy_of("${name}", copy)`;
  if (type === 'timestamp with time zone') return `"${name}" + copy * interval '1 hour'`;
  if (type === 'bigint' && (name === 'id' || name === 'position')) return `"${name}" + copy * 1000000`;
  if (name === 'idempotency_key')
    return `regexp_replace("${name}", '[0-9a-f]{8}-[0-9a-f-]{27}',
    bytes_kept.copy_of(substring("${name}" from '[0-9a-f]{8}-[0-9a-f-]{27}')::uuid, copy)::text)`;
  return `"${name}"`;
}

/** Copies options such as the fill factor, which `LIKE` omits. */
async function copyOptions(db: Db, table: string, copy: string): Promise<void> {
  const { rows } = await sql<{ options: string[] | null }>`
    SELECT reloptions AS options FROM pg_class WHERE oid = ${table}::regclass`.execute(db);
  const options = rows[0]?.options ?? [];
  if (options.length > 0) await sql.raw(`ALTER TABLE ${copy} SET (${options.join(', ')})`).execute(db);
}

/** Copies the rows, one copy after another, like consecutive matches. Returns bytes per copy, including indexes. */
async function measureTable(db: Db, table: string, condition: string): Promise<number> {
  const { rows: columns } = await listColumns(db, table);
  const copy = `bytes_kept."${table}"`;
  await sql.raw(`CREATE TABLE ${copy} (LIKE "${table}" INCLUDING INDEXES INCLUDING GENERATED)`).execute(db);
  await copyOptions(db, table, copy);
  await sql
    .raw(
      `INSERT INTO ${copy} (${columns.map(({ name }) => `"${name}"`).join(', ')})
       SELECT ${columns.map(copied).join(', ')} FROM generate_series(1, ${COPIES}) copy, "${table}"
        WHERE ${condition} ORDER BY copy`,
    )
    .execute(db);
  const { rows } = await sql<{ bytes: number }>`
    SELECT pg_total_relation_size(${copy}::regclass) AS bytes`.execute(db);
  return (rows[0]?.bytes ?? 0) / COPIES;
}

/** Bytes that a match of a mode occupies in each table. */
export async function bytesKept(db: Db, modeId: ModeId): Promise<{ table: string; bytes: number }[]> {
  await sql`CREATE SCHEMA bytes_kept`.execute(db);
  await copyOf.execute(db);
  await sql`CREATE TABLE bytes_kept.played AS
    SELECT id FROM match WHERE mode_id = ${sql.lit(modeId)} AND status = 'over'`.execute(db);
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM bytes_kept.played`.execute(db);
  const byTable: { table: string; bytes: number }[] = [];
  for (const [table, condition] of Object.entries(conditions)) {
    byTable.push({ table, bytes: (await measureTable(db, table, condition)) / (rows[0]?.count ?? 1) });
  }
  await sql`DROP SCHEMA bytes_kept CASCADE`.execute(db);
  return byTable;
}
