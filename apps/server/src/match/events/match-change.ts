import type { MatchEvent } from './publisher.ts';

/** Change of one match by a committed transaction. */
export interface MatchChange {
  readonly matchId: string;
  /** Next time at which the match needs the clock; null for none. */
  readonly dueAtMs: number | null;
  readonly events: readonly MatchEvent[];
}
