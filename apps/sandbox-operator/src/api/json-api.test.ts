import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, openSandbox, type Sandbox, START_MS } from '../sandbox.testing.ts';
import { isSigned, sign } from '../signature.ts';

const PHONE = '+9647701234567';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(() => sandbox.stop());

async function subscribe(number = PHONE) {
  await sandbox.call('/api/v1/send-pin', { number });
  return await sandbox.call('/api/v1/confirm-pin', {
    number,
    code: sandbox.codeOf(number),
    correlator: `c-${number}`,
  });
}

const heardTypes = async () => {
  await sandbox.operator.callbacks.send();
  return sandbox.received.map(({ body }) => JSON.parse(body).type);
};
const pass = async (ms: number) => {
  sandbox.operator.advance(ms);
  await sandbox.operator.callbacks.send();
};
const balance = () => sandbox.operator.line(PHONE).balanceIqd;

describe('subscribing', () => {
  it('accepts a code sent by SMS, charges 300 dinars and sends a callback', async () => {
    const { body } = await subscribe();
    expect(body).toMatchObject({ charge: { collectedIqd: 300, status: 'succeeded' } });
    expect(balance()).toBe(4_700);
    expect(await heardTypes()).toEqual(['subscription.activated']);
    expect((await sandbox.get(`/api/v1/subscription?number=${encodeURIComponent(PHONE)}`)).body.state).toBe(
      'active',
    );
    expect(
      (await sandbox.get(`/api/v1/charge?correlator=c-${encodeURIComponent(PHONE)}`)).body,
    ).toMatchObject({
      charge: { collectedIqd: 300 },
    });
  });

  it('refuses a code after three wrong tries, when used, or when expired', async () => {
    await sandbox.call('/api/v1/send-pin', { number: PHONE });
    const code = sandbox.codeOf(PHONE);
    const wrong = code === '0000' ? '1111' : '0000';
    const codes = [];
    for (const tried of [wrong, wrong, wrong, code])
      codes.push((await sandbox.call('/api/v1/confirm-pin', { number: PHONE, code: tried })).body.code);
    expect(codes).toEqual(['PIN_INVALID', 'PIN_INVALID', 'PIN_ATTEMPTS', 'PIN_ATTEMPTS']);
    await pass(HOUR_MS);
    await sandbox.call('/api/v1/send-pin', { number: PHONE });
    await pass(2 * 60_000);
    const late = await sandbox.call('/api/v1/confirm-pin', { number: PHONE, code: sandbox.codeOf(PHONE) });
    expect(late.body.code).toBe('PIN_EXPIRED');
    expect(balance()).toBe(5_000);
  });

  it.each([
    ['+9647700000000', 'INSUFFICIENT_BALANCE'],
    ['+9647700000005', 'LIMIT_EXCEEDED'],
  ])('does not charge %s: %s', async (number, reason) => {
    expect((await subscribe(number)).body).toMatchObject({
      operatorSubscriptionId: null,
      charge: { reason },
    });
    expect(await heardTypes()).toEqual([]);
  });

  it.each([
    ['+9647700000001', 'BLOCKED'],
    ['+9647700000002', 'NOT_ELIGIBLE'],
    ['+9647700000003', 'SUBSCRIBER_UNKNOWN'],
    ['+9647301234567', 'OPERATOR_NOT_SUPPORTED'],
    ['12', 'INVALID_MSISDN'],
  ])('sends no code to %s: %s', async (number, code) => {
    expect((await sandbox.call('/api/v1/send-pin', { number })).body.code).toBe(code);
  });

  it('refuses unsigned calls', async () => {
    const reply = await fetch(`${sandbox.url}/api/v1/send-pin`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-signature': `t=${START_MS / 1000},kid=sandbox,v1=00`,
      },
      body: JSON.stringify({ number: PHONE }),
    });
    expect(reply.status).toBe(401);
  });
});

describe('renewals', () => {
  it('happen each morning, and are retried in the evening with low balance', async () => {
    await subscribe();
    sandbox.operator.line(PHONE).balanceIqd = 0;
    await pass(13 * HOUR_MS);
    await pass(18 * HOUR_MS);
    expect(await heardTypes()).toEqual([
      'subscription.activated',
      'subscription.charge_failed',
      'subscription.charge_failed',
    ]);
    sandbox.operator.topUp(PHONE, 1_000);
    await pass(6 * HOUR_MS);
    expect(sandbox.operator.subscriptionOf(PHONE)?.status).toBe('active');
    expect(balance()).toBe(700);
  });

  it('end after thirty days without payment', async () => {
    await subscribe();
    sandbox.operator.line(PHONE).balanceIqd = 0;
    await pass(40 * DAY_MS);
    expect(sandbox.operator.subscriptionOf(PHONE)?.status).toBe('removed');
    expect((await heardTypes()).at(-1)).toBe('subscription.removed');
  });

  it('collect a part if the operator does', async () => {
    sandbox.operator.settings = { ...sandbox.operator.settings, collectsParts: true };
    await subscribe();
    sandbox.operator.line(PHONE).balanceIqd = 250;
    await pass(DAY_MS);
    expect(JSON.parse(sandbox.received.at(-1)?.body ?? '{}').charge).toMatchObject({
      collectedIqd: 200,
      billAmountIqd: 300,
    });
  });
});

