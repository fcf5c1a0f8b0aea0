/** Checks that checkouts and renewals end paid and granted, or not charged, when the server is killed. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { dayOf } from '@trivia/rules/calendar/baghdad.ts';
import { type RunningOperator, startOperator } from '@trivia/sandbox-operator/start-operator.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Deps } from '../../src/deps.ts';
import { readStatement } from '../../src/features/billing/jobs/read-statements.ts';
import { runBillingJobs } from '../../src/features/billing/jobs/run-billing-jobs.ts';
import { connect } from '../../src/gateways/operators/create-operator-gateways.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { createLog } from '../../src/lib/create-log.ts';
import type { Db } from '../../src/lib/database/db.ts';
import { reconcileLedger } from '../../src/reconcile-ledger.ts';
import { checkBilling } from '../billing/check-billing.ts';
import { tigris } from '../features/billing-driver.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import {
  connectToServersDatabase,
  removeFolder,
  SERVERS_WITHIN_MS,
  type ServerProcess,
  startServerProcess,
} from '../support/server-process.ts';

const PHONES = Number(process.env.CRASH_PHONES ?? 60);
const AT_ONCE = 8;
/** Numbers of started phones after which the server is killed, in checkouts and in renewals. */
const KILLED_AFTER = [Math.floor(PHONES * 0.3), Math.floor(PHONES * 0.7)];
/** Delay before the operator retries a callback. */
const CALLBACK_PAUSE_MS = 5 * 60_000;
const SECRET = 'a-secret-of-both-sides';
const CALLBACK_CODE = 'address-of-the-callbacks';

let dataDir: string;
let sandbox: RunningOperator;
let server: ServerProcess;
let db: Db;

async function start(): Promise<void> {
  server = await startServerProcess({
    DATA_DIR: dataDir,
    TIGRIS_URL: sandbox.url,
    TIGRIS_KEYS: `sandbox:${SECRET}`,
    TIGRIS_CALLBACK_CODE: CALLBACK_CODE,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'fatal',
  });
  // Each start uses another port.
  Object.assign(sandbox.operator.settings, {
    callbackUrl: `${server.address}/api/webhooks/operator/${tigris.slug}/${CALLBACK_CODE}`,
  });
}

beforeEach(async () => {
  dataDir = await makeDataFolder('crash');
  sandbox = await startOperator({ settings: { secret: SECRET, keyId: 'sandbox' } });
  await start();
  db = await connectToServersDatabase(dataDir);
}, SERVERS_WITHIN_MS);
afterEach(async () => {
  await db.destroy();
  await server.end('SIGTERM');
  await sandbox.stop();
  await removeFolder(dataDir);
});

interface Reply {
  readonly status: number;
  readonly text: string;
}

/** Repeats a call from the phone's own IP address until there is a reply. */
async function call(index: number, path: string, body?: object): Promise<Reply> {
  const headers = {
    'x-forwarded-for': `10.1.${Math.floor(index / 250)}.${index % 250}`,
    ...(body && { 'content-type': 'application/json' }),
  };
  for (;;) {
    try {
      const response = await fetch(`${server.address}/api/dcb/${tigris.slug}/${path}`, {
        method: body ? 'POST' : 'GET',
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (response.status < 500) return { status: response.status, text };
    } catch {
      // The server is down.
    }
    await sleep(100);
  }
}

const numberOf = (index: number): string => `+96477${String(20_000_000 + index * 41).slice(-8)}`;

/** Loads the anti-fraud script of a new transaction and clicks the button, like the page. */
async function passCheck(index: number): Promise<{ ti: string; ts: number }> {
  const transaction = { ti: randomUUID(), ts: Math.floor(Date.now() / 1000) };
  const query = { action: 'script', ti: transaction.ti, ts: String(transaction.ts), te: '#confirm' };
  await call(index, `script?${new URLSearchParams(query)}`);
  for (const kind of ['load', 'click'])
    await fetch(`${sandbox.url}/antifraud/report`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ti: transaction.ti, kind, isTrusted: true }),
    });
  return transaction;
}

