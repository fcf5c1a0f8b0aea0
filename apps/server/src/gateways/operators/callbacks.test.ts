import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Operator, operators } from '@trivia/contract/billing/operators.ts';
import { type RunningOperator, startOperator } from '@trivia/sandbox-operator/start-operator.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../lib/clock.ts';
import type { RawCallback } from './operator-gateway.ts';
import { isSigned, signMessage } from './signed/signature.ts';
import { createSignedOperator } from './signed/signed-operator.ts';
import { readBaghdadTime } from './vms/vms-callback.ts';
import { createVmsOperator } from './vms/vms-operator.ts';

const NUMBER = '+9647701234567';
const START_MS = Date.UTC(2026, 10, 25, 9);
const HOUR_MS = 60 * 60_000;
const key = { id: 'sandbox', secret: 'sandbox-secret' };
const operator = operators[0] as Operator;

let sandbox: RunningOperator;
let closeMerchant: () => void;
let heard: RawCallback[];
beforeEach(async () => {
  heard = [];
  const merchant = createServer(async (request, reply) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    heard.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
    reply.end('OK');
  });
  await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve));
  closeMerchant = () => merchant.close();
  const callbackUrl = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}/webhooks/tigris`;
  sandbox = await startOperator({
    settings: { callbackUrl, fixedPin: '1234' },
    nowMs: () => START_MS,
    isTicking: false,
  });
});
afterEach(async () => {
  await sandbox.stop();
  closeMerchant();
});

async function hear(mode: 'json' | 'vms'): Promise<RawCallback> {
  sandbox.operator.sendPin(NUMBER);
  sandbox.operator.confirmPin({ number: NUMBER, code: '1234' }, mode);
  await sandbox.operator.callbacks.send();
  return heard.at(-1) ?? { method: '', path: '', headers: {}, body: '' };
}

describe('a signed callback', () => {
  const read = (callback: RawCallback, nowMs = START_MS) =>
    createSignedOperator(operator, { url: sandbox.url, keys: [key] }, new ManualClock(nowMs)).readCallback(
      callback,
    );

  it('is converted to an event', async () => {
    expect(read(await hear('json'))).toMatchObject({
      isAuthentic: true,
      answer: 'OK',
      events: [
        {
          type: 'subscription.activated',
          number: NUMBER,
          occurredAtMs: START_MS,
          charge: { collectedIqd: 300, reason: null },
        },
      ],
    });
  });

  it.each([-301_000, 301_000, -HOUR_MS, HOUR_MS])(
    'is refused with a clock that is %i ms off',
    async (offMs) => {
      expect(read(await hear('json'), START_MS + offMs)).toMatchObject({ isAuthentic: false, events: [] });
    },
  );

  it.each([-299_000, 299_000])('is taken with a clock that is %i ms off', async (offMs) => {
    expect(read(await hear('json'), START_MS + offMs).isAuthentic).toBe(true);
  });

  it('is refused after any change', async () => {
    const callback = await hear('json');
    const forged: Partial<RawCallback>[] = [
      { body: callback.body.replace('300', '100') },
      { path: `${callback.path}?x=1` },
      { method: 'PUT' },
      { headers: {} },
      { headers: { 'x-signature': 't=,kid=,v1=' } },
      { headers: { 'x-signature': String(callback.headers['x-signature']).replace('sandbox', 'other') } },
    ];
    for (const part of forged) expect(read({ ...callback, ...part }).isAuthentic).toBe(false);
  });

  it('is authentic and without events if it can’t be parsed', () => {
    const message = { method: 'POST', path: '/webhooks/tigris', body: '{"type":"subscription.unheard"}' };
    const headers = { 'x-signature': signMessage(message, key, START_MS) };
    expect(read({ ...message, headers })).toMatchObject({ isAuthentic: true, events: [] });
  });

  it('may be signed by either key during a rotation', () => {
    const message = { method: 'POST', path: '/', body: '' };
    const header = signMessage(message, { id: 'old', secret: 'old secret' }, START_MS);
    expect(isSigned(message, header, [key, { id: 'old', secret: 'old secret' }], START_MS)).toBe(true);
    expect(isSigned(message, header, [key], START_MS)).toBe(false);
  });
});

describe('a VMS callback', () => {
  const gateway = () =>
    createVmsOperator(
      operator,
      { url: sandbox.url, user: 'zana', password: 'sandbox', fraudUrl: '' },
      new ManualClock(START_MS),
    );

  it('is converted to an event, the same for every copy', async () => {
    const callback = await hear('vms');
    const [first] = gateway().readCallback(callback).events;
    expect(first).toMatchObject({
      type: 'subscription.renewed',
      number: NUMBER,
      occurredAtMs: START_MS,
      charge: { billId: '2026-11-25', collectedIqd: 300 },
    });
    expect(gateway().readCallback(callback).events).toEqual([first]);
  });

  it('is refused without the right name and password', async () => {
    const callback = await hear('vms');
    for (const part of ['password=sandbox', 'username=zana'])
      expect(
        gateway().readCallback({ ...callback, path: callback.path.replace(part, `${part}x`) }).isAuthentic,
      ).toBe(false);
  });

  it.each(['', '2026-13-01 00:00:00', '2026-11-25', '2026-11-25 24:00:00', 'yesterday'])(
    'is refused with the time %j',
    (text) => {
      expect(readBaghdadTime(text)).toBeNull();
    },
  );
});
