import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BillingDriver, openBilling, PHONE } from '../../../test/features/billing-driver.ts';
import { readStatement } from './upkeep/read-statements.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** From noon, when the tests begin, to the first renewal after midnight. */
const TO_RENEWAL_MS = 13 * HOUR_MS;

let billing: BillingDriver;
let token: string;

async function begin(options?: Parameters<typeof openBilling>[0]): Promise<void> {
  billing = await openBilling(options);
  token = (await billing.subscribe()).body.session?.accessToken ?? '';
}

const line = () => billing.sandbox.operator.line(PHONE);
const state = async () => (await billing.subscriptions())[0]?.state;
const payments = () => billing.server.db.selectFrom('payment').selectAll().orderBy('occurred_at').execute();
const texts = (word: string) => billing.smsOf().filter((text) => text.includes(word)).length;

afterEach(() => billing.close());

describe('a subscriber', () => {
  beforeEach(() => begin());

  it('is renewed each day, once, and never without access', async () => {
    for (let day = 0; day < 3; day += 1) {
      await billing.pass(DAY_MS, 6 * HOUR_MS);
      expect((await billing.membership(token)).id).toBe('plus');
    }
    expect(await payments()).toHaveLength(4);
    expect(line().balanceIqd).toBe(5_000 - 4 * 300);
  });

  it('without balance has a grace, is told once a bill, pauses after it, and is back when there is balance', async () => {
    line().balanceIqd = 0;
    await billing.pass(TO_RENEWAL_MS);
    expect(await state()).toBe('grace');
    expect(await billing.get('dcb/checkSubscription', token)).toEqual({ status_code: 'out_of_balance' });
    expect((await billing.membership(token)).id).toBe('plus');
    expect(texts('too low')).toBe(1);
    await billing.pass(2 * DAY_MS, 3 * HOUR_MS);
    expect(await state()).toBe('suspended');
    expect(await billing.membership(token)).toEqual({ id: 'freemium', isDowngraded: true });
    expect(texts('paused')).toBe(1);
    line().balanceIqd = 1_000;
    await billing.pass(DAY_MS);
    expect(await state()).toBe('active');
    expect((await billing.membership(token)).id).toBe('plus');
    expect(texts('Welcome')).toBe(1);
  });

  it.each(['0', '٠', ' ۰ '])(
    'stops by the SMS %j, keeps what was paid, and is charged no more',
    async (sms) => {
      await billing.sendSms(sms);
      expect(await state()).toBe('cancelled');
      expect((await billing.membership(token)).id).toBe('plus');
      await billing.sendSms(sms);
      await billing.pass(2 * DAY_MS, 4 * HOUR_MS);
      expect(await billing.membership(token)).toEqual({ id: 'freemium', isDowngraded: true });
      expect(line().balanceIqd).toBe(4_700);
      expect(texts('You have stopped')).toBe(1);
    },
  );

  it('goes on after an SMS of other words', async () => {
    await billing.sendSms('00');
    expect(await state()).toBe('active');
  });

  it('stops on the site, at once for us, and for the operator as soon as it answers', async () => {
    billing.sandbox.operator.faults.planCall('unsubscribe', { kind: 'server_error' });
    const { body } = await billing.post('subscription/cancel', {}, token);
    expect(body).toMatchObject({ subscription: { isCancelled: true, isBeingCancelled: true } });
    await billing.pass(HOUR_MS);
    expect(await state()).toBe('cancelled');
    expect(billing.sandbox.operator.subscriptionOf(PHONE)?.status).toBe('cancelled');
    expect(await billing.post('subscription/cancel', {}, token)).toMatchObject({
      body: { code: 'NOT_SUBSCRIBED' },
    });
  });

  it('is charged no more after deleting the account', async () => {
    await billing.server.app.inject({
      method: 'DELETE',
      url: '/api/user/me',
      headers: { authorization: `Bearer ${token}` },
      payload: {},
    });
    await billing.settle();
    expect(await state()).toBe('cancelled');
    expect(billing.sandbox.operator.subscriptionOf(PHONE)?.status).toBe('cancelled');
    await billing.pass(2 * DAY_MS, 3 * HOUR_MS);
    expect(line().balanceIqd).toBe(4_700);
  });

  it('may subscribe again as soon as it has stopped', async () => {
    await billing.sendSms('0');
    billing.server.clock.advance(61_000);
    expect((await billing.subscribe()).body.status).toBe('success');
    expect((await billing.subscriptions()).map((one) => one.state)).toEqual(['cancelled', 'active']);
  });

  it('gets the money back that the operator takes after the stop', async () => {
    billing.sandbox.operator.faults.planCall('unsubscribe', { kind: 'server_error' }, { times: 9 });
    await billing.post('subscription/cancel', {}, token);
    await billing.pass(TO_RENEWAL_MS, TO_RENEWAL_MS);
    expect((await payments()).map((one) => one.refund_due_iqd)).toEqual([0, 300]);
    const grants = await billing.server.db.selectFrom('access_grant').selectAll().execute();
    expect(grants).toHaveLength(1);
  });

  it('is removed after thirty days without money', async () => {
    line().balanceIqd = 0;
    await billing.pass(40 * DAY_MS, 12 * HOUR_MS);
    expect((await billing.subscriptions())[0]).toMatchObject({ state: 'ended', end_reason: 'removed' });
  });
});

