/** Comparison of a day's statements with the books: the card service's, then each operator's. */
import { operators } from '@trivia/contract/billing/operators.ts';
import { dayEndMs, dayStartMs } from '@trivia/rules/calendar/baghdad.ts';
import { pino } from 'pino';
import { type Config, readConfig } from '../../config/config.ts';
import { type Difference, readStatement } from '../../features/billing/jobs/read-statements.ts';
import { compareStatement } from '../../features/purchases/books/compare-statement.ts';
import { openCards } from '../../gateways/cards/open-cards.ts';
import { createOperatorGateways } from '../../gateways/operators/create-operator-gateways.ts';
import { systemClock } from '../../lib/clock.ts';
import { withDatabase } from '../open-cli-database.ts';
import { print } from './print.ts';

const resultOf = (differences: readonly unknown[]): string =>
  differences.length === 0 ? 'agree' : `differ in ${differences.length}`;

async function reconcileCards(config: Config, day: string): Promise<number> {
  const period = { fromMs: dayStartMs(day), toMs: dayEndMs(day) };
  const { gateway, sandbox } = await openCards(config, { isOnlyRead: true });
  try {
    if (!gateway) {
      print('No card service is set up.');
      return 0;
    }
    const differences = await withDatabase((db) => compareStatement(db, gateway, period));
    for (const { kind, paymentId, purchaseId, detail } of differences)
      print(`${kind}  ${paymentId}, purchase ${purchaseId ?? 'unknown'}: ${detail}`);
    print(`${day}: the books and the statement of ${gateway.provider} ${resultOf(differences)}.`);
    return differences.length;
  } finally {
    await sandbox?.stop();
  }
}

const textOf = (difference: Difference): string =>
  difference.kind === 'other_amount'
    ? `other_amount  ${difference.paymentId}: booked ${difference.bookedIqd} IQD, stated ${difference.statedIqd} IQD`
    : `${difference.kind}  ${difference.paymentId}`;

/** Reads the operators' statements, which also books payments that no callback reported. */
async function reconcileOperators(config: Config, day: string): Promise<number> {
  const connected = createOperatorGateways(config.operatorSettings, systemClock);
  const silent = { events: { wake() {} }, realtime: { hasListeners: false, publish() {} } };
  let found = 0;
  for (const { slug } of operators) {
    const operator = connected.get(slug);
    if (!operator) {
      print(`${slug} is not set up. A sandbox in its place is read by the running server every night.`);
      continue;
    }
    const log = pino({ level: 'silent' });
    const differences = await withDatabase((db) =>
      readStatement({ db, clock: systemClock, log, operators: connected, ...silent }, operator, day),
    );
    for (const difference of differences) print(textOf(difference));
    print(`${day}: the books and the statement of ${slug} ${resultOf(differences)}.`);
    found += differences.length;
  }
  return found;
}

/** Lists the differences of a day. Ends with 1 where there are any. */
export async function reconcile(day: string): Promise<number> {
  const config = readConfig(process.env);
  const inCards = await reconcileCards(config, day);
  const inOperators = await reconcileOperators(config, day);
  return inCards + inOperators === 0 ? 0 : 1;
}
