import type { Deps } from '../deps.ts';
import { reconcileLedger } from '../reconcile-ledger.ts';

/** Reconciles the ledger and logs an error for each fault. Returns the number of faults. */
export async function checkLedger({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<number> {
  const faults = await reconcileLedger({ db });
  for (const fault of faults) log.error(fault, 'ledger is wrong');
  if (faults.length === 0) log.info('ledger is right');
  return faults.length;
}
