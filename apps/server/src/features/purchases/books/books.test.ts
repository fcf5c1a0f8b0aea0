import { addDays, dayOf, monthOf } from '@trivia/rules/calendar/baghdad.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCardServer, buyPlus, type CardServer } from '../../../../test/features/card-driver.ts';
import { TEST_START_MS } from '../../../../test/support/test-bank.ts';
import { commandLine } from '../../../core/audit/actor.ts';
import { revenueCsv } from '../../../core/revenue/revenue-csv.ts';
import type { CardGateway } from '../../../gateways/cards/card-gateway.ts';
import { refundPurchase } from '../refunds/refund-purchase.ts';
import { listCardRevenue } from './card-revenue.ts';
import { checkStatement } from './check-statement.ts';
import { compareStatement } from './compare-statement.ts';

const HOUR_MS = 60 * 60_000;

let server: CardServer;
let gateway: CardGateway;
beforeAll(async () => {
  server = await buildCardServer((one) => {
    gateway = one;
    return one;
  });
});
afterAll(() => server.close());

const compare = (one = gateway) =>
  compareStatement(server.db, one, { fromMs: TEST_START_MS - HOUR_MS, toMs: TEST_START_MS + HOUR_MS });

it('the books match the statement, and every seeded difference is found', async () => {
  const player = await server.signUp();
  const { payment } = await buyPlus(server, player);
  await buyPlus(server, player);
  expect(await compare()).toEqual([]);

  server.cards.service.refund(payment.intentId, 1_000, 'by hand');
  const { paymentId } = { paymentId: payment.intentId };
  expect(await compare()).toMatchObject([{ kind: 'amount', paymentId }]);
  await server.deliver();
  expect(await compare()).toEqual([]);

  const forgetful: CardGateway = {
    ...gateway,
    async *statement(fromMs, toMs) {
      for await (const line of gateway.statement?.(fromMs, toMs) ?? [])
        yield line.providerPaymentId === paymentId ? { ...line, providerPaymentId: 'pi_other' } : line;
    },
  };
  const found = await compare(forgetful);
  expect(found).toMatchObject([
    { kind: 'missing', paymentId: 'pi_other' },
    { kind: 'extra', paymentId },
  ]);
});

it('a month’s revenue is the sum of its movements, as CSV', async () => {
  const month = dayOf(server.clock.nowMs()).slice(0, 7);
  const player = await server.signUp();
  const { id, payment } = await buyPlus(server, player);
  const disputed = await buyPlus(server, player);
  server.cards.service.dispute(disputed.payment);
  await refundPurchase(server.deps, commandLine, { purchaseId: id, amount: 4_000, reason: 'asked' });
  await server.runPurchaseJob();
  await server.deliver();
  expect(payment.refunds).toHaveLength(1);
  const csv = revenueCsv(await listCardRevenue(server.db, month));
  expect(csv.split('\r\n')).toEqual([
    'way,product,currency,payments,captured,refunded,disputed,net',
    '"card, sandbox",plus-30-days,IQD,4,36000,5000,9000,22000',
    '',
  ]);
  expect(await listCardRevenue(server.db, addDays(`${month}-01`, -1).slice(0, 7))).toEqual([]);
});

it('the daily job finds unbooked payments', async () => {
  const player = await server.signUp();
  const { payment } = await buyPlus(server, player);
  server.clock.advance(24 * HOUR_MS);
  expect(await checkStatement(server.deps)).toBe(0);
  server.cards.service.refund(payment.intentId, 1, 'refund-without-message');
  expect(await checkStatement(server.deps)).toBe(1);
});

it('a month ends at midnight in Baghdad', () => {
  expect(monthOf('2026-12')).toEqual({
    fromMs: Date.UTC(2026, 10, 30, 21),
    toMs: Date.UTC(2026, 11, 31, 21),
  });
});
