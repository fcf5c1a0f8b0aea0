import type { MatchEvent } from './publisher.ts';

/** What a committed transaction did to a match. */
export interface MatchChange {
  readonly matchId: string;
  /** When the match needs the clock next; null when it does not. */
  readonly dueAtMs: number | null;
  readonly events: readonly MatchEvent[];
}

/** The match clock of this node: it opens and closes rounds on time, whatever the mode. */
export interface Engine {
  /** Takes up what a stopped server left, and from then on beats and looks for due matches each second. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Says that this node lives, and takes time in which none did out of the clocks. */
  beat(): Promise<void>;
  /**
   * Whether this node may have slept since it last beat: until it beats, nothing is to be done because its time is up,
   * as that time is yet to be taken out of the clocks.
   */
  isBehind(nowMs: number): boolean;
  /** Does everything that is due now. */
  runDue(): Promise<void>;
  /** To be told after each commit that changed a match, so that it is heard of and clocked. */
  committed(change: MatchChange): void;
}
