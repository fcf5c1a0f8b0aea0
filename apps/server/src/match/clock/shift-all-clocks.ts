import type { Deps, Tx } from '../../deps.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import type { MatchChange } from './engine.ts';
import { PlayingMatches } from './playing-matches.ts';
import { type Silence, shiftClocks } from './shift-clocks.ts';
import { OUTAGE_AFTER_MS } from './timing.ts';

/** Matches a transaction, whose calls wait for its end: some 40 ms. More at once are hardly faster. */
const AT_ONCE = 100;

export type Shifting = Pick<Deps, 'db' | 'clock'> & {
  /** Called after each commit with matches whose times moved. */
  readonly onShifted: (changes: readonly MatchChange[]) => void;
};

/** Shifts the clocks once. Returns the time of the last slice; undefined when the process slept meanwhile. */
async function shiftOnce({ db, clock, onShifted }: Shifting, turn: Tx, silence: Silence) {
  const matches = new PlayingMatches({ atOnce: AT_ONCE });
  let atMs = silence.noticedMs;
  while (!matches.isAtEnd) {
    // Reading by the waiting transaction keeps it, and with it the lock, from ending as idle.
    const ids = (await matches.next(turn)).map(({ id }) => id);
    const nowMs = clock.nowMs();
    if (nowMs - atMs > OUTAGE_AFTER_MS) return undefined;
    atMs = nowMs;
    if (ids.length > 0) onShifted(await inTransaction(db, (tx) => shiftClocks(tx, ids, silence, nowMs)));
  }
  return atMs;
}

/**
 * Shifts the clocks of all matches in play by an outage, in slices. A match that was shifted has an event that says so,
 * so whoever begins again after a crash adds only the time since. Returns the time until which no time is missing.
 */
export async function shiftAllClocks(deps: Shifting, turn: Tx, silence: Silence): Promise<number> {
  for (let noticedMs = silence.noticedMs; ; noticedMs = deps.clock.nowMs()) {
    const atMs = await shiftOnce(deps, turn, { ...silence, noticedMs });
    if (atMs !== undefined) return atMs;
  }
}
