/** Anti-fraud check: a script for the page, and one verdict. Without both, nothing is charged. */
import type { Deps } from '../../../deps.ts';
import type { FraudTransaction } from '../../../gateways/operators/operator-gateway.ts';
import type { ConnectedOperator } from '../../../gateways/operators/operator-gateways.ts';
import { AppError } from '../../../lib/app-error.ts';
import { requireOperator } from '../connected-operator.ts';

const SCRIPT_LIFE_MS = 6 * 60 * 60 * 1000;

export interface ScriptRequest extends FraudTransaction {
  readonly operator: string;
  readonly target: string;
}

/** Fetches the script of a transaction, and records that its page has it. Refuses with FRAUD_CHECK_FAILED. */
export async function getFraudScript(
  deps: Deps,
  { operator, ti, ts, target }: ScriptRequest,
): Promise<string> {
  const { gateway } = requireOperator(deps, operator);
  const script = await gateway.fraudScript({ ti, ts, target }).catch((error: unknown) => {
    throw new AppError('FRAUD_CHECK_FAILED', { cause: error });
  });
  await deps.db
    .insertInto('fraud_check')
    .values({
      ti,
      operator,
      ts: String(ts),
      script_at: new Date(deps.clock.nowMs()),
      used_at: null,
      verdict: null,
      code: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return script;
}

/** Uses a transaction, once. Refuses with FRAUD_CHECK_FAILED if it has no script, is too old, or was used. */
async function useTransaction(
  { db, clock }: Deps,
  operator: string,
  { ti, ts }: FraudTransaction,
): Promise<void> {
  const now = new Date(clock.nowMs());
  const used = await db
    .updateTable('fraud_check')
    .set({ used_at: now })
    .where('ti', '=', ti)
    .where('operator', '=', operator)
    .where('ts', '=', String(ts))
    .where('used_at', 'is', null)
    .where('script_at', '>', new Date(now.getTime() - SCRIPT_LIFE_MS))
    .returning('ti')
    .executeTakeFirst();
  if (!used) throw new AppError('FRAUD_CHECK_FAILED');
}

/** Whether the transaction may charge. It is judged at most once, here or by the operator itself. */
export async function passesCheck(
  deps: Deps,
  { operator, gateway }: ConnectedOperator,
  transaction: FraudTransaction,
): Promise<boolean> {
  await useTransaction(deps, operator.slug, transaction);
  if (!gateway.fraudVerdict) return true;
  const { action, code } = await gateway.fraudVerdict(transaction).catch((error: unknown) => {
    throw new AppError('FRAUD_CHECK_FAILED', { cause: error });
  });
  await deps.db
    .updateTable('fraud_check')
    .set({ verdict: action, code })
    .where('ti', '=', transaction.ti)
    .execute();
  return action !== 'block';
}