describe('callbacks', () => {
  beforeEach(() => begin());

  it('that come three times count once', async () => {
    billing.sandbox.operator.faults.planCallback({ copies: 3 });
    await billing.pass(TO_RENEWAL_MS);
    expect(await payments()).toHaveLength(2);
  });

  it('that come late and after others end in the same state', async () => {
    billing.sandbox.operator.faults.planCallback({ delayMs: 30 * HOUR_MS });
    await billing.pass(3 * DAY_MS, 3 * HOUR_MS);
    const [subscription] = await billing.subscriptions();
    expect(subscription).toMatchObject({ state: 'active' });
    expect((await payments()).map((one) => one.refund_due_iqd)).toEqual([0, 0, 0, 0]);
    const [first] = await payments();
    expect(subscription?.paid_through?.getTime()).toBe((first?.occurred_at.getTime() ?? 0) + 4 * DAY_MS);
  });

  it('that never come are made up for by the statement, which finds nothing the second time', async () => {
    billing.sandbox.operator.faults.planCallback({ isDropped: true });
    await billing.pass(TO_RENEWAL_MS);
    const connected = billing.server.operators.get('tigris');
    if (!connected) throw new Error('no operator');
    const day = '2026-11-26';
    expect(await readStatement(billing.server.deps, connected, day)).toMatchObject([{ kind: 'booked_late' }]);
    expect(await readStatement(billing.server.deps, connected, day)).toEqual([]);
    expect(await payments()).toHaveLength(2);
  });

  it.each([{ hasBadSignature: true }, { signedLaterMs: -HOUR_MS }, { signedLaterMs: HOUR_MS }])(
    'with %j change nothing',
    async (fault) => {
      billing.sandbox.operator.faults.planCallback(fault, { times: 9 });
      await billing.pass(TO_RENEWAL_MS);
      expect(await payments()).toHaveLength(1);
      const inbox = await billing.server.db.selectFrom('billing_inbox').selectAll().execute();
      expect(inbox).toHaveLength(1);
    },
  );

  it('about unknown numbers are kept, and subscribe no one', async () => {
    billing.sandbox.operator.faults.planCallback({ wrongNumber: '+9647709999999' });
    await billing.pass(TO_RENEWAL_MS);
    const states = await billing.server.db.selectFrom('billing_inbox').select('state').execute();
    expect(states.map((row) => row.state)).toContain('nobodys');
    expect(await billing.subscriptions('+9647709999999')).toEqual([]);
  });

  it('to another secret address are refused', async () => {
    const reply = await billing.post('webhooks/operator/tigris/another-secret-of-two', {});
    expect(reply.status).toBe(404);
  });
});

describe('parts of the price', () => {
  beforeEach(() => begin({ sandbox: { collectsParts: true } }));

  it('buy their part of the day', async () => {
    line().balanceIqd = 100;
    await billing.pass(TO_RENEWAL_MS);
    const [first] = await payments();
    const [subscription] = await billing.subscriptions();
    expect(subscription).toMatchObject({ state: 'grace' });
    expect(subscription?.paid_through?.getTime()).toBe(
      (first?.occurred_at.getTime() ?? 0) + DAY_MS + 8 * HOUR_MS,
    );
  });
});

describe('an operator of the VMS kind', () => {
  beforeEach(() => begin({ gateway: 'vms' }));

  it('subscribes, takes renewals by GET, and stops', async () => {
    expect(await state()).toBe('active');
    await billing.pass(TO_RENEWAL_MS);
    expect(await payments()).toHaveLength(2);
    await billing.post('subscription/cancel', {}, token);
    await billing.settle();
    expect(await state()).toBe('cancelled');
  });
});

it('every journal of money sums to zero, and the books have the collected amount', async () => {
  await begin();
  billing.sandbox.operator.faults.planCall('unsubscribe', { kind: 'server_error' }, { times: 9 });
  await billing.post('subscription/cancel', {}, token);
  await billing.pass(DAY_MS, 12 * HOUR_MS);
  const entries = await billing.server.db.selectFrom('money_entry').selectAll().execute();
  const sums = new Map<string, number>();
  for (const { journal, account, amount_iqd } of entries) {
    sums.set(journal, (sums.get(journal) ?? 0) + amount_iqd);
    sums.set(account, (sums.get(account) ?? 0) + amount_iqd);
  }
  expect([sums.get('receivable'), sums.get('revenue'), sums.get('refunds_due')]).toEqual([600, -300, -300]);
  for (const { journal } of entries) expect(sums.get(journal)).toBe(0);
});

it('no log line holds a number, a code or a secret', async () => {
  const lines: string[] = [];
  await begin({ server: { onLog: (text) => lines.push(text) } });
  const code = billing.codeOf();
  await billing.sendSms('0');
  const log = lines.join('\n');
  expect(log.length).toBeGreaterThan(500);
  for (const secret of ['7701234567', 'sandbox-secret', 'a-secret-of-two-parties', token, `"${code}"`])
    expect(log).not.toContain(secret);
});
