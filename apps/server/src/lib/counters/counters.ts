/** Call counters over sliding windows. */

/** Limit of calls in any window of that length. */
export interface Limit {
  readonly name: string;
  readonly calls: number;
  readonly windowMs: number;
}

/** Call by a subject, such as an address or a player, counted towards a limit. */
export interface Charge {
  readonly limit: Limit;
  readonly subject: string;
}

export interface Counters {
  /**
   * Counts one call towards all limits and returns 0. If any limit is reached, counts nowhere, and returns the
   * milliseconds to wait. Counts in memory return the number itself, because a promise would cost more than the count.
   */
  take(charges: readonly Charge[], nowMs: number): number | Promise<number>;
}

/** Counters that are opened before the first call, and closed after the last. */
export interface OpenCounters extends Counters {
  open(): Promise<void>;
  close(): Promise<void>;
}

/** Slices per window. A call counts until the window has moved past its whole slice. */
export const SLICES = 10;

export const sliceMsOf = ({ windowMs }: Limit): number => windowMs / SLICES;

export const keyOf = ({ limit, subject }: Charge): string => `${limit.name}/${subject}`;
