import { setTimeout as sleep } from 'node:timers/promises';
import { isStalePlan } from './database-unavailable.ts';
import type { Db, Tx } from './db.ts';

const TRIES = 4;
const MAX_PAUSE_MS = 25;
/** SQLSTATEs of serialization failures and deadlocks, after which a transaction may be retried. */
const transientStates = new Set(['40001', '40P01']);

/** Thrown by work that has become stale: it is rolled back and retried with current values. */
export class OutOfDate extends Error {}

const isTransient = (error: unknown): boolean =>
  error instanceof OutOfDate ||
  isStalePlan(error) ||
  (error instanceof Error && 'code' in error && transientStates.has(String(error.code)));

/** Retries the work after transient errors, with four attempts in all. */
async function retry<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isTransient(error)) throw error;
      // A random pause keeps two conflicting transactions from colliding again.
      await sleep(Math.random() * MAX_PAUSE_MS * tries);
    }
  }
}

/** Reads in one read-only transaction, from one snapshot. */
export const readSnapshot = <T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> =>
  retry(() => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read));

/** Registers a callback to run after the commit; a rollback drops it. The callback must not throw. */
export type AfterCommit = (callback: () => void) => void;

async function runOnce<T>(db: Db, work: Work<T>): Promise<T> {
  const callbacks: (() => void)[] = [];
  const done = await db.transaction().execute((tx) => work(tx, (callback) => void callbacks.push(callback)));
  for (const callback of callbacks) callback();
  return done;
}

type Work<T> = (tx: Tx, afterCommit: AfterCommit) => Promise<T>;

/**
 * Runs the work in one transaction, and retries it up to three times after a deadlock, a conflict or `OutOfDate`. The
 * work must have no side effects outside the transaction except by `afterCommit`.
 */
export const inTransaction = <T>(db: Db, work: Work<T>): Promise<T> => retry(() => runOnce(db, work));
