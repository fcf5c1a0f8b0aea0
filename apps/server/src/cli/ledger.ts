/** `npm run ledger -- reconcile [--json]`: proves that every coin and point is where its entries say. */
import { parseArgs } from 'node:util';
import { reconcileLedger } from '../reconcile-ledger.ts';
import { withDatabase } from './open-cli-database.ts';
import { runCommand } from './run-command.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

async function reconcile(asJson: boolean): Promise<number> {
  const faults = await withDatabase((db) => reconcileLedger({ db }));
  if (asJson) print(JSON.stringify(faults));
  else {
    for (const { check, id, detail } of faults) print(`${check}  ${id}: ${detail}`);
    print(faults.length === 0 ? 'The ledger is right.' : `${faults.length} faults`);
  }
  return faults.length === 0 ? 0 : 1;
}

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (positionals[0] === 'reconcile') process.exitCode = await runCommand(() => reconcile(values.json));
else {
  process.stderr.write('npm run ledger -- reconcile [--json]\n');
  process.exitCode = 2;
}
