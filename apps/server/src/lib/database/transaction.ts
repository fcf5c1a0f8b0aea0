import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, Tx } from '../../deps.ts';
import { isStalePlan } from './database-unavailable.ts';

const TRIES = 4;
const LONGEST_PAUSE_MS = 25;
/** Serialization failure and deadlock, after which a transaction may be retried. */
const passingStates = new Set(['40001', '40P01']);

/** Thrown by work that took too long: it is rolled back, and repeated with current values. */
export class OutOfDate extends Error {}

const isPassing = (error: unknown): boolean =>
  error instanceof OutOfDate ||
  isStalePlan(error) ||
  (error instanceof Error && 'code' in error && passingStates.has(String(error.code)));

/** Repeats the work when it failed for a passing reason, up to four times in all. */
async function retry<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isPassing(error)) throw error;
      // A random pause, so that two transactions that met do not meet again.
      await sleep(Math.random() * LONGEST_PAUSE_MS * tries);
    }
  }
}

/** Reads in one transaction, from one snapshot. */
export const readSnapshot = <T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> =>
  retry(() => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read));

/** Schedules an action for after the commit; a rollback drops it. The action must not throw. */
export type AfterCommit = (act: () => void) => void;

async function runOnce<T>(db: Db, work: Work<T>): Promise<T> {
  const acts: (() => void)[] = [];
  const done = await db.transaction().execute((tx) => work(tx, (act) => void acts.push(act)));
  for (const act of acts) act();
  return done;
}

type Work<T> = (tx: Tx, afterCommit: AfterCommit) => Promise<T>;

/**
 * Runs the work in one transaction, up to four times when it deadlocked, conflicted or was `OutOfDate`. The
 * work must have no effects outside the transaction, except those left to `afterCommit`.
 */
export const inTransaction = <T>(db: Db, work: Work<T>): Promise<T> => retry(() => runOnce(db, work));
