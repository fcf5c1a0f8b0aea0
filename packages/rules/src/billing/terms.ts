/** Price and periods of a subscription. Amounts are in whole dinars (IQD), times in milliseconds. */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Terms agreed by a subscriber, which later price changes do not affect. */
export interface Terms {
  readonly priceIqd: number;
  /** Time bought by the full price. A part of the price buys the same part of the time, rounded down. */
  readonly periodMs: number;
  /** Access beyond the paid time while a failed renewal is retried. */
  readonly graceMs: number;
  /** Time after which a suspended subscription ends. */
  readonly removeAfterMs: number;
  /** Behaviour of the operator after a failed first charge: drops the subscription, or keeps retrying. */
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

/** Limits of one-time codes, whose length and lifetime depend on the operator. */
export const codeRules = {
  tries: 3,
  resends: 3,
  resendAfterMs: MINUTE_MS,
  /** Time after a code's expiry in which another one can be requested. */
  sessionAfterCodeMs: 10 * MINUTE_MS,
} as const;

/** Time after which a charge of unknown outcome is given up and left to staff. */
export const UNRESOLVED_AFTER_MS = DAY_MS;

/** Time after which a failed first charge is final. Until then, the report of an earlier success may still arrive. */
export const FIRST_FAILURE_FINAL_AFTER_MS = MINUTE_MS;

/** Tolerated difference between our clock and an operator's. */
export const CLOCK_SKEW_MS = 10 * MINUTE_MS;

const pollDelaysMs = [5_000, 30_000, 2 * MINUTE_MS, 10 * MINUTE_MS, HOUR_MS] as const;

/** Returns the pause before the next query of a charge's outcome, by the number of earlier queries. */
export const pollDelayMs = (polls: number): number => pollDelaysMs[polls] ?? HOUR_MS;
