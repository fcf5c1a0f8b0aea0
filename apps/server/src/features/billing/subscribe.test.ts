import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BillingDriver, openBilling, PHONE } from '../../../test/features/billing-driver.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

let billing: BillingDriver;
beforeEach(async () => {
  billing = await openBilling();
});
afterEach(() => billing.close());

const balance = () => billing.sandbox.operator.line(PHONE).balanceIqd;
const tokenOf = ({ body }: Awaited<ReturnType<BillingDriver['subscribe']>>) =>
  body.session?.accessToken ?? '';

describe('a visitor who subscribes', () => {
  it('is charged once, and gets Plus, a phone account, and a welcome SMS', async () => {
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

  it('has a receipt of consent, stored before the charge', async () => {
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
    expect(consent).toMatchObject({ price_iqd: 300, text_version: 'v2' });
  });

  it('later signs in by number to the same account, without a charge', async () => {
    const first = await billing.subscribe();
    await billing.pass(HOUR_MS);
    const before = billing.smsOf().length;
    const { body } = await billing.sendCode(PHONE, undefined, 'sign_in');
    await vi.waitFor(() => expect(billing.smsOf()).toHaveLength(before + 1));
    const again = await billing.confirm(body.checkoutToken, billing.codeOf());
    expect(again.body.session?.user.id).toBe(first.body.session?.user.id);
    expect(balance()).toBe(4_700);
  });

  it('is signed in instead of subscribed a second time', async () => {
    const first = await billing.subscribe();
    await billing.pass(HOUR_MS);
    const again = await billing.subscribe();
    expect(again.body.session?.user.id).toBe(first.body.session?.user.id);
    expect(balance()).toBe(4_700);
    expect(await billing.subscriptions()).toHaveLength(1);
  });
});

describe('a player who is signed in', () => {
  it('gets Plus on their own account', async () => {
    const player = await billing.server.signUp();
    const reply = await billing.subscribe(PHONE, player.token);
    expect(reply.body).toMatchObject({ status: 'success', session: null });
    expect((await billing.membership(player.token)).id).toBe('plus');
    expect(await billing.sendCode(PHONE, player.token)).toMatchObject({
      body: { code: 'ALREADY_SUBSCRIBED' },
    });
  });
});

describe('a code', () => {
  it('ends the attempt after three wrong tries, without a charge', async () => {
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

  it('expires after two minutes, and can be requested again', async () => {
    const { body } = await billing.sendCode();
    const old = billing.codeOf();
    billing.server.clock.advance(121_000);
    expect((await billing.confirm(body.checkoutToken, old)).body.code).toBe('CODE_EXPIRED');
    const again = await billing.post('dcb/tigris/resend-code', { checkoutToken: body.checkoutToken });
    expect(again.status).toBe(200);
    expect((await billing.confirm(body.checkoutToken, billing.codeOf())).body.status).toBe('success');
  });

  it('is sent at most once a minute, and five times an hour', async () => {
    const statuses = [];
    for (let count = 0; count < 7; count += 1) {
      statuses.push((await billing.sendCode()).status);
      billing.server.clock.advance(61_000);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await billing.sendCode()).status).toBe(429);
  });

  it('works only in the browser that requested it', async () => {
    await billing.sendCode();
    const reply = await billing.confirm('x'.repeat(43), billing.codeOf());
    expect(reply.body.code).toBe('CHECKOUT_OVER');
  });
});

describe('a stranger', () => {
  it('can not find out whether a number is a customer’s', async () => {
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

  it('can not sign in by a number without an account', async () => {
    const { body } = await billing.sendCode('+9647701239999', undefined, 'sign_in');
    expect(billing.smsOf('+9647701239999')).toEqual([]);
    const codes = new Set<string | undefined>();
    for (let count = 0; count < 4; count += 1)
      codes.add((await billing.confirm(body.checkoutToken, `000${count}`)).body.code);
    expect([...codes]).toEqual(['WRONG_CODE', 'CODE_LOCKED']);
  });
});

it('Plus ends with its paid time, and the membership shows that it ended', async () => {
  const token = tokenOf(await billing.subscribe());
  await billing.post('subscription/cancel', {}, token);
  await billing.pass(DAY_MS - HOUR_MS);
  expect(await billing.membership(token)).toEqual({ id: 'plus', isDowngraded: false });
  await billing.pass(2 * HOUR_MS);
  expect(await billing.membership(token)).toEqual({ id: 'freemium', isDowngraded: true });
  expect((await billing.subscriptions())[0]).toMatchObject({ state: 'ended', end_reason: 'cancelled' });
  expect(balance()).toBe(4_700);
});
