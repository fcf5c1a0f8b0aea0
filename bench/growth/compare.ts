/** Costs of calls by a player with a history, and their growth between two databases or two histories. */
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/lib/database/db.ts';
import type { TestServer } from '../../apps/server/test/support/build-test-server.ts';
import { fillHistory } from '../../apps/server/test/support/history/fill-history.ts';
import type { Figure } from '../figure.ts';
import { type CallCost, costOf } from './call-costs.ts';
import { growthCalls } from './calls.ts';

/** Number of measurements, because the first one may include planning or reading from disk. */
const TIMES = 3;
/** Smallest count of blocks for a comparison: one more block would be a large part of fewer. */
const FEWEST_BLOCKS = 40;
const BUDGET = 1.5;

export type Costs = ReadonlyMap<string, CallCost>;

/** Smallest cost of several measurements; calls with effects are measured once. */
export async function leastCost(db: Db, name: string, work: () => Promise<unknown>): Promise<CallCost> {
  const costs: CallCost[] = [];
  const times = name.startsWith('a ') ? 1 : TIMES;
  for (let time = 0; time < times; time += 1) costs.push(await costOf(db, work));
  const least = (of: (cost: CallCost) => number) => Math.min(...costs.map(of));
  return { blocks: least(({ blocks }) => blocks), statements: least(({ statements }) => statements) };
}

/** Measures each call, by a new player with a history. */
export async function measureCalls(server: TestServer, matches: number): Promise<Costs> {
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

/** Growth of each cost, adjusted for the greater depth of indexes. */
export function figuresOf(one: Costs, other: Costs, what: string, deeper: number): Figure[] {
  return [...one].map(([name, before]) => {
    const after = other.get(name) ?? before;
    process.stderr.write(
      `${name}, ${what}: ${before.blocks} → ${after.blocks} blocks, ${before.statements} → ${after.statements} statements\n`,
    );
    const value = Math.max(after.blocks, FEWEST_BLOCKS) / Math.max(before.blocks, FEWEST_BLOCKS) / deeper;
    return { name: `${name}: blocks, ${what}`, value, unit: 'times', budget: BUDGET };
  });
}
