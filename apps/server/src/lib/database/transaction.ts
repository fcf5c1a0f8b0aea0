import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, Tx } from '../deps.ts';

const TRIES = 4;
const LONGEST_PAUSE_MS = 25;
/** Serialization failure and deadlock: PostgreSQL ended one transaction so that another can go on. */
const passingStates = new Set(['40001', '40P01']);

/** Thrown by work that was overtaken by time: it is taken back, and done with what is so now. */
export class OutOfDate extends Error {}

const isPassing = (error: unknown): boolean =>
  error instanceof OutOfDate ||
  (error instanceof Error && 'code' in error && passingStates.has(String(error.code)));

/** Reads in one transaction, as all of it was at one moment. */
export const readSnapshot = <T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);

/** Keeps something to do once the transaction is committed; never done where it is taken back. It must not throw. */
export type AfterCommit = (act: () => void) => void;

async function runOnce<T>(db: Db, work: Work<T>): Promise<T> {
  const acts: (() => void)[] = [];
  const done = await db.transaction().execute((tx) => work(tx, (act) => void acts.push(act)));
  for (const act of acts) act();
  return done;
}

type Work<T> = (tx: Tx, afterCommit: AfterCommit) => Promise<T>;

/**
 * Runs the work in one transaction, and again, up to four times in all, when it had to give way to another or was
 * `OutOfDate`. The work does nothing outside the transaction, except what it leaves to `afterCommit`.
 */
export async function inTransaction<T>(db: Db, work: Work<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runOnce(db, work);
    } catch (error) {
      if (tries === TRIES || !isPassing(error)) throw error;
      // By chance, so that two that met do not meet again.
      await sleep(Math.random() * LONGEST_PAUSE_MS * tries);
    }
  }
}
