import { sql } from 'kysely';
import { ledgerAudits } from './audits.ts';
import type { Deps } from './deps.ts';
import { readSnapshot } from './lib/database/transaction.ts';

export interface LedgerFault {
  /** Name of the check in `audits.ts`. */
  readonly check: string;
  /** The transfer or account that it was found in. */
  readonly id: string;
  readonly detail: string;
}

/** Proves the ledger. An empty list means that every coin, point and booster is where its entries say. */
export async function reconcileLedger({ db }: Pick<Deps, 'db'>): Promise<LedgerFault[]> {
  return await readSnapshot(db, async (tx) => {
    const faults: LedgerFault[] = [];
    for (const [check, query] of Object.entries(ledgerAudits)) {
      const { rows } = await sql<{ id: string; detail: string }>`${sql.raw(query)}`.execute(tx);
      faults.push(...rows.map((row) => ({ check, ...row })));
    }
    return faults;
  });
}
