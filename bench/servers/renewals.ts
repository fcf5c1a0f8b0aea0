/**
 * A day's renewals as an operator reports them: callbacks applied per second, and response times of the site meanwhile.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { sign } from '../../apps/sandbox-operator/src/signature.ts';
import type { Db } from '../../apps/server/src/lib/database/db.ts';
import {
  connectToServersDatabase,
  removeFolder,
  type ServerProcess,
  startServerProcess,
} from '../../apps/server/test/support/server-process.ts';
import { type Figure, quantile } from '../figure.ts';
import { fillPlayers } from '../live/fill-players.ts';
import { fillSubscriptions, numberOf } from '../live/fill-subscriptions.ts';
import { KeepAlive } from '../live/keep-alive.ts';

const SLUG = 'tigris';
const KEY = { keyId: 'sandbox', secret: 'a-secret-of-both-sides' };
const CALLBACK_CODE = 'address-of-the-callbacks';
const FEW = 10_000;
const MANY = 100_000;
const WARM_UP = 500;
const CALLBACKS = 4_000;
const SENDERS = 24;
const PROBE_EVERY_MS = 25;
/** Time after which an idle database connection reports its statistics: ten seconds. */
const TOLD_MS = 11_000;

let paid = 0;

/** Body of a renewal callback of the operator's signed API. */
function renewalOf(index: number): string {
  paid += 1;
  const occurredAtMs = Date.now();
  const charge = {
    paymentId: `pay-${paid}`,
    subscriptionId: `sub-${index}`,
    number: numberOf(index),
    billId: `day-${paid}`,
    clientCorrelator: null,
    billAmountIqd: 300,
    collectedIqd: 300,
    status: 'succeeded',
    reason: null,
    occurredAtMs,
    nextPaymentAtMs: null,
  };
  return JSON.stringify({
    id: `event-${paid}`,
    type: 'subscription.renewed',
    occurredAtMs,
    number: charge.number,
    serviceId: 'zana-plus',
    operatorSubscriptionId: charge.subscriptionId,
    charge,
    text: null,
    shortcode: null,
  });
}

async function sendCallback(address: string, index: number): Promise<void> {
  const path = `/api/webhooks/operator/${SLUG}/${CALLBACK_CODE}`;
  const body = renewalOf(index);
  const reply = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-signature': sign({ method: 'POST', path, body }, KEY, Date.now()),
    },
    body,
  });
  if (!reply.ok) throw new Error(`A callback was refused: ${reply.status} ${await reply.text()}`);
  await reply.arrayBuffer();
}

/** Sends the callbacks of a range of renewals concurrently, and waits until all are applied. */
async function sendCallbacks({ address }: ServerProcess, db: Db, from: number, to: number): Promise<number> {
  const startMs = performance.now();
  let next = from;
  const sender = async () => {
    while (next < to) {
      const index = next;
      next += 1;
      await sendCallback(address, index);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sender));
  for (;;) {
    const waiting = await db
      .selectFrom('billing_inbox')
      .select('id')
      .where('state', '=', 'waiting')
      .limit(1)
      .execute();
    if (waiting.length === 0) return performance.now() - startMs;
    await sleep(20);
  }
}

/** Blocks that the database has accessed so far. */
async function countBlocks(db: Db): Promise<number> {
  await sql`SELECT pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ blocks: number }>`
    SELECT (blks_hit + blks_read)::float8 AS blocks FROM pg_stat_database WHERE datname = current_database()`.execute(
    db,
  );
  return rows[0]?.blocks ?? 0;
}

/** Blocks of one renewal, after a warm-up. */
async function countRenewalBlocks(server: ServerProcess, db: Db, from: number): Promise<number> {
  await sendCallbacks(server, db, from, from + WARM_UP);
  await sleep(TOLD_MS);
  const before = await countBlocks(db);
  await sendCallbacks(server, db, from + WARM_UP, from + 2 * WARM_UP);
  await sleep(TOLD_MS);
  return ((await countBlocks(db)) - before) / WARM_UP;
}

/** Times a player's calls until it is stopped. */
function probe(address: string, token: string): () => Promise<number[]> {
  const calls = new KeepAlive(address, token);
  const times: number[] = [];
  let isOver = false;
  const running = (async () => {
    while (!isOver) {
      const startMs = performance.now();
      await calls.call('GET', '/play/matches');
      times.push(performance.now() - startMs);
      await sleep(PROBE_EVERY_MS);
    }
    calls.close();
  })();
  return async () => {
    isOver = true;
    await running;
    return times;
  };
}

async function checkApplied(db: Db, expected: number): Promise<void> {
  const payments = await db
    .selectFrom('payment')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(payments.count) !== expected)
    throw new Error(`Expected ${expected} payments, found ${payments.count}`);
}

/** Measures with a number of subscriptions: `renewals 1000000` takes some minutes and 3 GB. */
export async function measureRenewals(subscriptions?: string): Promise<Figure[]> {
  const most = Number(subscriptions ?? MANY);
  const dataDir = await mkdtemp(join(tmpdir(), 'trivia-bench-'));
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    TIGRIS_URL: 'http://127.0.0.1:9',
    TIGRIS_KEYS: `${KEY.keyId}:${KEY.secret}`,
    TIGRIS_CALLBACK_CODE: CALLBACK_CODE,
    TRUST_PROXY: '1',
  });
  const db = await connectToServersDatabase(dataDir);
  try {
    const [player] = await fillPlayers(db, 1);
    await fillSubscriptions(db, SLUG, 0, FEW);
    const few = await countRenewalBlocks(server, db, 0);
    await fillSubscriptions(db, SLUG, FEW, most);
    const many = await countRenewalBlocks(server, db, FEW);
    process.stderr.write(
      `blocks per renewal: ${few.toFixed(0)} in the small, ${many.toFixed(0)} in the large database\n`,
    );
    const stop = probe(server.address, player?.token ?? '');
    const sent = sendCallbacks(server, db, 2 * FEW, 2 * FEW + CALLBACKS);
    const times = await sent.then(stop, stop);
    const tookMs = await sent;
    await checkApplied(db, 4 * WARM_UP + CALLBACKS);
    return [
      {
        name: `renewals applied per second, with ${most} subscriptions`,
        value: (CALLBACKS / tookMs) * 1000,
        unit: '/s',
        budget: 500,
      },
      { name: 'concurrent call of the site: p99', value: quantile(times, 0.99), unit: 'ms', budget: 200 },
      {
        name: `growth of a renewal's blocks from ${FEW} to ${most} subscriptions`,
        value: few / many,
        unit: 'ratio',
        budget: 0.8,
      },
    ];
  } finally {
    await db.destroy();
    await server.end('SIGTERM');
    await removeFolder(dataDir);
  }
}
