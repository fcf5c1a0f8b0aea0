/** Two servers on one database and one Redis: whichever of them dies, the matches of both go on. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reconcileLedger } from './features/wallet/reconcile-ledger.ts';
import { hasRedis } from './realtime/testing/redis-server.ts';
import {
  countPlaying,
  findLostAnswers,
  findMiscounted,
  findWrongPurses,
  listSteps,
} from './testing/live/check-matches.ts';
import { type Party, PURSE, startParty } from './testing/live/party.ts';

/** `npm run crash` plays 200 at once, and kills five times, ten seconds apart. */
const isLong = process.env.CRASH_MATCHES !== undefined;
const MATCHES = Number(process.env.CRASH_MATCHES ?? 10);
const KILLS = isLong ? 5 : 2;
const UP_MS = isLong ? 6_000 : 3_000;
/** Longer than the other node may take to go on with what a dead one left. */
const DOWN_MS = 4_000;
const GOES_ON_WITHIN_MS = 3_000;
/** Until all have found each other. */
const GATHER_MS = isLong ? 12_000 : 5_000;

let party: Party;
beforeEach(async () => {
  party = await startParty(MATCHES);
}, 180_000);
afterEach(() => party?.remove(), 60_000);

async function killInTurn(): Promise<number[]> {
  const playing: number[] = [];
  await sleep(GATHER_MS);
  for (let kill = 0; kill < KILLS; kill += 1) {
    playing.push(await countPlaying(party.db));
    await party.nodes.kill(kill);
    await sleep(DOWN_MS);
    await party.nodes.startAgain(kill);
    await sleep(UP_MS);
  }
  return playing;
}

describe.skipIf(!hasRedis)('two nodes of which one is killed again and again', () => {
  it('lose no answer, no stake and no match, and go on with what the dead one left', {
    timeout: 400_000,
  }, async () => {
    let isOver = false;
    const playing = party.playUntil(() => isOver);
    const running = await killInTurn();
    isOver = true;
    await playing;

    const { db, nodes, players } = party;
    const acknowledged = players.flatMap((player) => player.acknowledged);
    const steps = await listSteps(db);
    process.stdout.write(
      `matches running at each kill: ${running.join(', ')}; ${acknowledged.length} answers acknowledged; ` +
        `the latest steps came ${steps
          .slice(0, 5)
          .map(({ lateMs }) => Math.round(lateMs))
          .join(', ')} ms late\n`,
    );
    expect(players.flatMap(({ faults }) => faults)).toEqual([]);
    expect(nodes.complaints).toEqual([]);
    expect(await countPlaying(db)).toBe(0);
    expect(acknowledged.length).toBeGreaterThan(MATCHES * 2);
    expect(await findLostAnswers(db, acknowledged)).toEqual([]);
    expect(await findMiscounted(db)).toEqual([]);
    expect(await findWrongPurses(db, PURSE)).toEqual([]);
    expect(await reconcileLedger({ db })).toEqual([]);
    if (isLong) expect(steps[0]?.lateMs).toBeLessThan(GOES_ON_WITHIN_MS);
  });
});