describe('an SMS to the short code', () => {
  it.each(['0', '٠', ' ۰ '])('%j cancels the subscription', async (text) => {
    await subscribe();
    await sandbox.call('/control/sms', { number: PHONE, text });
    expect(await heardTypes()).toEqual(['subscription.activated', 'sms.mo', 'subscription.unsubscribed']);
  });

  it('of other words gets a help text', async () => {
    await subscribe();
    await sandbox.call('/control/sms', { number: PHONE, text: 'hello' });
    expect(sandbox.operator.line(PHONE).inbox.at(-1)?.text).toContain('Send 0 to 2115');
    expect(sandbox.operator.subscriptionOf(PHONE)?.status).toBe('active');
  });
});

describe('callbacks', () => {
  const signedRightly = (index: number) => {
    const { method = '', path = '', body = '', signature = '' } = sandbox.received[index] ?? {};
    return isSigned({ method, path, body }, signature, sandbox.operator.settings.secret, START_MS);
  };

  it('are signed over their bytes and time', async () => {
    await subscribe();
    await heardTypes();
    expect(signedRightly(0)).toBe(true);
    const { method = '', path = '', signature = '' } = sandbox.received[0] ?? {};
    const { secret } = sandbox.operator.settings;
    expect(isSigned({ method, path, body: '{}' }, signature, secret, START_MS)).toBe(false);
  });

  it.each([
    [{ copies: 3 }, 3],
    [{ isDropped: true }, 0],
    [{ delayMs: HOUR_MS }, 0],
  ])('with the fault %j arrive %i times', async (fault, times) => {
    sandbox.operator.faults.planCallback(fault, { number: PHONE });
    await subscribe();
    expect(await heardTypes()).toHaveLength(times);
  });

  it.each([{ hasBadSignature: true }, { signedLaterMs: -HOUR_MS }, { signedLaterMs: HOUR_MS }])(
    'with the fault %j have an invalid signature',
    async (fault) => {
      sandbox.operator.faults.planCallback(fault);
      await subscribe();
      await heardTypes();
      expect(signedRightly(0)).toBe(false);
    },
  );

  it('are tried five times, five minutes apart', async () => {
    sandbox.merchantReply.status = 500;
    await subscribe();
    await heardTypes();
    for (let count = 0; count < 8; count += 1) await pass(5 * 60_000);
    expect(sandbox.received).toHaveLength(5);
  });
});

describe('faults of calls', () => {
  it('refuse with the planned code, for the planned number of times', async () => {
    sandbox.operator.faults.planCall(
      'sendPin',
      { kind: 'refuse', code: 'PIN_SEND_FAILED' },
      { number: PHONE },
    );
    expect((await sandbox.call('/api/v1/send-pin', { number: PHONE })).body.code).toBe('PIN_SEND_FAILED');
    expect((await sandbox.call('/api/v1/send-pin', { number: PHONE })).status).toBe(200);
  });

  it('charge without a reply', async () => {
    sandbox.operator.faults.planCall('confirmPin', { kind: 'timeout_after' });
    await sandbox.call('/api/v1/send-pin', { number: PHONE });
    const signal = AbortSignal.timeout(200);
    const body = JSON.stringify({ number: PHONE, code: sandbox.codeOf(PHONE) });
    const path = '/api/v1/confirm-pin';
    const signature = sign({ method: 'POST', path, body }, sandbox.operator.settings, START_MS);
    const headers = { 'content-type': 'application/json', 'x-signature': signature };
    await expect(fetch(sandbox.url + path, { method: 'POST', headers, body, signal })).rejects.toThrow();
    expect(balance()).toBe(4_700);
  });
});

it('the statement of a day lists its charges, with differences on demand', async () => {
  for (const number of [PHONE, '+9647701234568', '+9647701234569']) await subscribe(number);
  const day = '2026-11-25';
  const right = (await sandbox.get(`/control/statement?day=${day}`)).body.charges as unknown[];
  const wrong = (await sandbox.get(`/control/statement?day=${day}&differences=1`)).body.charges;
  expect(right).toHaveLength(3);
  expect(wrong).not.toEqual(right);
});
