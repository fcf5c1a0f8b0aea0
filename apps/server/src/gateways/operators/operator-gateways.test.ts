import { type Operator, operators } from '@trivia/contract/billing/operators.ts';
import { type RunningOperator, startOperator } from '@trivia/sandbox-operator/start-operator.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../lib/clock.ts';
import type { OperatorGateway } from './operator-gateway.ts';
import { createSignedOperator } from './signed/signed-operator.ts';
import { createVmsOperator } from './vms/vms-operator.ts';

const NUMBER = '+9647701234567';
const operator = operators[0] as Operator;

let sandbox: RunningOperator;

const gateways = {
  signed: (url: string, timeoutMs: number) =>
    createSignedOperator(
      operator,
      { url, keys: [{ id: 'sandbox', secret: 'sandbox-secret' }], timeoutMs },
      systemClock,
    ),
  vms: (url: string, timeoutMs: number) =>
    createVmsOperator(
      operator,
      { url, user: 'zana', password: 'sandbox', fraudUrl: `${url}/antifraud`, timeoutMs },
      systemClock,
    ),
};

beforeEach(async () => {
  sandbox = await startOperator({ isTicking: false });
});
afterEach(() => sandbox.stop());

const codeIn = (): string => sandbox.operator.line(NUMBER).inbox.at(-1)?.text.slice(0, 4) ?? '';

/** Loads the script of a transaction and presses the button, as a browser would. */
async function passCheck(gateway: OperatorGateway, ti: string): Promise<void> {
  await gateway.fraudScript({ ti, ts: 1, target: '#confirm' });
  for (const kind of ['load', 'click'])
    await fetch(`${sandbox.url}/antifraud/report`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ti, kind, isTrusted: true }),
    });
}

async function subscribe(gateway: OperatorGateway, ti = 'ti-1') {
  await passCheck(gateway, ti);
  const { authenticationId } = await gateway.sendPin({ number: NUMBER, language: 'ckb', correlator: 'pin' });
  const confirmation = { number: NUMBER, authenticationId, ti, ts: 1, correlator: `correlator-${ti}` };
  return await gateway.confirmPin({ ...confirmation, code: codeIn() });
}

describe.each(['signed', 'vms'] as const)('the %s adapter', (kind) => {
  const gateway = (timeoutMs = 5_000) => gateways[kind](sandbox.url, timeoutMs);

  it('subscribes with the code of the SMS, and stops', async () => {
    await subscribe(gateway());
    expect(sandbox.operator.line(NUMBER).balanceIqd).toBe(4_700);
    await gateway().unsubscribe({ number: NUMBER });
    expect(sandbox.operator.subscriptionOf(NUMBER)?.status).toBe('cancelled');
    await gateway().unsubscribe({ number: NUMBER });
  });

  it('fetches the script of the check for a button', async () => {
    const script = await gateway().fraudScript({ ti: 'ti-9', ts: 1, target: '#confirm' });
    expect(script).toContain('#confirm');
    expect(() => new Function(script)).not.toThrow();
  });

  it.each(['server_error', 'malformed', 'html', 'timeout_before'] as const)(
    'returns no script when the check replies by %s, so that nothing can be charged',
    async (fault) => {
      sandbox.operator.faults.planCall('script', { kind: fault });
      await expect(gateway(300).fraudScript({ ti: 'ti-1', ts: 1, target: '#a' })).rejects.toMatchObject({
        code: 'UNAVAILABLE',
      });
    },
  );

  it.each([
    ['PIN_SEND_FAILED', 'sendPin'],
    ['BLOCKED', 'sendPin'],
    ['NOT_ELIGIBLE', 'sendPin'],
    ['SUBSCRIBER_UNKNOWN', 'sendPin'],
    ['INVALID_MSISDN', 'sendPin'],
    ['OPERATOR_NOT_SUPPORTED', 'sendPin'],
    ['PIN_QUOTA', 'sendPin'],
    ['ALREADY_SUBSCRIBED', 'sendPin'],
    ['RATE_LIMITED', 'sendPin'],
    ['BAD_CREDENTIALS', 'sendPin'],
    ['PIN_INVALID', 'confirmPin'],
    ['PIN_EXPIRED', 'confirmPin'],
    ['PIN_ATTEMPTS', 'confirmPin'],
    ['FRAUD_REFUSED', 'confirmPin'],
    ['FRAUD_EXPIRED', 'confirmPin'],
    ['INSUFFICIENT_BALANCE', 'confirmPin'],
    ['LIMIT_EXCEEDED', 'confirmPin'],
    ['PRICE_NOT_ALLOWED', 'confirmPin'],
    ['DENIED', 'confirmPin'],
    ['PENDING', 'confirmPin'],
    ['UNAVAILABLE', 'confirmPin'],
  ] as const)('throws %s for %s', async (code, operation) => {
    sandbox.operator.faults.planCall(operation, { kind: 'refuse', code });
    await expect(subscribe(gateway())).rejects.toMatchObject({ code });
  });

  it.each([
    ['timeout_after', 4_700],
    ['timeout_before', 5_000],
    ['server_error', 5_000],
    ['html', 5_000],
    ['malformed', 5_000],
  ] as const)('reports an unknown outcome of a confirmation after %s', async (fault, balance) => {
    sandbox.operator.faults.planCall('confirmPin', { kind: fault });
    await expect(subscribe(gateway(400))).rejects.toMatchObject({ code: 'TIMEOUT_UNKNOWN' });
    expect(sandbox.operator.line(NUMBER).balanceIqd).toBe(balance);
  });

  it('reports that nothing was charged when the operator is unreachable', async () => {
    const other = await startOperator({ isTicking: false });
    await other.stop();
    const away = gateways[kind](other.url, 400);
    const confirmation = {
      number: NUMBER,
      authenticationId: 'a',
      code: '1234',
      ti: 't',
      ts: 1,
      correlator: 'c',
    };
    await expect(away.confirmPin(confirmation)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('delivers SMS in any script, once', async () => {
    for (let count = 0; count < 2; count += 1)
      await gateway().sendSms({ number: NUMBER, text: 'بەخێربێیت', correlator: 'welcome' });
    expect(sandbox.operator.line(NUMBER).inbox.map(({ text }) => text)).toEqual(['بەخێربێیت']);
  });
});

describe('the signed adapter', () => {
  const gateway = () => gateways.signed(sandbox.url, 5_000);

  it('finds the charge of an attempt by its correlator, and the subscription by its number', async () => {
    const { charge } = await subscribe(gateway());
    expect(charge).toMatchObject({ collectedIqd: 300, reason: null });
    expect(await gateway().getCharge?.({ correlator: 'correlator-ti-1' })).toEqual(charge);
    expect(await gateway().getCharge?.({ correlator: 'other' })).toBeNull();
    expect(await gateway().getSubscription?.({ number: NUMBER })).toMatchObject({ state: 'active' });
  });

  it('requests a verdict, which is negative without a press, and when repeated', async () => {
    await passCheck(gateway(), 'ti-1');
    expect(await gateway().fraudVerdict?.({ ti: 'ti-1', ts: 1 })).toMatchObject({ action: 'clear' });
    expect(await gateway().fraudVerdict?.({ ti: 'ti-1', ts: 1 })).toMatchObject({
      action: 'block',
      code: '2700',
    });
    expect(await gateway().fraudVerdict?.({ ti: 'ti-2', ts: 1 })).toMatchObject({ action: 'block' });
  });
});
