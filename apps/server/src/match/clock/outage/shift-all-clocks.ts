import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../lib/database/db.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import type { MatchChange } from '../../events/match-change.ts';
import { OUTAGE_AFTER_MS } from '../../timing.ts';
import { PlayingMatches } from '../playing-matches.ts';
import { type Outage, shiftClocks } from './shift-clocks.ts';

/** Matches per transaction. Their calls wait for its commit, some 40 ms; larger slices are hardly faster. */
const SLICE_SIZE = 100;

export type ShiftDeps = Pick<Deps, 'db' | 'clock'> & {
  /** Called after each commit, with the matches whose times were shifted. */
  readonly onShifted: (changes: readonly MatchChange[]) => void;
};

/** Shifts the clocks once. Returns the time of the last slice; undefined if the process was suspended in between. */
async function shiftOnce({ db, clock, onShifted }: ShiftDeps, lockTx: Tx, outage: Outage) {
  const matches = new PlayingMatches(SLICE_SIZE);
  let atMs = outage.noticedMs;
  while (!matches.isAtEnd) {
    // Reading in the transaction that holds the lock keeps PostgreSQL from ending it as idle.
    const ids = (await matches.next(lockTx)).map(({ id }) => id);
    const nowMs = clock.nowMs();
    if (nowMs - atMs > OUTAGE_AFTER_MS) return undefined;
    atMs = nowMs;
    if (ids.length > 0) onShifted(await inTransaction(db, (tx) => shiftClocks(tx, ids, outage, nowMs)));
  }
  return atMs;
}

/**
 * Shifts the clocks of all matches in play by an outage, in slices. Each shift leaves an event in the match, so a
 * node that starts over after a crash adds only the time since. Returns the time up to which the clocks are right.
 */
export async function shiftAllClocks(deps: ShiftDeps, lockTx: Tx, outage: Outage): Promise<number> {
  for (let noticedMs = outage.noticedMs; ; noticedMs = deps.clock.nowMs()) {
    const atMs = await shiftOnce(deps, lockTx, { ...outage, noticedMs });
    if (atMs !== undefined) return atMs;
  }
}
