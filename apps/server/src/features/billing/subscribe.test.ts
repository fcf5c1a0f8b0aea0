import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BillingDriver, openBilling, PHONE } from '../../../test/features/billing-driver.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

let billing: BillingDriver;
beforeEach(async () => {
  billing = await openBilling();
});
afterEach(() => billing.close());

const balance = (number = PHONE) => billing.sandbox.operator.line(number).balanceIqd;
const tokenOf = ({ body }: Awaited<ReturnType<BillingDriver['subscribe']>>) =>
  body.session?.accessToken ?? '';

describe('a visitor who subscribes', () => {
  it('is charged once, has Plus, an account by phone, and a welcome', async () => {
    const reply = await billing.subscribe();
    expect(reply).toMatchObject({ status: 200, body: { status: 'success' } });
    expect(reply.body.session?.user).toMatchObject({
      phoneNumber: PHONE,
      isComplete: false,
      hasSubscription: true,
      plan: { id: 'plus', isDowngraded: false },
    });
    expect(balance()).toBe(4_700);
    expect(billing.smsOf().filter((text) => text.includes('Welcome'))).toHaveLength(1);
    expect(await billing.get('dcb/checkSubscription', tokenOf(reply))).toEqual({ status_code: 'success' });
  });

  it('has the receipt of what was agreed to, kept before the charge', async () => {
    const token = tokenOf(await billing.subscribe());
    const { subscription } = await billing.get<{ subscription: { receipt: { text: string } } }>(
      'subscription',
      token,
    );
    expect(subscription).toMatchObject({ priceIqd: 300, isCancelled: false, numberEnding: '67' });
    expect(subscription.receipt.text).toContain('300');
    const consent = await billing.server.db
      .selectFrom('billing_consent')
      .selectAll()
      .executeTakeFirstOrThrow();
    const charge = await billing.server.db.selectFrom('payment').selectAll().executeTakeFirstOrThrow();
    expect(consent.confirmed_at.getTime()).toBeLessThanOrEqual(charge.occurred_at.getTime());
    expect(consent).toMatchObject({ price_iqd: 300, text_version: 'v1' });
  });

  it('signs in later by the number, is charged nothing by it, and finds the same account', async () => {
    const first = await billing.subscribe();
    await billing.pass(HOUR_MS);
    const before = billing.smsOf().length;
    const { body } = await billing.sendCode(PHONE, undefined, 'sign_in');
    await vi.waitFor(() => expect(billing.smsOf()).toHaveLength(before + 1));
    const again = await billing.confirm(body.checkoutToken, billing.codeOf());
    expect(again.body.session?.user.id).toBe(first.body.session?.user.id);
    expect(balance()).toBe(4_700);
  });

  it('subscribes no second time: the code signs in', async () => {
    const first = await billing.subscribe();
    await billing.pass(HOUR_MS);
    const again = await billing.subscribe();
    expect(again.body.session?.user.id).toBe(first.body.session?.user.id);
    expect(balance()).toBe(4_700);
    expect(await billing.subscriptions()).toHaveLength(1);
  });
});

describe('a player who is signed in', () => {
  it('gets Plus on the own account', async () => {
    const player = await billing.server.signUp();
    const reply = await billing.subscribe(PHONE, player.token);
    expect(reply.body).toMatchObject({ status: 'success', session: null });
    expect((await billing.plan(player.token)).id).toBe('plus');
    expect(await billing.sendCode(PHONE, player.token)).toMatchObject({
      body: { code: 'ALREADY_SUBSCRIBED' },
    });
  });
});

describe('a code', () => {
  it('that is wrong three times ends the attempt, and nothing is charged', async () => {
    const { body } = await billing.sendCode();
    const wrong = billing.codeOf() === '1111' ? '2222' : '1111';
    const codes = [];
    for (let count = 0; count < 4; count += 1)
      codes.push((await billing.confirm(body.checkoutToken, wrong)).body.code);
    expect(codes.slice(0, 2)).toEqual(['WRONG_CODE', 'WRONG_CODE']);
    expect(codes[2]).toBe('CODE_LOCKED');
    expect((await billing.confirm(body.checkoutToken, billing.codeOf())).body.status).toBe('failed');
    expect(balance()).toBe(5_000);
  });

  it('is too old after two minutes, and another one can be asked for', async () => {
    const { body } = await billing.sendCode();
    const old = billing.codeOf();
    billing.server.clock.advance(121_000);
    expect((await billing.confirm(body.checkoutToken, old)).body.code).toBe('CODE_EXPIRED');
    const again = await billing.post('dcb/tigris/resend-code', { checkoutToken: body.checkoutToken });
    expect(again.status).toBe(200);
    expect((await billing.confirm(body.checkoutToken, billing.codeOf())).body.status).toBe('success');
  });

  it('is sent once a minute, and five times an hour', async () => {
    const statuses = [];
    for (let count = 0; count < 7; count += 1) {
      statuses.push((await billing.sendCode()).status);
      billing.server.clock.advance(61_000);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await billing.sendCode()).status).toBe(429);
  });

  it('is of use to the browser alone that asked for it', async () => {
    await billing.sendCode();
    const reply = await billing.confirm('x'.repeat(43), billing.codeOf());
    expect(reply.body.code).toBe('CHECKOUT_OVER');
  });
});

