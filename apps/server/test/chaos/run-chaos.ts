/** One run: players play during the scheduled faults, and then all invariants are checked. */
import { setTimeout as sleep } from 'node:timers/promises';
import { connectDatabase } from '../../src/lib/database/connect.ts';
import type { Db } from '../../src/lib/database/db.ts';
import type { UndoList } from '../support/undo-list.ts';
import { applyFault, type Recovery } from './apply-fault.ts';
import { findFaultsAtEnd, findFaultsNow } from './check-database.ts';
import { enrolCrowd, type Guest } from './crowd.ts';
import { drawSchedule, type Fault, targets } from './draw-schedule.ts';
import { startWorld, type Variant, type World } from './world.ts';

/** Maximum time from the last fault to the end of the last match; the longest match has 15 rounds. */
const END_WITHIN_MS = 240_000;
const JUDGE_EVERY_MS = 15_000;

export interface ChaosNeeds {
  readonly variant: Variant;
  readonly seed: number;
  readonly durationMs: number;
  readonly kills: number;
  readonly onProgress: (line: string) => void;
}

export interface ChaosReport {
  readonly recoveries: readonly Recovery[];
  readonly acknowledged: number;
  readonly verdicts: number;
  readonly matches: number;
  /** Number of checks of the database during the faults. */
  readonly checkCount: number;
  readonly violations: readonly string[];
  /** Number of server starts without a database. */
  readonly refusals: readonly string[];
  /** Errors in the servers' logs, with their counts. */
  readonly complaints: ReadonlyMap<string, number>;
}

const countAll = (guests: readonly Guest[], kind: 'acknowledged' | 'verdicts'): number =>
  guests.reduce((sum, guest) => sum + guest[kind].length, 0);

/** Applies faults: sequentially per target, concurrently across targets. */
async function injectFault(
  world: World,
  faults: readonly Fault[],
  onFault: (recovery: Recovery) => void,
): Promise<void> {
  const beganMs = performance.now();
  const lanes = targets.map(async (target) => {
    for (const fault of faults.filter((one) => one.target === target)) {
      await sleep(Math.max(0, beganMs + fault.atMs - performance.now()));
      onFault(await applyFault(world, fault));
    }
  });
  await Promise.all(lanes);
}

/** Checks the database at intervals while it is up. */
async function judgeBetween(db: Db, guests: readonly Guest[], isOver: () => boolean) {
  const violations = new Set<string>();
  let count = 0;
  while (!isOver()) {
    await sleep(JUDGE_EVERY_MS, undefined, { ref: false });
    const found = await findFaultsNow(db, guests).catch(() => undefined);
    if (found) count += 1;
    for (const violation of found ?? []) violations.add(violation);
  }
  return { count, violations };
}

/** Waits for the players to finish; false if they still play long after the last fault. */
async function endsInTime(playing: Promise<unknown>): Promise<boolean> {
  const late = sleep(END_WITHIN_MS, false, { ref: false });
  return await Promise.race([playing.then(() => true), late]);
}

async function playThrough(world: World, db: Db, needs: ChaosNeeds): Promise<ChaosReport> {
  const { seed, durationMs, kills, onProgress } = needs;
  const guests = await enrolCrowd(db, world);
  const faults = drawSchedule({
    seed,
    durationMs,
    kills,
    servers: world.nodes.length,
    canFill: world.disk !== undefined,
  });
  const recoveries: Recovery[] = [];
  let isOver = false;
  const judging = judgeBetween(db, guests, () => isOver);
  const playing = Promise.all(guests.map((guest) => guest.playUntil(() => isOver)));
  await injectFault(world, faults, (recovery) => {
    recoveries.push(recovery);
    if (recoveries.length % 20 === 0) onProgress(`${recoveries.length} of ${faults.length} faults`);
  });
  isOver = true;
  const violations = (await endsInTime(playing))
    ? []
    : ['players were still playing long after the last fault'];
  const between = await judging;
  violations.push(...between.violations, ...(await findFaultsAtEnd(db, guests)));
  const records = world.nodes.map(({ record }) => record);
  violations.push(...records.flatMap(({ endings }) => endings.map((ending) => `ended by itself: ${ending}`)));
  const { count } = await db
    .selectFrom('match')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const complaints = new Map<string, number>();
  for (const [text, times] of records.flatMap((record) => [...record.complaints])) {
    complaints.set(text, (complaints.get(text) ?? 0) + times);
  }
  return {
    recoveries,
    acknowledged: countAll(guests, 'acknowledged'),
    verdicts: countAll(guests, 'verdicts'),
    matches: count,
    checkCount: between.count,
    violations: [...new Set(violations)],
    refusals: records.flatMap(({ refusals }) => refusals),
    complaints,
  };
}

/** Runs once. The caller must run `undo` afterwards. */
export async function runChaos(needs: ChaosNeeds, undo: UndoList): Promise<ChaosReport> {
  const world = await startWorld(needs.variant, undo);
  const db = connectDatabase(world.databaseUrl, { maxConnections: 4 });
  undo.add(() => db.destroy());
  return await playThrough(world, db, needs);
}
