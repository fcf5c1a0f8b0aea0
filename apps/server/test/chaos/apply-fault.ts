/** Applies a fault of the schedule, and measures the recovery of the server. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './draw-schedule.ts';
import { waitUntil } from './wait-until.ts';
import type { World } from './world.ts';

/** Upper bound of a measured recovery, far above the limit; longer ones are counted as this. */
const RECOVERY_BOUND_MS = 60_000;

export interface Recovery {
  readonly fault: Fault;
  /** Time from the fault's end, or the supervisor's restart, until `/health/ready` succeeds. */
  readonly readyAgainMs: number;
}

const databaseSignals = {
  kill: 'SIGKILL',
  'restart fast': 'SIGINT',
  'restart immediate': 'SIGQUIT',
} as const;

async function measure(isReady: () => Promise<boolean>, sinceMs: number): Promise<number> {
  await waitUntil(isReady, RECOVERY_BOUND_MS);
  return performance.now() - sinceMs;
}

const areReady = async ({ nodes }: World): Promise<boolean> =>
  (await Promise.all(nodes.map((node) => node.isReady()))).every(Boolean);

async function hitServer(world: World, { kind, index, lastsMs }: Fault): Promise<number> {
  const node = world.nodes[index];
  if (!node) throw new RangeError(`There is no server ${index}`);
  const beganMs = performance.now();
  if (kind === 'stop') await node.sleepFor(lastsMs);
  else await node.end(kind === 'kill' ? 'SIGKILL' : 'SIGTERM', lastsMs);
  return measure(() => node.isReady(), beganMs + lastsMs);
}

/** Ends the database and waits for the supervisor's restart, which makes a new process. */
async function endDatabase(world: World, signal: NodeJS.Signals): Promise<number> {
  const { database } = world;
  await waitUntil(async () => (await database.readyPostmaster()) !== undefined, RECOVERY_BOUND_MS);
  const beganMs = performance.now();
  const before = await database.signalPostmaster(signal);
  const isBack = async () => {
    const postmaster = await database.readyPostmaster();
    return postmaster !== undefined && postmaster !== before && (await areReady(world));
  };
  return measure(isBack, beganMs);
}

async function hitDatabase(world: World, { kind, lastsMs }: Fault): Promise<number> {
  const { database, disk } = world;
  if (kind !== 'stop' && kind !== 'fill') return await endDatabase(world, databaseSignals[kind]);
  const beganMs = performance.now();
  if (kind === 'stop') await database.signalAll('SIGSTOP');
  else await disk?.fill();
  await sleep(lastsMs);
  if (kind === 'stop') await database.signalAll('SIGCONT');
  else await disk?.free();
  return measure(() => areReady(world), beganMs + lastsMs);
}

async function hitRedis(world: World, { kind, lastsMs }: Fault): Promise<number> {
  const { redis } = world;
  const beganMs = performance.now();
  if (kind === 'stop') redis.signal('SIGSTOP');
  else await redis.stop();
  await sleep(lastsMs);
  if (kind === 'stop') redis.signal('SIGCONT');
  else await redis.start();
  return measure(() => areReady(world), beganMs + lastsMs);
}

const hits = { server: hitServer, database: hitDatabase, redis: hitRedis } as const;

/** Applies a fault, and resolves when it is over. */
export async function applyFault(world: World, fault: Fault): Promise<Recovery> {
  return { fault, readyAgainMs: await hits[fault.target](world, fault) };
}
