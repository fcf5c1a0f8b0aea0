import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BillingDriver, openBilling, PHONE } from '../../../test/features/billing-driver.ts';
import { readStatement } from './jobs/read-statements.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Time from noon, when the tests start, to the first renewal after midnight. */
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

  it('is renewed once a day, without a gap in access', async () => {
    for (let day = 0; day < 3; day += 1) {
      await billing.pass(DAY_MS, 6 * HOUR_MS);
      expect((await billing.membership(token)).id).toBe('plus');
    }
    expect(await payments()).toHaveLength(4);
    expect(line().balanceIqd).toBe(5_000 - 4 * 300);
  });

  it('without balance has a grace period, gets one SMS per bill, then pauses, and resumes with balance', async () => {
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
    'stops by the SMS %j, keeps the paid time, and is not charged again',
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

  it('stays subscribed after an SMS of other words', async () => {
    await billing.sendSms('00');
    expect(await state()).toBe('active');
  });

  it('stops on the site, here at once, and at the operator as soon as it responds', async () => {
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

  it('is not charged after deleting the account', async () => {
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

  it('can subscribe again right after stopping', async () => {
    await billing.sendSms('0');
    billing.server.clock.advance(61_000);
    expect((await billing.subscribe()).body.status).toBe('success');
    expect((await billing.subscriptions()).map((one) => one.state)).toEqual(['cancelled', 'active']);
  });

  it('is refunded charges that the operator makes after the stop', async () => {
    billing.sandbox.operator.faults.planCall('unsubscribe', { kind: 'server_error' }, { times: 9 });
    await billing.post('subscription/cancel', {}, token);
    await billing.pass(TO_RENEWAL_MS, TO_RENEWAL_MS);
    expect((await payments()).map((one) => one.refund_due_iqd)).toEqual([0, 300]);
    const grants = await billing.server.db.selectFrom('access_grant').selectAll().execute();
    expect(grants).toHaveLength(1);
  });

  it('is unsubscribed after thirty days without a payment', async () => {
    line().balanceIqd = 0;
    await billing.pass(40 * DAY_MS, 12 * HOUR_MS);
    expect((await billing.subscriptions())[0]).toMatchObject({ state: 'ended', end_reason: 'removed' });
  });
});

describe('callbacks', () => {
  beforeEach(() => begin());

  it('that arrive three times count once', async () => {
    billing.sandbox.operator.faults.planCallback({ copies: 3 });
    await billing.pass(TO_RENEWAL_MS);
    expect(await payments()).toHaveLength(2);
  });

  it('that arrive late or out of order lead to the same state', async () => {
    billing.sandbox.operator.faults.planCallback({ delayMs: 30 * HOUR_MS });
    await billing.pass(3 * DAY_MS, 3 * HOUR_MS);
    const [subscription] = await billing.subscriptions();
    expect(subscription).toMatchObject({ state: 'active' });
    expect((await payments()).map((one) => one.refund_due_iqd)).toEqual([0, 0, 0, 0]);
    const [first] = await payments();
    expect(subscription?.paid_through?.getTime()).toBe((first?.occurred_at.getTime() ?? 0) + 4 * DAY_MS);
  });

  it('that never arrive are replaced by the statement, which finds no difference on a second run', async () => {
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

  it('about unknown numbers are stored, and subscribe nobody', async () => {
    billing.sandbox.operator.faults.planCallback({ wrongNumber: '+9647709999999' });
    await billing.pass(TO_RENEWAL_MS);
    const states = await billing.server.db.selectFrom('billing_inbox').select('state').execute();
    expect(states.map((row) => row.state)).toContain('nobodys');
    expect(await billing.subscriptions('+9647709999999')).toEqual([]);
  });

  it('to a wrong secret path are refused', async () => {
    const reply = await billing.post('webhooks/operator/tigris/another-secret-of-two', {});
    expect(reply.status).toBe(404);
  });
});

describe('partial charges', () => {
  beforeEach(() => begin({ sandbox: { collectsParts: true } }));

  it('buy the same share of a day', async () => {
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

describe('an operator with the VMS interface', () => {
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

it('every journal of money sums to zero, and the books match the collected amount', async () => {
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

it('no log line contains a number, a code or a secret', async () => {
  const lines: string[] = [];
  await begin({ server: { onLog: (text) => lines.push(text) } });
  const code = billing.codeOf();
  await billing.sendSms('0');
  const log = lines.join('\n');
  expect(log.length).toBeGreaterThan(500);
  for (const secret of ['7701234567', 'sandbox-secret', 'a-secret-of-two-parties', token, `"${code}"`])
    expect(log).not.toContain(secret);
});
