import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BillingDriver, openBilling, PHONE } from '../../../test/features/billing-driver.ts';

let billing: BillingDriver;
beforeAll(async () => {
  billing = await openBilling();
  const connected = billing.server.operators.get('tigris');
  if (!connected) throw new Error('no operator');
  const { url, operator } = billing.sandbox;
  const sandbox = { url, controlPassword: operator.settings.password };
  billing.server.operators.set('tigris', { ...connected, sandbox });
});
afterAll(() => billing.close());

const page = async (): Promise<string> => (await billing.server.app.inject('/sandbox')).payload;

const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  billing.server.app.inject({
    method: 'POST',
    url: '/sandbox/operators/tigris',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

it('a phone is shown with its SMS, balance and subscription', async () => {
  await billing.subscribe();
  const shown = await page();
  expect(shown).toContain(PHONE);
  expect(shown).toContain('4700 IQD');
  expect(shown).toContain('active, paid until');
  expect(shown).toContain('Sandbox mailbox');
});

it.each([
  [
    { action: 'top-up', number: PHONE, amountIqd: '2000' },
    () => billing.sandbox.operator.line(PHONE).balanceIqd,
    6_700,
  ],
  [{ action: 'empty', number: PHONE }, () => billing.sandbox.operator.line(PHONE).balanceIqd, 0],
  [
    { action: 'clock', hours: '3' },
    () => billing.sandbox.operator.nowMs() - billing.server.clock.nowMs(),
    3 * 60 * 60_000,
  ],
  [
    { action: 'sms', number: PHONE, text: '٠' },
    () => billing.sandbox.operator.subscriptionOf(PHONE)?.status,
    'cancelled',
  ],
] as const)('the form %j is carried out', async (fields, found, expected) => {
  const reply = await send(fields);
  expect(reply.statusCode).toBe(303);
  expect(reply.headers.location).toBe('/sandbox#operator-tigris');
  expect(found()).toBe(expected);
});

it.each([
  { action: 'top-up', number: PHONE, amountIqd: '-5' },
  { action: 'clock', hours: '99999' },
  { action: 'fault', operation: 'sendPin', kind: 'earthquake', times: '1' },
  { action: 'anything' },
])('the form %j is refused as unreadable', async (fields) => {
  expect((await send(fields)).headers.location).toBe('/sandbox?problem=form#operator-tigris');
});

it('a refusal by the operator is shown', async () => {
  const { headers } = await send({ action: 'renew', number: PHONE });
  expect(headers.location).toBe('/sandbox?problem=operator#operator-tigris');
});

it.each([{ host: 'zana.example' }, { 'x-forwarded-for': '9.9.9.9' }, { 'sec-fetch-site': 'cross-site' }])(
  'a form with the headers %j is refused',
  async (headers) => {
    expect((await send({ action: 'empty', number: PHONE }, headers)).statusCode).toBe(404);
  },
);

it('SMS of subscribers are shown as plain text', async () => {
  billing.sandbox.operator.line('+9647709999999').inbox.push({
    id: 'x',
    name: '',
    text: '<script>alert(1)</script>',
    atMs: 0,
    segments: 1,
  });
  expect(await page()).toContain('&lt;script&gt;');
});
