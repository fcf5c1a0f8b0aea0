import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BillingDriver, openBilling, PHONE } from '../../../../test/features/billing-driver.ts';

const HOUR_MS = 60 * 60_000;

let billing: BillingDriver;
beforeEach(async () => {
  billing = await openBilling();
});
afterEach(() => billing.close());

const balance = () => billing.sandbox.operator.line(PHONE).balanceIqd;

describe('the anti-fraud check', () => {
  it('charges nothing without a trusted click', async () => {
    const { body } = await billing.sendCode();
    const reply = await billing.post('dcb/tigris/confirm', {
      checkoutToken: body.checkoutToken,
      code: billing.codeOf(),
      ...(await billing.passCheck(false)),
    });
    expect(reply.body.code).toBe('FRAUD_REFUSED');
    expect(balance()).toBe(5_000);
    expect((await billing.subscriptions())[0]).toMatchObject({ state: 'ended', end_reason: 'fraud_refused' });
  });

  it.each(['script', 'verdict'] as const)('stops the charge when its %s fails', async (operation) => {
    billing.sandbox.operator.faults.planCall(operation, { kind: 'server_error' });
    const { body } = await billing.sendCode();
    expect((await billing.confirm(body.checkoutToken, billing.codeOf())).body.code).toBe(
      'FRAUD_CHECK_FAILED',
    );
    expect(balance()).toBe(5_000);
  });

  it('accepts each transaction once', async () => {
    const { body } = await billing.sendCode();
    const transaction = await billing.passCheck();
    const wrong = billing.codeOf() === '1111' ? '2222' : '1111';
    const confirm = (code: string) =>
      billing.post('dcb/tigris/confirm', { checkoutToken: body.checkoutToken, code, ...transaction });
    expect((await confirm(wrong)).body.code).toBe('WRONG_CODE');
    expect((await confirm(billing.codeOf())).body.code).toBe('FRAUD_CHECK_FAILED');
    expect(balance()).toBe(5_000);
  });
});

describe('a number that can’t be charged', () => {
  it.each([
    ['+9647700000000', 'BALANCE_TOO_LOW'],
    ['+9647700000005', 'PAYMENT_DENIED'],
  ])('returns an error to %s: %s', async (number, code) => {
    const reply = await billing.subscribe(number);
    expect(reply.body.code).toBe(code);
    await billing.pass(HOUR_MS);
    expect((await billing.subscriptions(number))[0]?.state).toBe('ended');
  });

  it.each([
    ['+9647700000001', 'LINE_NOT_ELIGIBLE'],
    ['+9647700000002', 'LINE_NOT_ELIGIBLE'],
    ['+9647300000000', 'OPERATOR_NOT_SUPPORTED'],
  ])('sends no code to %s: %s', async (number, code) => {
    expect((await billing.sendCode(number)).body.code).toBe(code);
  });
});

describe('a charge of unknown outcome', () => {
  it('is shown as processing until the operator reports it, and then signs in', async () => {
    billing.sandbox.operator.faults.planCall('confirmPin', { kind: 'timeout_after' });
    billing.sandbox.operator.faults.planCallback({ isDropped: true });
    const { body } = await billing.sendCode();
    const reply = await billing.confirm(body.checkoutToken, billing.codeOf());
    expect(reply.body).toEqual({ status: 'processing', session: null });
    const status = () => billing.post('dcb/tigris/status', { checkoutToken: body.checkoutToken });
    expect((await status()).body).toEqual({ status: 'processing', session: null });
    billing.server.clock.advance(6_000);
    await billing.settle();
    expect((await status()).body).toMatchObject({
      status: 'success',
      session: { user: { hasSubscription: true } },
    });
    expect((await status()).body).toMatchObject({ status: 'success', session: null });
    expect(balance()).toBe(4_700);
  });

  it('becomes “not charged” when the operator knows no such charge', async () => {
    billing.sandbox.operator.faults.planCall('confirmPin', { kind: 'timeout_before' });
    const { body } = await billing.sendCode();
    await billing.confirm(body.checkoutToken, billing.codeOf());
    await billing.pass(2 * HOUR_MS, 10 * 60_000);
    expect((await billing.subscriptions())[0]).toMatchObject({ state: 'ended', end_reason: 'not_charged' });
    expect((await billing.subscribe()).body.status).toBe('success');
  });
});

it('ten simultaneous confirmations charge once', async () => {
  const { body } = await billing.sendCode();
  const code = billing.codeOf();
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => billing.confirm(body.checkoutToken, code)),
  );
  await billing.settle();
  expect(balance()).toBe(4_700);
  expect(replies.filter((reply) => reply.body.status === 'success').length).toBeGreaterThanOrEqual(1);
  expect(await billing.server.db.selectFrom('payment').selectAll().execute()).toHaveLength(1);
});
