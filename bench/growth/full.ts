/** Growth with a million players and five million matches: all calls, and the servers' background loops. */
import { exportPersonalData } from '../../apps/server/src/core/personal-data.ts';
import { personalData } from '../../apps/server/src/personal-data.ts';
import { buildTestServer, type TestServer } from '../../apps/server/test/support/build-test-server.ts';
import { fillHistory } from '../../apps/server/test/support/history/fill-history.ts';
import { readCost } from '../../apps/server/test/support/history/read-cost.ts';
import { TEST_START_MS } from '../../apps/server/test/support/test-bank.ts';
import type { Figure } from '../figure.ts';
import { lookupBlocks } from './call-costs.ts';
import { SHOWS_ALL } from './calls.ts';
import { type Costs, figuresOf, measureCalls } from './compare.ts';
import { type Crowd, fillCrowd } from './fill-crowd.ts';
import { measureLoops, timeLoops } from './loops.ts';
import { openUnlimited } from './open-unlimited.ts';

/** Matches of a typical player: more than one page of each list. */
const SOME = 60;
const MANY = 1_000;
/** Size of the database for `--full`: as many answers and entries as 5 million typical matches have. */
const FULL: Crowd = { players: 1_000_000, matchesEach: 5, roundsEach: 3 };
const PART_OF_FULL: Crowd = { ...FULL, players: 20_000 };
/** Matches of a player whose export is measured separately. */
const FEW = 6;
const MOST_EXPORT_BLOCKS = 200;

interface Measured {
  readonly calls: Costs;
  readonly loops: Costs;
  /** Blocks of an index look-up. */
  readonly lookup: number;
}

/** Calls of a typical player, and loops, which leave running matches behind. */
async function measureSmall(server: TestServer): Promise<Measured> {
  const lookup = await lookupBlocks(server.db);
  return { calls: await measureCalls(server, SOME), loops: await measureLoops(server), lookup };
}

/** Blocks that the statements of an export read, without planning. */
async function measureExport(server: TestServer): Promise<Figure> {
  const [me, other] = [await server.signUp(), await server.signUp()];
  const { db, clock } = server;
  await fillHistory(db, [{ playerId: me.id, rivalId: other.id, matches: FEW }], clock.nowMs());
  const { blocks } = await readCost(server, (deps) => exportPersonalData(deps.db, personalData, me.id));
  return { name: `export of ${FEW} matches`, value: blocks, unit: 'blocks', budget: MOST_EXPORT_BLOCKS };
}

/** Compares a small database with a large one, and takes further measurements in the large one. */
async function measureLarge(server: TestServer, small: Measured): Promise<Figure[]> {
  const deeper = Math.max(1, (await lookupBlocks(server.db)) / small.lookup);
  process.stderr.write(`index look-up: ${deeper.toFixed(2)} times the blocks\n`);
  const large = await measureCalls(server, SOME);
  const heavy = await measureCalls(server, MANY);
  const bounded = new Map([...large].filter(([name]) => name !== SHOWS_ALL));
  return [
    ...figuresOf(small.calls, large, 'in a full database', deeper),
    ...figuresOf(bounded, heavy, `after ${MANY} matches instead of ${SOME}`, 1),
    await measureExport(server),
    ...figuresOf(small.loops, await measureLoops(server), 'in a full database', deeper),
    ...(await timeLoops(server)),
  ];
}

async function withCrowd<T>(crowd: Crowd, work: (server: TestServer) => Promise<T>): Promise<T> {
  const server = await buildTestServer({ database: await openUnlimited() });
  try {
    await fillCrowd(server.databaseUrl, crowd, TEST_START_MS);
    return await work(server);
  } finally {
    await server.close();
  }
}

/** Compares a full database with one of a fiftieth of its size. */
export async function measureFullGrowth(): Promise<Figure[]> {
  const small = await withCrowd(PART_OF_FULL, measureSmall);
  return await withCrowd(FULL, (server) => measureLarge(server, small));
}
