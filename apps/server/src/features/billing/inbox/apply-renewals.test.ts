import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BillingDriver, openBilling, tigris } from '../../../../test/features/billing-driver.ts';
import type { OperatorEvent } from '../../../gateways/operators/operator-gateway.ts';
import { applyRenewals } from './apply-renewals.ts';
import { handleInbox } from './handle-inbox.ts';
import { storeCallback } from './store-callbacks.ts';

const DAY_MS = 24 * 60 * 60_000;
const [ONE, TWO, THREE] = ['+9647701230011', '+9647701230012', '+9647701230013'] as const;

let billing: BillingDriver;

beforeEach(async () => {
  billing = await openBilling();
  for (const number of [ONE, TWO, THREE]) await billing.subscribe(number);
});
afterEach(() => billing.close());

/** Event of a number on a later day, counted from 1. */
function reportOf(
  number: string,
  day: number,
  { type = 'subscription.renewed', paymentId = `${number}-${day}` } = {} as {
    readonly type?: OperatorEvent['type'];
    readonly paymentId?: string;
  },
): OperatorEvent {
  const occurredAtMs = billing.server.clock.nowMs() + day * DAY_MS;
  return {
    id: `${type}-${number}-${day}`,
    type,
    occurredAtMs,
    number,
    serviceId: tigris.serviceId,
    operatorSubscriptionId: null,
    charge: type.endsWith('renewed')
      ? { paymentId, billId: `bill-${day}`, collectedIqd: 300, reason: null, occurredAtMs }
      : null,
    text: null,
    shortcode: null,
  };
}

const keep = (events: readonly OperatorEvent[]): Promise<readonly string[]> =>
  storeCallback(
    billing.server.deps,
    events.map((event) => ({ operator: 'tigris', event })),
  );

async function deliver(...events: readonly OperatorEvent[]): Promise<void> {
  await keep(events);
  await handleInbox(billing.server.deps);
}

const paymentsOf = async (number: string): Promise<number> => {
  const rows = await billing.server.db
    .selectFrom('payment')
    .innerJoin('subscription', 'subscription.id', 'payment.subscription_id')
    .select('payment.id')
    .where('phone_number', '=', number)
    .execute();
  return rows.length;
};
const inboxStates = async (): Promise<string[]> => {
  const rows = await billing.server.db
    .selectFrom('billing_inbox')
    .select('state')
    .where('event_id', 'like', 'subscription.%')
    .orderBy('id')
    .execute();
  return rows.map(({ state }) => state);
};

it('renewals of several numbers are applied once each, with their money and time', async () => {
  const [report, again] = [reportOf(ONE, 1), { ...reportOf(TWO, 1), id: 'subscription.again' }];
  const before = (await billing.subscriptions(ONE))[0]?.paid_through?.getTime() ?? 0;
  await deliver(report, reportOf(TWO, 1), reportOf(THREE, 1), again, reportOf('+9647701230099', 1));
  expect(await inboxStates()).toEqual(['applied', 'applied', 'applied', 'known', 'nobodys']);
  expect(await Promise.all([ONE, TWO, THREE].map(paymentsOf))).toEqual([2, 2, 2]);
  const entries = await billing.server.db
    .selectFrom('money_entry')
    .select(['journal', 'amount_iqd'])
    .execute();
  const journals = [...Map.groupBy(entries, ({ journal }) => journal).values()];
  for (const journal of journals)
    expect(journal.reduce((sum, { amount_iqd }) => sum + amount_iqd, 0)).toBe(0);
  expect((await billing.subscriptions(ONE))[0]?.paid_through?.getTime()).toBeGreaterThan(before);
  await deliver(report);
  expect(await paymentsOf(ONE)).toBe(2);
});

it('a batch excludes only reports other than plain renewals, also after the paid period', async () => {
  const [late, nobodys] = [reportOf(TWO, 1.5), reportOf('+9647701230099', 1)];
  const ids = await keep([reportOf(ONE, 0.9), late, reportOf(THREE, 1), { ...late, id: 'again' }, nobodys]);
  expect(await applyRenewals(billing.server.deps, ids)).toEqual(ids.slice(3));
});

it('several days of a number have the same result in one batch as one by one', async () => {
  const days = [1, 2, 3];
  await deliver(...days.map((day) => reportOf(ONE, day)));
  for (const day of days) await deliver(reportOf(TWO, day));
  const [[one], [two]] = await Promise.all([billing.subscriptions(ONE), billing.subscriptions(TWO)]);
  expect(one?.state).toBe('active');
  expect(one?.paid_through).toEqual(two?.paid_through);
  expect(await paymentsOf(ONE)).toBe(4);
});

it('a stop among renewals affects its number only', async () => {
  await deliver(
    reportOf(ONE, 1),
    reportOf(TWO, 1, { type: 'subscription.unsubscribed' }),
    reportOf(TWO, 2),
    reportOf(THREE, 1),
  );
  const states = [ONE, TWO, THREE].map(async (number) => (await billing.subscriptions(number))[0]?.state);
  expect(await Promise.all(states)).toEqual(['active', 'cancelled', 'active']);
});

it('a renewal that fails to apply blocks no other, and is retried', async () => {
  await billing.server.db.schema
    .alterTable('payment')
    .addCheckConstraint('refused', sql`provider_payment_id <> 'bad'`)
    .execute();
  await deliver(reportOf(ONE, 1), reportOf(TWO, 1, { paymentId: 'bad' }), reportOf(THREE, 1));
  expect(await inboxStates()).toEqual(['applied', 'waiting', 'applied']);
  await billing.server.db.schema.alterTable('payment').dropConstraint('refused').execute();
  billing.server.clock.advance(60_000);
  await handleInbox(billing.server.deps);
  expect(await inboxStates()).toEqual(['applied', 'applied', 'applied']);
  expect(await Promise.all([ONE, TWO, THREE].map(paymentsOf))).toEqual([2, 2, 2]);
});
