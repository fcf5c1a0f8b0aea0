import { dayOf } from '@trivia/rules/calendar/baghdad.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BillingDriver, openBilling } from '../../../../test/features/billing-driver.ts';
import { commandLine } from '../../../core/audit/actor.ts';
import { listDueRefunds, recordRefundPaid } from './due-refunds.ts';
import { listOperatorRevenue } from './operator-revenue.ts';

const HOUR_MS = 60 * 60_000;

let billing: BillingDriver;
beforeEach(async () => {
  billing = await openBilling();
});
afterEach(() => billing.close());

/** Subscribes and cancels, after which the operator charges once more by mistake. */
async function chargeAfterStop(): Promise<void> {
  const token = (await billing.subscribe()).body.session?.accessToken ?? '';
  billing.sandbox.operator.faults.planCall('unsubscribe', { kind: 'server_error' }, { times: 9 });
  await billing.post('subscription/cancel', {}, token);
  await billing.pass(13 * HOUR_MS, 13 * HOUR_MS);
}

const revenue = () => listOperatorRevenue(billing.server.db, dayOf(billing.server.clock.nowMs()).slice(0, 7));

it('a refund counts as refunded from when it is due', async () => {
  await chargeAfterStop();
  const line = {
    way: 'operator, tigris',
    product: 'zana-plus',
    payments: 2,
    captured: 600,
    refunded: 300,
    net: 300,
  };
  expect(await revenue()).toMatchObject([line]);

  const [due, ...others] = await listDueRefunds(billing.server.db);
  expect(others).toEqual([]);
  expect(due).toMatchObject({ provider: 'operator:tigris', dueIqd: 300 });
  const paid = { operator: 'tigris', paymentId: due?.paymentId ?? '', reason: 'paid out at the operator' };
  const record = () => recordRefundPaid(billing.server.deps, commandLine, paid);
  const amounts = await Promise.all([record(), record(), record()]);
  expect(amounts.filter((amount) => amount !== null)).toEqual([300]);
  expect(await listDueRefunds(billing.server.db)).toEqual([]);
  expect(await revenue()).toMatchObject([line]);

  const entries = await billing.server.db.selectFrom('money_entry').selectAll().execute();
  expect(entries.reduce((sum, { amount_iqd }) => sum + amount_iqd, 0)).toBe(0);
  const owed = entries.filter(({ account }) => account === 'refunds_due');
  expect(owed.reduce((sum, { amount_iqd }) => sum + amount_iqd, 0)).toBe(0);
});

it('no refund is recorded for a payment without one due', async () => {
  await billing.subscribe();
  const [payment] = await billing.server.db.selectFrom('payment').selectAll().execute();
  const paid = { operator: 'tigris', paymentId: payment?.provider_payment_id ?? '', reason: 'by mistake' };
  expect(await recordRefundPaid(billing.server.deps, commandLine, paid)).toBeNull();
  expect(
    await recordRefundPaid(billing.server.deps, commandLine, { ...paid, paymentId: 'other' }),
  ).toBeNull();
});
