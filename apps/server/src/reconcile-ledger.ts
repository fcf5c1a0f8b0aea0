import { ledgerAudits } from './audits.ts';
import { runAudit, type Violation } from './core/wallet/proof/proof.ts';
import type { Deps } from './deps.ts';
import { readSnapshot } from './lib/database/transaction.ts';

export interface LedgerFault extends Violation {
  /** Name of the check in `audits.ts`. */
  readonly check: string;
}

/**
 * Checks the whole ledger. An empty list means that every balance of coins, points and boosters equals its entries.
 */
export async function reconcileLedger({ db }: Pick<Deps, 'db'>): Promise<LedgerFault[]> {
  return await readSnapshot(db, async (tx) => {
    const faults: LedgerFault[] = [];
    for (const [check, audit] of Object.entries(ledgerAudits)) {
      const query = typeof audit === 'string' ? audit : audit.query;
      const found = await runAudit(tx, query, 'everything');
      faults.push(...found.map((one) => ({ check, ...one })));
    }
    return faults;
  });
}
