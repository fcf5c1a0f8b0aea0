/**
 * Tests of two servers on one database and one Redis. Matches continue if a server dies, or if Redis stops and
 * returns empty, and later events arrive at both.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { reconcileLedger } from '../../src/reconcile-ledger.ts';
import { hasRedis } from '../realtime/redis-server.ts';
import {
  countPlaying,
  findLostAnswers,
  findMiscounted,
  findMissedEvents,
  findStalled,
  findWrongBalances,
  listSteps,
} from '../support/live/check-matches.ts';
import { type LiveCluster, START_BALANCE, startLiveCluster } from '../support/live/live-cluster.ts';

/**
 * Number of matches; `npm run crash` plays 200, kills five times at intervals of ten seconds, and stops Redis for
 * ten.
 */
const isLong = process.env.CRASH_MATCHES !== undefined;
const MATCHES = Number(process.env.CRASH_MATCHES ?? 6);
const PACE = isLong
  ? { longestThoughtMs: 3_000, unanswered: 20 }
  : { longestThoughtMs: 500, unanswered: 200 };
const KILLS = isLong ? 5 : 2;
const LONG_DOWN_MS = 4_000;
const LONG_UP_MS = 6_000;
const GOES_ON_WITHIN_MS = 3_000;
const AWAY_MS = isLong ? 10_000 : 3_000;
/** Connections to Redis: three of each server, for events in both directions and for counters. */
const CONNECTIONS = 6;
/** Time in which both servers are connected to Redis again, which they try every second; longer beside other tests. */
const CONNECTED_WITHIN_MS = isLong ? 3_000 : 10_000;
/** Time for nodes to reconnect to Redis and share their state. */
const FOUND_AGAIN_MS = 3_000;
/** Time in which the last events before the loss of Redis may still be in flight. */
const ON_ITS_WAY_MS = 1_000;
const LONG_AFTERWARDS_MS = 20_000;
const TAKES_LONG = { timeout: 400_000 };

/** Polls a check, with a timeout for slow machines. */
const eventually = (check: () => Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: 60_000, interval: 100 });

const allFoundEachOther = ({ db, matches }: LiveCluster) =>
  eventually(async () => expect(await countPlaying(db)).toBeGreaterThanOrEqual(matches));

const allHaveGoneOn = ({ db }: LiveCluster, sinceMs: number) =>
  eventually(async () => expect(await findStalled(db, sinceMs)).toEqual([]));

/** Lets the cluster play during an action, and then to the end of all matches. */
async function playDuring(cluster: LiveCluster, happens: () => Promise<void>): Promise<void> {
  let isOver = false;
  const playing = cluster.playUntil(() => isOver);
  await allFoundEachOther(cluster);
  await happens();
  isOver = true;
  await playing;
}

async function expectNothingLost({ db, nodes, players }: LiveCluster): Promise<void> {
  const acknowledged = players.flatMap((player) => player.acknowledged);
  expect(acknowledged.length).toBeGreaterThan(MATCHES * 2);
  expect(players.flatMap(({ faults }) => faults)).toEqual([]);
  expect(nodes.complaints).toEqual([]);
  expect(await countPlaying(db)).toBe(0);
  expect(await findLostAnswers(db, acknowledged)).toEqual([]);
  expect(await findMiscounted(db)).toEqual([]);
  expect(await findWrongBalances(db, START_BALANCE)).toEqual([]);
  expect(await reconcileLedger({ db })).toEqual([]);
}

async function withCluster(test: (cluster: LiveCluster) => Promise<void>): Promise<void> {
  const cluster = await startLiveCluster(MATCHES, PACE);
  try {
    await test(cluster);
  } finally {
    await cluster.remove();
  }
}

/** Kills the servers in turn. Returns the number of running matches at each kill. */
async function killInTurn(cluster: LiveCluster): Promise<number[]> {
  const running: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    running.push(await countPlaying(cluster.db));
    await cluster.nodes.kill(kill);
    if (isLong) await sleep(LONG_DOWN_MS);
    else await allHaveGoneOn(cluster, Date.now());
    await cluster.nodes.startAgain(kill);
    if (isLong) await sleep(LONG_UP_MS);
  }
  return running;
}

/** Stops Redis for a while. Returns the times of its stop, its return, and the return of both servers to it. */
async function stopRedis({ redis }: LiveCluster) {
  const allConnected = () => eventually(async () => expect(await redis.countConnections()).toBe(CONNECTIONS));
  await allConnected();
  const stoppedAtMs = Date.now();
  await redis.stop();
  await sleep(AWAY_MS);
  await redis.start();
  const backAtMs = Date.now();
  await allConnected();
  return { stoppedAtMs, backAtMs, connectedAtMs: Date.now() };
}

// The tests mostly wait for players, so they run concurrently, except for long runs, which need the full database.
describe.skipIf(!hasRedis)('two servers', { concurrent: !isLong }, () => {
  it('lose no answer, stake or match, despite repeated kills of one', TAKES_LONG, () =>
    withCluster(async (cluster) => {
      let running: number[] = [];
      await playDuring(cluster, async () => {
        running = await killInTurn(cluster);
      });
      const steps = await listSteps(cluster.db);
      const latest = steps.slice(0, 5).map(({ lateMs }) => Math.round(lateMs));
      process.stdout.write(
        `matches running at each kill: ${running.join(', ')}; the latest steps came ${latest.join(', ')} ms late\n`,
      );
      await expectNothingLost(cluster);
      if (isLong) expect(steps[0]?.lateMs).toBeLessThan(GOES_ON_WITHIN_MS);
    }),
  );

  it('continue without Redis, and deliver later events to the players of both', TAKES_LONG, () =>
    withCluster(async (cluster) => {
      const { db, players } = cluster;
      const since = (fromMs: number, toMs = Date.now()) => findMissedEvents(db, players, { fromMs, toMs });
      let outage = { stoppedAtMs: 0, backAtMs: 0, connectedAtMs: 0 };
      await playDuring(cluster, async () => {
        await allHaveGoneOn(cluster, Date.now());
        outage = await stopRedis(cluster);
        await sleep(FOUND_AGAIN_MS + (isLong ? LONG_AFTERWARDS_MS : 0));
      });
      const { stoppedAtMs, backAtMs, connectedAtMs } = outage;
      expect(connectedAtMs - backAtMs).toBeLessThan(CONNECTED_WITHIN_MS);
      const before = await since(0, stoppedAtMs - ON_ITS_WAY_MS);
      const away = await since(stoppedAtMs, backAtMs);
      const after = await since((isLong ? backAtMs : connectedAtMs) + FOUND_AGAIN_MS);
      const lines = [before, away, after].map(({ missed, all }) => `${missed.length} of ${all}`);
      process.stdout.write(`events missed before, during and after the loss of Redis: ${lines.join(', ')}\n`);
      expect([before.missed, after.missed]).toEqual([[], []]);
      expect(before.all).toBeGreaterThan(MATCHES);
      expect(after.all).toBeGreaterThan(MATCHES);
      await expectNothingLost(cluster);
    }),
  );
});
