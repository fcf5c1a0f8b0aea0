import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningCards, startCards } from '@trivia/sandbox-cards/start-cards.ts';
import { testCards } from '@trivia/sandbox-cards/test-cards.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { updatePurchases } from '../../src/features/purchases/update-purchases.ts';
import { createStripe } from '../../src/gateways/cards/stripe/create-stripe.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { createLog } from '../../src/lib/create-log.ts';
import type { Db } from '../../src/lib/database/db.ts';
import { reconcileLedger } from '../../src/reconcile-ledger.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import {
  connectToServersDatabase,
  removeFolder,
  SERVERS_WITHIN_MS,
  type ServerProcess,
  startServerProcess,
} from '../support/server-process.ts';
import { addSignedInPlayer } from '../support/test-player.ts';

const CHECKOUTS = Number(process.env.CRASH_CHECKOUTS ?? 100);
const AT_ONCE = 8;
/** Numbers of started checkouts after which the server is killed. */
const KILLED_AFTER = [Math.floor(CHECKOUTS * 0.3), Math.floor(CHECKOUTS * 0.7)];
const TEN_MINUTES_MS = 10 * 60_000;
const KEYS = { secretKey: 'sk_test_crash', webhookSecret: 'whsec_crash' };

let dataDir: string;
let cards: RunningCards;
let server: ServerProcess;
let db: Db;

/** Starts a server on existing data. */
async function start(): Promise<void> {
  server = await startServerProcess({
    DATA_DIR: dataDir,
    STRIPE_SECRET_KEY: KEYS.secretKey,
    STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
    STRIPE_API_URL: cards.url,
    STRIPE_CURRENCY: 'IQD',
    LOG_LEVEL: 'fatal',
  });
  cards.service.messages.webhookUrl = `${server.address}/api/webhooks/stripe`;
}

beforeEach(async () => {
  dataDir = await makeDataFolder('crash');
  cards = await startCards({ settings: KEYS });
  await start();
  db = await connectToServersDatabase(dataDir);
}, SERVERS_WITHIN_MS);
afterEach(async () => {
  await db.destroy();
  await server.end('SIGTERM');
  await cards.stop();
  await removeFolder(dataDir);
});

/** Repeats a call until there is a reply. */
async function call(token: string, path: string, body?: object): Promise<{ status: number; body: unknown }> {
  for (;;) {
    try {
      const response = await fetch(`${server.address}/api${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      const reply = await response.json();
      if (response.status < 500) return { status: response.status, body: reply };
    } catch {
      // The server is down.
    }
    await sleep(100);
  }
}

interface Opened {
  readonly data: { readonly checkout_session: { readonly url: string } };
}

/** Runs the checkout of one player. Cards alternate, and every third player closes the tab after paying. */
async function checkOut(token: string, index: number): Promise<void> {
  const payment_id = randomUUID();
  const product = { payment_id, package_id: 'plus', product_id: 'plus-30-days' };
  const { status, body } = await call(token, '/checkout/card', product);
  expect(status).toBe(201);
  const sessionId = (body as Opened).data.checkout_session.url.split('/').at(-1) ?? '';
  const card = testCards[index % 2 === 0 ? 0 : index % testCards.length];
  const payment = cards.service.find(sessionId);
  if (card) cards.service.pay(payment, card, index % 5 === 0 ? 'never' : 'three_times');
  if (payment.challenged) cards.service.answerChallenge(payment, true);
  if (index % 3 !== 0) await call(token, `/checkout/${payment_id}`);
}

async function killAndStart(): Promise<void> {
  await server.end('SIGKILL');
  await start();
  await db.destroy();
  db = await connectToServersDatabase(dataDir);
}

async function checkOutAll(tokens: readonly string[]): Promise<void> {
  let begun = 0;
  const kills: Promise<void>[] = [];
  const work = async () => {
    while (begun < tokens.length) {
      const index = begun;
      begun += 1;
      if (KILLED_AFTER.includes(index)) kills.push(killAndStart());
      await checkOut(tokens[index] ?? '', index);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await Promise.all(kills);
}

/** Runs the job that updates purchases, ten minutes later. */
const runPurchaseJob = () =>
  updatePurchases({
    db,
    clock: { nowMs: () => Date.now() + TEN_MINUTES_MS },
    log: createLog('silent'),
    events: { wake() {} },
    cards: createStripe({ ...KEYS, provider: 'stripe', apiUrl: cards.url, currency: 'IQD' }),
  });

it(
  `${CHECKOUTS} checkouts end paid and granted, or not charged, despite two kills`,
  async () => {
    const players = [];
    for (let made = 0; made < CHECKOUTS; made += 1)
      players.push(await addSignedInPlayer({ db, clock: systemClock }));
    await checkOutAll(players.map(({ token }) => token));
    // Slow banks answer ten seconds after the payment.
    await sleep(11_000);
    await runPurchaseJob();
    expect(await runPurchaseJob()).toBe(0);

    const purchases = await db.selectFrom('purchase').selectAll().execute();
    const grants = await db.selectFrom('access_grant').selectAll().execute();
    const held = purchases.filter(({ is_held }) => is_held);
    const disputed = cards.service.list().filter(({ dispute }) => dispute !== null);
    const paid = cards.service.list().filter(({ paidAtMs }) => paidAtMs !== null);
    expect(cards.service.list()).toHaveLength(CHECKOUTS);
    expect(purchases).toHaveLength(CHECKOUTS);
    expect(
      purchases
        .filter(({ captured }) => captured > 0)
        .map(({ session_id }) => session_id)
        .toSorted(),
    ).toEqual(paid.map(({ id }) => id).toSorted());
    expect(held).toHaveLength(paid.length - disputed.length);
    expect(
      grants
        .filter(({ revoked_at }) => revoked_at === null)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(held.map(({ grant_id }) => grant_id).toSorted());
    expect(await reconcileLedger({ db })).toEqual([]);
  },
  SERVERS_WITHIN_MS,
);
