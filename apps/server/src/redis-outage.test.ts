/** Two servers whose Redis stops and comes back, empty: matches go on, and later events arrive at both. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reconcileLedger } from './features/wallet/reconcile-ledger.ts';
import { hasRedis } from './realtime/testing/redis-server.ts';
import {
  countPlaying,
  findLostAnswers,
  findMiscounted,
  findUnheard,
  findWrongPurses,
} from './testing/live/check-matches.ts';
import { type Party, PURSE, startParty } from './testing/live/party.ts';

/** `npm run crash` plays 200 at once, and takes Redis away for ten seconds. */
const isLong = process.env.CRASH_MATCHES !== undefined;
const MATCHES = Number(process.env.CRASH_MATCHES ?? 6);
const GATHER_MS = isLong ? 12_000 : 8_000;
const AWAY_MS = isLong ? 10_000 : 3_000;
/** What the nodes may take to find Redis again and to tell each other what they have. */
const FOUND_AGAIN_MS = 3_000;
/** What happens last before Redis goes may be on its way just then. */
const ON_ITS_WAY_MS = 1_000;
const AFTERWARDS_MS = isLong ? 20_000 : 5_000;

let party: Party;
beforeEach(async () => {
  party = await startParty(MATCHES);
}, 180_000);
afterEach(() => party?.remove(), 60_000);

describe.skipIf(!hasRedis)('two nodes whose Redis stops for a while', () => {
  it('go on with all matches, and bring later events to the players of both', {
    timeout: 400_000,
  }, async () => {
    let isOver = false;
    const playing = party.playUntil(() => isOver);
    await sleep(GATHER_MS);
    const { db, nodes, players, redis } = party;
    const running = await countPlaying(db);
    const stoppedAtMs = Date.now();
    await redis.stop();
    await sleep(AWAY_MS);
    await redis.start();
    const backAtMs = Date.now();
    await sleep(FOUND_AGAIN_MS + AFTERWARDS_MS);
    isOver = true;
    await playing;

    const acknowledged = players.flatMap((player) => player.acknowledged);
    const before = await findUnheard(db, players, { fromMs: 0, toMs: stoppedAtMs - ON_ITS_WAY_MS });
    const away = await findUnheard(db, players, { fromMs: stoppedAtMs, toMs: backAtMs });
    const after = await findUnheard(db, players, { fromMs: backAtMs + FOUND_AGAIN_MS, toMs: Date.now() });
    process.stdout.write(
      `${running} matches ran; events not heard: ${before.missed} of ${before.all} before, ` +
        `${away.missed} of ${away.all} while Redis was away, ${after.missed} of ${after.all} afterwards\n`,
    );
    expect(running).toBeGreaterThanOrEqual(MATCHES - 1);
    expect(after.all).toBeGreaterThan(MATCHES);
    expect(after.missed).toBe(0);
    expect(before.missed).toBe(0);
    expect(players.flatMap(({ faults }) => faults)).toEqual([]);
    expect(nodes.complaints).toEqual([]);
    expect(await countPlaying(db)).toBe(0);
    expect(await findLostAnswers(db, acknowledged)).toEqual([]);
    expect(await findMiscounted(db)).toEqual([]);
    expect(await findWrongPurses(db, PURSE)).toEqual([]);
    expect(await reconcileLedger({ db })).toEqual([]);
  });
});
