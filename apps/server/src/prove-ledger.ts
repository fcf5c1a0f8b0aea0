import { ledgerAudits } from './audits.ts';
import { lastStableEntryId } from './core/wallet/proof/last-stable-entry.ts';
import {
  findSlice,
  findWrongBalances,
  lockProof,
  makeRelations,
  runAudit,
  saveProof,
} from './core/wallet/proof/proof.ts';
import type { Deps } from './deps.ts';
import type { Tx } from './lib/database/db.ts';
import { inTransaction } from './lib/database/transaction.ts';
import type { LedgerFault } from './reconcile-ledger.ts';

/** Entries per transaction. */
const AT_ONCE = 20_000;

type Needs = Pick<Deps, 'db' | 'clock' | 'log'>;

const entries = Object.entries(ledgerAudits);
const ofEntries = entries.flatMap(([check, audit]) =>
  typeof audit === 'string' ? [{ check, query: audit }] : [],
);
const nightly = entries.flatMap(([check, audit]) =>
  typeof audit !== 'string' && audit.runs === 'nightly' ? [{ check, query: audit.query }] : [],
);

async function checkSlice(tx: Tx): Promise<LedgerFault[]> {
  const wrong = await findWrongBalances(tx);
  const faults: LedgerFault[] = wrong.map((one) => ({ check: 'balance', ...one }));
  for (const { check, query } of ofEntries) {
    const found = await runAudit(tx, query, 'slice');
    faults.push(...found.map((one) => ({ check, ...one })));
  }
  return faults;
}

/** Proves the next slice of entries; undefined when there is none. */
const proveSlice = (
  { db, clock, log }: Needs,
  until: number,
  atMost: number,
): Promise<LedgerFault[] | undefined> =>
  inTransaction(db, async (tx) => {
    const now = new Date(clock.nowMs());
    const slice = await findSlice(tx, { from: await lockProof(tx, now), until, atMost });
    if (!slice) return undefined;
    await makeRelations(tx, slice);
    const faults = await checkSlice(tx);
    // Log faults before the commit, after which these entries are not checked again.
    for (const fault of faults) log.error(fault, 'ledger is wrong');
    await saveProof(tx, slice, now);
    return faults;
  });

/**
 * Proves the entries since the last proof, in slices with separate transactions. Each fault is logged once, and the
 * proof continues; `reconcileLedger` finds all faults, also in older entries.
 */
export async function proveLedger(needs: Needs, atMost: number = AT_ONCE): Promise<LedgerFault[]> {
  const until = await lastStableEntryId(needs.db);
  const faults: LedgerFault[] = [];
  for (;;) {
    const found = await proveSlice(needs, until, atMost);
    if (!found) break;
    faults.push(...found);
  }
  for (const { check, query } of nightly) {
    for (const violation of await runAudit(needs.db, query, 'nightly')) {
      const fault = { check, ...violation };
      needs.log.error(fault, 'ledger is wrong');
      faults.push(fault);
    }
  }
  return faults;
}
