/**
 * `npm run billing -- reconcile [--day DAY]`: compares a day of the card service's statement with the books.
 * `npm run billing -- report --month MONTH`: revenue of a month as CSV.
 * `npm run billing -- refund PURCHASE [AMOUNT] --reason TEXT`: decides to give money back.
 */
import { parseArgs } from 'node:util';
import { addDays, dayEndMs, dayOf, dayStartMs } from '@trivia/rules/calendar/baghdad.ts';
import { readConfig } from '../config.ts';
import { commandLine } from '../core/audit/actor.ts';
import { listCardRevenue, revenueCsv } from '../features/purchases/books/card-revenue.ts';
import { compareStatement } from '../features/purchases/books/compare-statement.ts';
import { refundPurchase } from '../features/purchases/refund-purchase.ts';
import { openCards } from '../gateways/cards/open-cards.ts';
import { systemClock } from '../lib/clock.ts';
import { withDatabase } from './open-cli-database.ts';
import { runCommand } from './run-command.ts';

const USAGE = `npm run billing -- reconcile [--day YYYY-MM-DD]
npm run billing -- report --month YYYY-MM
npm run billing -- refund PURCHASE [AMOUNT] --reason TEXT
`;

const print = (line: string) => process.stdout.write(`${line}\n`);

async function reconcile(day: string): Promise<number> {
  const period = { fromMs: dayStartMs(day), toMs: dayEndMs(day) };
  const { gateway, sandbox } = await openCards(readConfig(process.env), { isOnlyRead: true });
  try {
    if (!gateway) {
      print('No card service is set up.');
      return 0;
    }
    const differences = await withDatabase((db) => compareStatement(db, gateway, period));
    for (const { kind, paymentId, purchaseId, detail } of differences)
      print(`${kind}  ${paymentId}, purchase ${purchaseId ?? 'unknown'}: ${detail}`);
    const result = differences.length === 0 ? 'agree' : `differ in ${differences.length}`;
    print(`${day}: the books and the statement of ${gateway.provider} ${result}.`);
    return differences.length === 0 ? 0 : 1;
  } finally {
    await sandbox?.stop();
  }
}

async function report(month: string): Promise<number> {
  process.stdout.write(revenueCsv(await withDatabase((db) => listCardRevenue(db, month))));
  return 0;
}

async function refund(purchaseId: string, amount: number | null, reason: string): Promise<number> {
  const wanted = { purchaseId, amount, reason };
  const isDecided = await withDatabase((db) =>
    refundPurchase({ db, clock: systemClock }, commandLine, wanted),
  );
  print(
    isDecided
      ? `${purchaseId} is refunded within a minute.`
      : `${purchaseId} has not that much to give back.`,
  );
  return isDecided ? 0 : 1;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

function commandOf(): (() => Promise<number>) | undefined {
  const options = { day: { type: 'string' }, month: { type: 'string' }, reason: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [name, purchaseId = '', amount] = positionals;
  const { day = addDays(dayOf(Date.now()), -1), month = '', reason = '' } = values;
  if (name === 'reconcile' && isDay(day)) return () => reconcile(day);
  if (name === 'report' && /^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return () => report(month);
  const isAmount = amount === undefined || /^[1-9]\d{0,8}$/.test(amount);
  if (name === 'refund' && uuid.test(purchaseId) && isAmount && reason !== '')
    return () => refund(purchaseId, amount === undefined ? null : Number(amount), reason);
  return undefined;
}

const command = commandOf();
if (command) process.exitCode = await runCommand(command);
else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
