/** Counts of calls in sliding windows. */

/** Limit of calls in any span of the window's length. */
export interface Limit {
  readonly name: string;
  readonly calls: number;
  readonly windowMs: number;
}

/** One call of a subject, such as an address or a player, that counts towards a limit. */
export interface Charge {
  readonly limit: Limit;
  readonly subject: string;
}

export interface Counters {
  /**
   * Counts one call towards all of the limits and answers 0, or counts it nowhere when one of them is reached, and
   * answers for how many milliseconds that stays so.
   */
  take(charges: readonly Charge[], nowMs: number): Promise<number>;
}

/** A window is counted in so many slices; a call counts until the last slice that it may belong to is over. */
export const SLICES = 10;

export const sliceMsOf = ({ windowMs }: Limit): number => windowMs / SLICES;

export const keyOf = ({ limit, subject }: Charge): string => `${limit.name}/${subject}`;
