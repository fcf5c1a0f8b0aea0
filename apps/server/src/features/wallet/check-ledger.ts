import type { Deps } from '../../lib/deps.ts';
import { reconcileLedger } from './reconcile-ledger.ts';

/** Reconciles the ledger and raises the alarm for each fault. Returns how many there are. */
export async function checkLedger({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<number> {
  const faults = await reconcileLedger({ db });
  for (const fault of faults) log.error(fault, 'the ledger is wrong');
  if (faults.length === 0) log.info('the ledger is right');
  return faults.length;
}
