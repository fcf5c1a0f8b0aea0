import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, openSandbox, type Sandbox } from '../sandbox.testing.ts';

const MSISDN = '9647701234567';
const NUMBER = `+${MSISDN}`;
const SUBSCRIPTION = 'VMS-DCBSubscription/actions';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(() => sandbox.stop());

const sendPin = () => sandbox.vms(`${SUBSCRIPTION}/sendPincode`, { msisdn: MSISDN, language: 'ar' });
const verify = (ti: string, pincode = sandbox.codeOf(NUMBER)) =>
  sandbox.vms(`${SUBSCRIPTION}/verifyPincode`, { msisdn: MSISDN, pincode, ti, ts: '1' });
const received = async () => {
  await sandbox.operator.callbacks.send();
  return sandbox.received.map(
    ({ method, path }) => `${method} ${new URLSearchParams(path).get('actionType')}`,
  );
};

describe('the VMS-style API', () => {
  it('subscribes, and reports the charge by a GET callback', async () => {
    await sendPin();
    await sandbox.passCheck('transaction');
    expect(await verify('transaction')).toMatchObject({ status: 'Success' });
    expect(await received()).toEqual(['GET 2']);
    const query = new URLSearchParams(sandbox.received[0]?.path);
    expect(query.get('msisdn')).toBe(MSISDN);
    expect(query.get('date')).toBe('2026-11-25 12:00:00');
  });

  it('reports low balance as 3, and cancellation as 0', async () => {
    await sendPin();
    await sandbox.passCheck('transaction');
    await verify('transaction');
    sandbox.operator.line(NUMBER).balanceIqd = 0;
    sandbox.operator.advance(DAY_MS);
    await sandbox.vms(`${SUBSCRIPTION}/unsubscribe`, { msisdn: MSISDN });
    expect(await received()).toEqual(['GET 2', 'GET 3', 'GET 0']);
  });

  it('charges nothing without a click, nor twice for one transaction', async () => {
    await sendPin();
    expect(await verify('unseen')).toMatchObject({
      status: 'Error',
      msg: 'Transaction refused by anti-fraud',
    });
    await sandbox.passCheck('transaction');
    await verify('transaction', 'none');
    expect(await verify('transaction')).toMatchObject({ msg: 'Transaction refused by anti-fraud' });
    expect(sandbox.operator.line(NUMBER).balanceIqd).toBe(5_000);
  });

  it('replies 200 with a message to a wrong password', async () => {
    expect(await sandbox.vms(`${SUBSCRIPTION}/sendPincode`, { msisdn: MSISDN, password: 'wrong' })).toEqual({
      status: 'Error',
      msg: 'Authentication failed',
    });
  });

  it('delivers an SMS in hexadecimal UTF-16', async () => {
    const msg = Buffer.from('مرحبا', 'utf16le').swap16().toString('hex');
    await sandbox.vms('DCB-SMS/actions/sendDCBSMS', { msisdn: MSISDN, msg });
    expect(sandbox.operator.line(NUMBER).inbox.at(-1)).toMatchObject({ text: 'مرحبا', segments: 1 });
  });
});
