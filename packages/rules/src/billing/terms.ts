/** Price and periods of a subscription. Amounts are whole dinars (IQD), times milliseconds. */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Terms that a subscriber agreed to. They stay with the subscription when prices change. */
export interface Terms {
  readonly priceIqd: number;
  /** Time that the full price buys. A part of it buys that part of the time, rounded down. */
  readonly periodMs: number;
  /** Access beyond the paid time while a renewal is tried again. */
  readonly graceMs: number;
  /** Time without a successful renewal after which a suspended subscription ends. */
  readonly removeAfterMs: number;
  /** Whether the operator drops a subscription whose first charge fails, or keeps trying. */
  readonly firstChargeFailure: 'discard' | 'park';
}

/** Plus by operator: 300 IQD a day. */
export const dailyTerms: Terms = {
  priceIqd: 300,
  periodMs: DAY_MS,
  graceMs: DAY_MS,
  removeAfterMs: 30 * DAY_MS,
  firstChargeFailure: 'discard',
};

/** One-time codes. Their length and lifetime are the operator's. */
export const codeRules = {
  tries: 3,
  resends: 3,
  resendAfterMs: MINUTE_MS,
  /** Time after a code's end in which another one may still be asked for. */
  sessionAfterCodeMs: 10 * MINUTE_MS,
} as const;

/** Time after which a charge of unknown outcome is given up, and left to staff. */
export const UNRESOLVED_AFTER_MS = DAY_MS;

/** Time in which a failed first charge may still be followed by news of one that succeeded before. */
export const SETTLE_MS = MINUTE_MS;

/** Difference of our clock and an operator's that is tolerated. */
export const CLOCK_SKEW_MS = 10 * MINUTE_MS;

const pollDelaysMs = [5_000, 30_000, 2 * MINUTE_MS, 10 * MINUTE_MS, HOUR_MS] as const;

/** Pause before the operator is asked again what became of a charge, by the number of earlier questions. */
export const pollDelayMs = (polls: number): number => pollDelaysMs[polls] ?? HOUR_MS;
