/**
 * Growth of calls with the database: blocks and statements in a small and in a large one, and for players with 60 and
 * with 1,000 matches. `npm run bench -- growth [MATCHES]`: 20,000 by default. `--full` inserts a million players with
 * five million matches, measures the server's loops too, and needs 40 GB in TMPDIR.
 */
import { setup } from '../../apps/server/test/database/global-setup.ts';
import { buildTestServer, type TestServer } from '../../apps/server/test/support/build-test-server.ts';
import { fillHistory } from '../../apps/server/test/support/history/fill-history.ts';
import type { Figure } from '../figure.ts';
import { type BenchPlayer, fillPlayers } from '../live/fill-players.ts';
import { countStatements, lookupBlocks } from './call-costs.ts';
import { SHOWS_ALL } from './calls.ts';
import { figuresOf, measureCalls } from './compare.ts';
import { measureFullGrowth } from './full.ts';

const MATCHES = 20_000;
/** Matches of a typical player: more than one page of each list. */
const SOME = 60;
const MANY = 1_000;
/** Matches inserted in one transaction. */
const AT_ONCE = 12_000;
/** Size of the small database, large enough that both are read by index. */
const SMALL_PART = 0.1;

async function fillCrowd({ db, clock }: TestServer, players: readonly BenchPlayer[]): Promise<void> {
  const lives = players.map(({ id }, place) => ({
    playerId: id,
    rivalId: players[place === 0 ? 1 : 0]?.id ?? id,
    matches: SOME,
  }));
  for (let from = 0; from < lives.length; from += AT_ONCE / SOME) {
    await fillHistory(db, lives.slice(from, from + AT_ONCE / SOME), clock.nowMs());
  }
}

async function measureParts(matches: number): Promise<Figure[]> {
  const server = await buildTestServer();
  try {
    const players = await fillPlayers(server.db, Math.ceil(matches / SOME));
    const few = Math.ceil(players.length * SMALL_PART);
    await fillCrowd(server, players.slice(0, few));
    const small = await measureCalls(server, SOME);
    const shallow = await lookupBlocks(server.db);
    await fillCrowd(server, players.slice(few));
    const large = await measureCalls(server, SOME);
    const deeper = Math.max(1, (await lookupBlocks(server.db)) / shallow);
    process.stderr.write(`index look-up: ${deeper.toFixed(2)} times the blocks\n`);
    const heavy = await measureCalls(server, MANY);
    const bounded = new Map([...large].filter(([name]) => name !== SHOWS_ALL));
    return [
      ...figuresOf(small, large, `in ${matches} matches of all instead of ${matches * SMALL_PART}`, deeper),
      ...figuresOf(bounded, heavy, `after ${MANY} matches instead of ${SOME}`, 1),
    ];
  } finally {
    await server.close();
  }
}

export async function measureGrowth(size?: string): Promise<Figure[]> {
  const stopDatabase = await setup();
  countStatements();
  try {
    return await (size === 'full' ? measureFullGrowth() : measureParts(Number(size ?? MATCHES)));
  } finally {
    await stopDatabase();
  }
}
