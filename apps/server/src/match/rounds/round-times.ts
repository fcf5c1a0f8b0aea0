/** Times of rounds and reveals, at the pace of the mode and of its player. */
import type { LockedMatch } from '../locked-match.ts';
import { modeHooksOf } from '../mode-hooks.ts';

/**
 * End of a wait, in milliseconds since 1970; null when only the player ends it. A player's own pace applies up to the
 * time that the hooks name, and the mode's usual pace after it.
 */
function endOf(
  locked: LockedMatch,
  fromMs: number,
  { own, usual }: { readonly own: number | null; readonly usual: number | null },
): number | null {
  const until = modeHooksOf(locked).ownPaceUntilMs(locked);
  const planned = own === null ? Number.POSITIVE_INFINITY : fromMs + own * 1000;
  const last =
    until === null || usual === null ? Number.POSITIVE_INFINITY : Math.max(until, fromMs + usual * 1000);
  const end = Math.min(planned, last);
  return Number.isFinite(end) ? end : null;
}

const pacesOf = ({ mode, setup }: LockedMatch) => ({
  own: mode.pace(setup),
  usual: mode.pace({ tournament: setup.tournament }),
});

/** Closing time of a round that opens at that time; null without a clock. */
export function closingTimeMs(locked: LockedMatch, opensAtMs: number): number | null {
  const { own, usual } = pacesOf(locked);
  return endOf(locked, opensAtMs, { own: own.secondsPerRound, usual: usual.secondsPerRound });
}

/** End of a reveal that begins now; null when it waits for the player. */
export function revealEndMs(locked: LockedMatch): number | null {
  const { own, usual } = pacesOf(locked);
  return endOf(locked, locked.nowMs, { own: own.revealSeconds, usual: usual.revealSeconds });
}
