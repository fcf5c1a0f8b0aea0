/** Call counts in sliding windows. */

/** Largest number of calls in any window of that length. */
export interface Limit {
  readonly name: string;
  readonly calls: number;
  readonly windowMs: number;
}

/** Call of a subject, such as an address or a player, that counts towards a limit. */
export interface Charge {
  readonly limit: Limit;
  readonly subject: string;
}

export interface Counters {
  /**
   * Counts one call towards all limits and returns 0. If one of them is reached, it counts nowhere, and the
   * result is the time to wait in milliseconds.
   */
  take(charges: readonly Charge[], nowMs: number): Promise<number>;
}

/** Slices per window; a call counts until the last slice that it may belong to is over. */
export const SLICES = 10;

export const sliceMsOf = ({ windowMs }: Limit): number => windowMs / SLICES;

export const keyOf = ({ limit, subject }: Charge): string => `${limit.name}/${subject}`;
