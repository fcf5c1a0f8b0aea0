import { sql } from 'kysely';
import type { Db, Tx } from '../../../lib/database/db.ts';

/** Violation that a check found. */
export interface Violation {
  /** Id of the transfer or account. */
  readonly id: string;
  readonly detail: string;
}

/** Range of entry ids, excluding `from` and including `to`. */
export interface Slice {
  readonly from: number;
  readonly to: number;
}

/** Locks the proof, so that one server at a time continues it. Returns the id of the last proved entry. */
export async function lockProof(tx: Tx, now: Date): Promise<number> {
  await tx
    .insertInto('ledger_proof')
    .values({ entry_id: 0, proved_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { entry_id } = await tx
    .selectFrom('ledger_proof')
    .select('entry_id')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return entry_id;
}

/** Finds the next slice with at most that many entries; undefined when all are proved. */
export async function findSlice(
  tx: Tx,
  { from, until, atMost }: { readonly from: number; readonly until: number; readonly atMost: number },
): Promise<Slice | undefined> {
  const { rows } = await sql<{ to: number | null }>`
    SELECT max(id) AS to
      FROM (SELECT id FROM ledger_entry WHERE id > ${from} AND id <= ${until} ORDER BY id LIMIT ${atMost}) next`.execute(
    tx,
  );
  const to = rows[0]?.to ?? null;
  return to === null ? undefined : { from, to };
}

/** Creates the temporary relations that audits of entries read, for the rest of the transaction. */
export async function makeRelations(tx: Tx, { from, to }: Slice): Promise<void> {
  await sql`
    CREATE TEMPORARY TABLE checked_entry ON COMMIT DROP AS
    SELECT e.*, a.kind, a.player_id, a.currency FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
     WHERE e.id > ${sql.lit(from)} AND e.id <= ${sql.lit(to)}`.execute(tx);
  await sql`
    CREATE TEMPORARY TABLE checked_transfer ON COMMIT DROP AS
    SELECT * FROM ledger_transfer WHERE id IN (SELECT transfer_id FROM checked_entry)`.execute(tx);
  await sql`
    CREATE TEMPORARY TABLE checked_player ON COMMIT DROP AS
    SELECT DISTINCT player_id FROM checked_entry WHERE player_id IS NOT NULL`.execute(tx);
  await sql`ANALYZE checked_entry, checked_transfer, checked_player`.execute(tx);
}

/** Finds accounts of the slice whose balance differs from the proved sum plus all later entries. */
export async function findWrongBalances(tx: Tx): Promise<Violation[]> {
  const { rows } = await sql<Violation>`
    SELECT a.id::text AS id,
           format('holds %s and %s earned, its entries %s and %s', a.balance, a.earned,
                  coalesce(p.balance, 0) + new.amount, coalesce(p.earned, 0) + new.earned) AS detail
      FROM (SELECT DISTINCT account_id FROM checked_entry WHERE kind <> 'house') touched
      JOIN ledger_account a ON a.id = touched.account_id
      LEFT JOIN ledger_proof_account p ON p.account_id = a.id
     CROSS JOIN LATERAL (
           SELECT coalesce(sum(e.amount), 0) AS amount, coalesce(sum(e.earned), 0) AS earned
             FROM ledger_entry e WHERE e.account_id = a.id AND e.id > coalesce(p.entry_id, 0)) new
     WHERE a.balance <> coalesce(p.balance, 0) + new.amount
        OR a.earned <> coalesce(p.earned, 0) + new.earned`.execute(tx);
  return rows;
}

/** Adds the slice to the proved sums. */
export async function saveProof(tx: Tx, { to }: Slice, now: Date): Promise<void> {
  await sql`
    INSERT INTO ledger_proof_account (account_id, kind, entry_id, balance, earned)
    SELECT account_id, min(kind), max(id), sum(amount), sum(earned)
      FROM checked_entry WHERE kind <> 'house' GROUP BY account_id
        ON CONFLICT (account_id) DO UPDATE
       SET entry_id = excluded.entry_id,
           balance = ledger_proof_account.balance + excluded.balance,
           earned = ledger_proof_account.earned + excluded.earned`.execute(tx);
  await sql`
    DELETE FROM ledger_proof_account p USING checked_entry e
     WHERE p.account_id = e.account_id AND p.kind = 'escrow' AND p.balance = 0 AND p.earned = 0`.execute(tx);
  await tx.updateTable('ledger_proof').set({ entry_id: to, proved_at: now }).execute();
}

/** Relations of the full check, prefixed to the query. */
const EVERYTHING = `
  WITH checked_entry AS NOT MATERIALIZED (
       SELECT e.*, a.kind, a.player_id, a.currency FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id),
       checked_transfer AS NOT MATERIALIZED (SELECT * FROM ledger_transfer),
       checked_player AS NOT MATERIALIZED (SELECT id AS player_id FROM player),
       checked_escrow AS NOT MATERIALIZED (SELECT id AS account_id FROM ledger_account WHERE kind = 'escrow')`;

/** Relations of nightly audits that are not limited to new entries. */
const NIGHTLY = `
  WITH checked_escrow AS NOT MATERIALIZED (SELECT account_id FROM ledger_proof_account WHERE kind = 'escrow')`;

/** Runs an audit on the relations of the slice, of the full check, or of the nightly check. */
export async function runAudit(
  db: Db,
  query: string,
  scope: 'slice' | 'everything' | 'nightly',
): Promise<Violation[]> {
  const relations = { slice: '', everything: EVERYTHING, nightly: NIGHTLY }[scope];
  const { rows } = await sql<Violation>`${sql.raw(`${relations} ${query}`)}`.execute(db);
  return rows;
}