/** Subscribes one phone. Every third page is closed after the code is submitted. */
async function subscribe(index: number): Promise<void> {
  const phoneNumber = numberOf(index);
  const sent = await call(index, 'send-code', { phoneNumber, purpose: 'subscribe' });
  // After a lost reply, a code may have been sent anyway, and the next can be requested a minute later.
  if (sent.status !== 200) return;
  const { checkoutToken } = JSON.parse(sent.text) as { checkoutToken: string };
  const sms = sandbox.operator.line(phoneNumber).inbox.at(-1)?.text ?? '';
  const code = /\d{4}/.exec(sms)?.[0] ?? '';
  const confirmed = call(index, 'confirm', { checkoutToken, code, ...(await passCheck(index)) });
  if (index % 3 !== 0) await confirmed;
}

async function killAndStart(): Promise<void> {
  await server.end('SIGKILL');
  await start();
  await db.destroy();
  db = await connectToServersDatabase(dataDir);
}

/** Runs an action for every phone, some concurrently, during two kills. */
async function throughKills(work: (index: number) => Promise<void>): Promise<void> {
  let begun = 0;
  let kills = Promise.resolve();
  const worker = async () => {
    while (begun < PHONES) {
      const index = begun;
      begun += 1;
      if (KILLED_AFTER.includes(index)) kills = kills.then(killAndStart);
      await work(index);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await kills;
}

/** Delivers every callback that is due for a retry. */
async function deliver(): Promise<void> {
  while (sandbox.operator.callbacks.waiting > 0) {
    sandbox.operator.advance(CALLBACK_PAUSE_MS);
    await sandbox.operator.callbacks.send();
  }
}

/** Dependencies of the billing jobs, on the server's database. */
function jobDeps(): Deps {
  const settings = {
    gateway: 'signed',
    callbackCode: CALLBACK_CODE,
    callbackAddresses: [],
    settings: { url: sandbox.url, keys: [{ id: 'sandbox', secret: SECRET }] },
  } as const;
  const operators = new Map([[tigris.slug, connect(tigris, settings, systemClock)]]);
  const parts = { db, clock: systemClock, log: createLog('silent'), operators };
  const silent = { events: { wake() {} }, realtime: { publish() {} } };
  return { ...parts, ...silent } as unknown as Deps;
}

it(
  `${PHONES} checkouts and renewals end paid and granted, or not charged, despite four kills`,
  async () => {
    await throughKills(subscribe);
    await deliver();
    const live = Object.values(sandbox.operator.state.subscriptions).map(({ number }) => number);
    expect(live.length).toBeGreaterThan(PHONES / 2);
    await throughKills(async (index) => {
      const number = live[index];
      if (number) sandbox.operator.renewNow(number);
      await sandbox.operator.callbacks.send();
    });
    await deliver();

    const deps = jobDeps();
    await runBillingJobs(deps);
    const [connected] = deps.operators.values();
    if (!connected) throw new Error('no operator');
    const days = new Set(sandbox.operator.state.charges.map(({ occurredAtMs }) => dayOf(occurredAtMs)));
    const read = async () =>
      (await Promise.all([...days].map((day) => readStatement(deps, connected, day)))).flat();
    await read();
    await runBillingJobs(deps);
    await checkBilling({ server: { db, clock: systemClock }, sandbox }, await read());

    const charges = sandbox.operator.state.charges.filter(({ collectedIqd }) => collectedIqd > 0);
    expect(charges.length).toBeGreaterThanOrEqual(live.length);
    expect(new Set(charges.map(({ number }) => number)).size).toBe(live.length);
    expect(await reconcileLedger({ db })).toEqual([]);
  },
  SERVERS_WITHIN_MS,
);