describe('a stranger', () => {
  it('can not tell whether a number is a customer’s', async () => {
    await billing.subscribe();
    await billing.pass(HOUR_MS);
    const OTHER = '+9647701239999';
    for (const purpose of ['sign_in', 'subscribe']) {
      const [known, unknown] = [
        await billing.sendCode(PHONE, undefined, purpose),
        await billing.sendCode(OTHER, undefined, purpose),
      ];
      expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
      expect(known.status).toBe(unknown.status);
      const wrong = [];
      for (const { body } of [known, unknown]) {
        const number = body === known.body ? PHONE : OTHER;
        const guess = billing.codeOf(number) === '1111' ? '2222' : '1111';
        wrong.push((await billing.confirm(body.checkoutToken, guess)).body.code);
      }
      expect(wrong).toEqual(['WRONG_CODE', 'WRONG_CODE']);
      billing.server.clock.advance(HOUR_MS);
    }
  });

  it('signs in to nobody’s account by a number that never had one', async () => {
    const { body } = await billing.sendCode('+9647701239999', undefined, 'sign_in');
    expect(billing.smsOf('+9647701239999')).toEqual([]);
    const codes = new Set<string | undefined>();
    for (let count = 0; count < 4; count += 1)
      codes.add((await billing.confirm(body.checkoutToken, `000${count}`)).body.code);
    expect([...codes]).toEqual(['WRONG_CODE', 'CODE_LOCKED']);
  });
});

describe('the anti-fraud check', () => {
  it('charges nothing where nobody pressed the button', async () => {
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

  it.each(['script', 'verdict'] as const)('is closed when its %s fails', async (operation) => {
    billing.sandbox.operator.faults.planCall(operation, { kind: 'server_error' });
    const { body } = await billing.sendCode();
    expect((await billing.confirm(body.checkoutToken, billing.codeOf())).body.code).toBe(
      'FRAUD_CHECK_FAILED',
    );
    expect(balance()).toBe(5_000);
  });

  it('takes each transaction once', async () => {
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

describe('a phone that can’t pay', () => {
  it.each([
    ['+9647700000000', 'BALANCE_TOO_LOW'],
    ['+9647700000005', 'PAYMENT_DENIED'],
  ])('%s is told so: %s', async (number, code) => {
    const reply = await billing.subscribe(number);
    expect(reply.body.code).toBe(code);
    await billing.pass(HOUR_MS);
    expect((await billing.subscriptions(number))[0]?.state).toBe('ended');
  });

  it.each([
    ['+9647700000001', 'LINE_NOT_ELIGIBLE'],
    ['+9647700000002', 'LINE_NOT_ELIGIBLE'],
    ['+9647300000000', 'OPERATOR_NOT_SUPPORTED'],
  ])('%s is sent no code: %s', async (number, code) => {
    expect((await billing.sendCode(number)).body.code).toBe(code);
  });
});

describe('a charge of unknown outcome', () => {
  it('is processed until the operator says that it charged, then signs in', async () => {
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

  it('is given up as not charged when the operator knows nothing of it', async () => {
    billing.sandbox.operator.faults.planCall('confirmPin', { kind: 'timeout_before' });
    const { body } = await billing.sendCode();
    await billing.confirm(body.checkoutToken, billing.codeOf());
    await billing.pass(2 * HOUR_MS, 10 * 60_000);
    expect((await billing.subscriptions())[0]).toMatchObject({ state: 'ended', end_reason: 'not_charged' });
    expect((await billing.subscribe()).body.status).toBe('success');
  });
});

it('ten confirmations at once charge once', async () => {
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

it('Plus ends when its time does, and the player is told that it ended', async () => {
  const token = tokenOf(await billing.subscribe());
  await billing.post('subscription/cancel', {}, token);
  await billing.pass(DAY_MS - HOUR_MS);
  expect(await billing.plan(token)).toEqual({ id: 'plus', isDowngraded: false });
  await billing.pass(2 * HOUR_MS);
  expect(await billing.plan(token)).toEqual({ id: 'freemium', isDowngraded: true });
  expect((await billing.subscriptions())[0]).toMatchObject({ state: 'ended', end_reason: 'cancelled' });
  expect(balance()).toBe(4_700);
});
