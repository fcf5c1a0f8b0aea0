/**
 * Blocks and statements of calls in a small and in a large database, and of players with 20 and with 1,000 matches.
 * `npm run bench -- growth [MATCHES]`: 20,000 by default; 5000000 is a real size.
 */
import { sql } from 'kysely';
import type { Db } from '../apps/server/src/deps.ts';
import { setup } from '../apps/server/test/database/global-setup.ts';
import { buildTestServer, type TestServer } from '../apps/server/test/support/build-test-server.ts';
import { fillHistory } from '../apps/server/test/support/history/fill-history.ts';
import type { Figure } from './figure.ts';
import { type CallCost, costOf, countStatements, lookupBlocks } from './growth/call-costs.ts';
import { growthCalls, SHOWS_ALL } from './growth/calls.ts';
import { type BenchPlayer, fillPlayers } from './live/fill-players.ts';

const MATCHES = 20_000;
/** Matches of a usual player: more than a page of each list shows. */
const SOME = 60;
const MANY = 1_000;
/** Matches that are filled in one transaction. */
const AT_ONCE = 12_000;
/** The small database is a part of the large one, so large that both are read by index. */
const SMALL_PART = 0.1;
/** Reads are measured again, since a plan or a page may be new. */
const TIMES = 3;
/** Calls of fewer blocks count as so many: one page more would be a large part of them. */
const FEWEST_BLOCKS = 40;
const BUDGET = 1.5;

type Costs = ReadonlyMap<string, CallCost>;

/** Least of several measurements; calls that change something are measured once. */
async function leastCost(db: Db, name: string, work: () => Promise<unknown>): Promise<CallCost> {
  const costs: CallCost[] = [];
  const times = name.startsWith('a ') ? 1 : TIMES;
  for (let time = 0; time < times; time += 1) costs.push(await costOf(db, work));
  const least = (of: (cost: CallCost) => number) => Math.min(...costs.map(of));
  return { blocks: least(({ blocks }) => blocks), statements: least(({ statements }) => statements) };
}

/** Measures each call of a new player with a history. */
async function measureCalls(server: TestServer, matches: number): Promise<Costs> {
  const { db, clock } = server;
  const [me, other] = [
    await server.signUp({ membership: 'plus' }),
    await server.signUp({ membership: 'plus' }),
  ];
  await fillHistory(db, [{ playerId: me.id, rivalId: other.id, matches }], clock.nowMs());
  await sql`VACUUM (ANALYZE)`.execute(db);
  const costs = new Map<string, CallCost>();
  for (const [name, call] of Object.entries(growthCalls)) {
    const callers = { server, me, other };
    costs.set(name, await leastCost(db, name, () => call(callers)));
  }
  return costs;
}

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

function figuresOf(one: Costs, other: Costs, what: string, deeper: number): Figure[] {
  return [...one].map(([name, before]) => {
    const after = other.get(name) ?? before;
    process.stderr.write(
      `${name}, ${what}: ${before.blocks} → ${after.blocks} blocks, ${before.statements} → ${after.statements} statements\n`,
    );
    const value = Math.max(after.blocks, FEWEST_BLOCKS) / Math.max(before.blocks, FEWEST_BLOCKS) / deeper;
    return { name: `${name}: blocks, ${what}`, value, unit: 'times', budget: BUDGET };
  });
}

export async function measureGrowth(size?: string): Promise<Figure[]> {
  const matches = Number(size ?? MATCHES);
  const stopDatabase = await setup();
  countStatements();
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
    process.stderr.write(`a look-up by index takes ${deeper.toFixed(2)} times the blocks\n`);
    const heavy = await measureCalls(server, MANY);
    const bounded = new Map([...large].filter(([name]) => name !== SHOWS_ALL));
    return [
      ...figuresOf(small, large, `in ${matches} matches of all instead of ${matches * SMALL_PART}`, deeper),
      ...figuresOf(bounded, heavy, `after ${MANY} matches instead of ${SOME}`, 1),
    ];
  } finally {
    await server.close();
    await stopDatabase();
  }
}
