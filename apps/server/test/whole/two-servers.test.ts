/**
 * Two servers on one database and one Redis. If either dies, the matches of both go on; if Redis stops and
 * comes back empty, they go on as well, and later events arrive at both.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { reconcileLedger } from '../../src/reconcile-ledger.ts';
import { hasRedis } from '../realtime/redis-server.ts';
import {
  countPlaying,
  findLostAnswers,
  findMiscounted,
  findStanding,
  findUnheard,
  findWrongPurses,
  listSteps,
} from '../support/live/check-matches.ts';
import { type Party, PURSE, startParty } from '../support/live/party.ts';

/** `npm run crash` plays 200 at once, kills five times, ten seconds apart, and stops Redis for ten. */
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
/** Time for nodes to reconnect to Redis and share their state. */
const FOUND_AGAIN_MS = 3_000;
/** Time in which the last events before the loss of Redis may still be under way. */
const ON_ITS_WAY_MS = 1_000;
const LONG_AFTERWARDS_MS = 20_000;
const TAKES_LONG = { timeout: 400_000 };

/** Polls a check, however slow the machine is. */
const eventually = (check: () => Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: 60_000, interval: 100 });

const allFoundEachOther = ({ db, matches }: Party) =>
  eventually(async () => expect(await countPlaying(db)).toBeGreaterThanOrEqual(matches));

const allHaveGoneOn = ({ db }: Party, sinceMs: number) =>
  eventually(async () => expect(await findStanding(db, sinceMs)).toEqual([]));

/** Plays during an event, and then to the end of all matches. */
async function playAmid(party: Party, happens: () => Promise<void>): Promise<void> {
  let isOver = false;
  const playing = party.playUntil(() => isOver);
  await allFoundEachOther(party);
  await happens();
  isOver = true;
  await playing;
}

async function expectNothingLost({ db, nodes, players }: Party): Promise<void> {
  const acknowledged = players.flatMap((player) => player.acknowledged);
  expect(acknowledged.length).toBeGreaterThan(MATCHES * 2);
  expect(players.flatMap(({ faults }) => faults)).toEqual([]);
  expect(nodes.complaints).toEqual([]);
  expect(await countPlaying(db)).toBe(0);
  expect(await findLostAnswers(db, acknowledged)).toEqual([]);
  expect(await findMiscounted(db)).toEqual([]);
  expect(await findWrongPurses(db, PURSE)).toEqual([]);
  expect(await reconcileLedger({ db })).toEqual([]);
}

async function withParty(test: (party: Party) => Promise<void>): Promise<void> {
  const party = await startParty(MATCHES, PACE);
  try {
    await test(party);
  } finally {
    await party.remove();
  }
}

/** Kills the servers in turn. Returns the number of running matches at each kill. */
async function killInTurn(party: Party): Promise<number[]> {
  const running: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    running.push(await countPlaying(party.db));
    await party.nodes.kill(kill);
    if (isLong) await sleep(LONG_DOWN_MS);
    else await allHaveGoneOn(party, Date.now());
    await party.nodes.startAgain(kill);
    if (isLong) await sleep(LONG_UP_MS);
  }
  return running;
}

/** Stops Redis for a while. Returns when it stopped and when it was back. */
async function takeRedisAway({ redis }: Party): Promise<{ stoppedAtMs: number; backAtMs: number }> {
  const stoppedAtMs = Date.now();
  await redis.stop();
  await sleep(AWAY_MS);
  await redis.start();
  return { stoppedAtMs, backAtMs: Date.now() };
}

// Tests mostly wait for players, so they run concurrently, except for long runs that need the whole database.
describe.skipIf(!hasRedis)('two servers', { concurrent: !isLong }, () => {
  it('of which one is killed again and again lose no answer, no stake and no match', TAKES_LONG, () =>
    withParty(async (party) => {
      let running: number[] = [];
      await playAmid(party, async () => {
        running = await killInTurn(party);
      });
      const steps = await listSteps(party.db);
      const latest = steps.slice(0, 5).map(({ lateMs }) => Math.round(lateMs));
      process.stdout.write(
        `matches running at each kill: ${running.join(', ')}; the latest steps came ${latest.join(', ')} ms late\n`,
      );
      await expectNothingLost(party);
      if (isLong) expect(steps[0]?.lateMs).toBeLessThan(GOES_ON_WITHIN_MS);
    }),
  );

  it('whose Redis stops for a while go on, and bring later events to the players of both', TAKES_LONG, () =>
    withParty(async (party) => {
      const { db, players } = party;
      const since = (fromMs: number, toMs = Date.now()) => findUnheard(db, players, { fromMs, toMs });
      let outage = { stoppedAtMs: 0, backAtMs: 0 };
      await playAmid(party, async () => {
        await allHaveGoneOn(party, Date.now());
        outage = await takeRedisAway(party);
        await sleep(FOUND_AGAIN_MS + (isLong ? LONG_AFTERWARDS_MS : 0));
      });
      const { stoppedAtMs, backAtMs } = outage;
      const before = await since(0, stoppedAtMs - ON_ITS_WAY_MS);
      const away = await since(stoppedAtMs, backAtMs);
      const after = await since(backAtMs + FOUND_AGAIN_MS);
      const told = [before, away, after].map(({ missed, all }) => `${missed} of ${all}`);
      process.stdout.write(`events not heard before, during and after Redis was away: ${told.join(', ')}\n`);
      expect([before.missed, after.missed]).toEqual([0, 0]);
      expect(before.all).toBeGreaterThan(MATCHES);
      expect(after.all).toBeGreaterThan(MATCHES);
      await expectNothingLost(party);
    }),
  );
});
