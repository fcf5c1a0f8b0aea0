import type { Deps } from '../deps.ts';
import { proveLedger } from '../prove-ledger.ts';

/** Proves new ledger entries, and logs each fault. Returns the number of faults. */
export async function checkLedger(deps: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<number> {
  const faults = await proveLedger(deps);
  if (faults.length === 0) deps.log.info('ledger is right');
  return faults.length;
}
