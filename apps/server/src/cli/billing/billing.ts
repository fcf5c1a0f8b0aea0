/**
 * `npm run billing -- reconcile [--day DAY]`: compares a day's statements of the card service and the operators with the
 * books, and books payments that operators did not report.
 * `npm run billing -- report --month MONTH`: revenue of a month as CSV.
 * `npm run billing -- refund PURCHASE [AMOUNT] --reason TEXT`: decides to give money of a card back.
 * `npm run billing -- refunds`: lists refunds that operators have to pay.
 * `npm run billing -- refund-paid OPERATOR PAYMENT --reason TEXT`: records that an operator has paid it back.
 */
import { parseArgs } from 'node:util';
import { addDays, dayOf } from '@trivia/rules/calendar/baghdad.ts';
import { revenueCsv } from '../../core/revenue/revenue-csv.ts';
import { listOperatorRevenue } from '../../features/billing/books/operator-revenue.ts';
import { listCardRevenue } from '../../features/purchases/books/card-revenue.ts';
import { withDatabase } from '../open-cli-database.ts';
import { runCommand } from '../run-command.ts';
import { reconcile } from './reconcile.ts';
import { recordPaid, refundCard, showDueRefunds } from './refunds.ts';

const USAGE = `npm run billing -- reconcile [--day YYYY-MM-DD]
npm run billing -- report --month YYYY-MM
npm run billing -- refund PURCHASE [AMOUNT] --reason TEXT
npm run billing -- refunds
npm run billing -- refund-paid OPERATOR PAYMENT --reason TEXT
`;

async function report(month: string): Promise<number> {
  const lines = await withDatabase(async (db) => [
    ...(await listCardRevenue(db, month)),
    ...(await listOperatorRevenue(db, month)),
  ]);
  process.stdout.write(revenueCsv(lines));
  return 0;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

function commandOf(): (() => Promise<number>) | undefined {
  const options = { day: { type: 'string' }, month: { type: 'string' }, reason: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [name, first = '', second] = positionals;
  const { day = addDays(dayOf(Date.now()), -1), month = '', reason = '' } = values;
  if (name === 'reconcile' && isDay(day)) return () => reconcile(day);
  if (name === 'report' && /^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return () => report(month);
  if (name === 'refunds') return showDueRefunds;
  const isAmount = second === undefined || /^[1-9]\d{0,8}$/.test(second);
  if (name === 'refund' && uuid.test(first) && isAmount && reason !== '')
    return () => refundCard(first, second === undefined ? null : Number(second), reason);
  if (name === 'refund-paid' && first !== '' && second !== undefined && reason !== '')
    return () => recordPaid({ operator: first, paymentId: second, reason });
  return undefined;
}

const command = commandOf();
if (command) process.exitCode = await runCommand(command);
else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
