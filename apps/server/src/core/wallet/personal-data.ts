import { sql } from 'kysely';
import type { Db } from '../../lib/database/db.ts';
import { type PersonalData, ROWS_MAX } from '../personal-data.ts';

interface ExportedEntry {
  readonly booked_at: Date;
  readonly reason: string;
  readonly currency: string;
  readonly amount: number;
  readonly balance_after: number | null;
}

/** Looks up each transfer once, although most have entries in both currencies; `OFFSET 0` forces that plan. */
async function walletEntries(db: Db, playerId: string): Promise<ExportedEntry[]> {
  const { rows } = await sql<ExportedEntry>`
    WITH entry AS MATERIALIZED (
    SELECT ledger_entry.*, ledger_account.currency
      FROM ledger_entry JOIN ledger_account ON ledger_account.id = ledger_entry.account_id
     WHERE ledger_account.player_id = ${playerId}
     ORDER BY ledger_entry.id LIMIT ${ROWS_MAX})
    SELECT booked.booked_at, booked.reason, entry.currency, entry.amount, entry.balance_after
      FROM entry
      JOIN (SELECT ledger_transfer.* FROM (SELECT DISTINCT transfer_id FROM entry) once
              JOIN ledger_transfer ON ledger_transfer.id = once.transfer_id OFFSET 0) booked
        ON booked.id = entry.transfer_id
     ORDER BY entry.id`.execute(db);
  return rows;
}

export const walletData: PersonalData = {
  exports: { walletEntries },
  kept: { 'ledger_account.player_id': 'The books must balance for good; the account leads to no name.' },
};
