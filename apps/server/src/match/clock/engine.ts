import type { GameParts } from '../mode-host.ts';
import type { AnsweredRound, MatchEvent } from '../publisher.ts';

/** Change of one match by a committed transaction. */
export interface MatchChange {
  readonly matchId: string;
  /** Next time at which the match needs the clock; null for none. */
  readonly dueAtMs: number | null;
  readonly events: readonly MatchEvent[];
}

/** Match clock of this node: opens and closes rounds on time, in every mode. */
export interface Engine {
  /** The parts that features provide. */
  readonly parts: GameParts;
  /** Adopts matches left by stopped nodes, then beats and looks for due matches every second. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Writes this node's heartbeat, and takes outages out of all match times. */
  beat(): Promise<void>;
  /**
   * Whether this node may have slept since its last beat. If so, nothing may time out before the next beat,
   * which takes that time out of the clocks.
   */
  isBehind(nowMs: number): boolean;
  /** Advances all matches that are due now. */
  runDue(): Promise<void>;
  /** Must be called after each commit that changed a match: publishes its events and schedules it. */
  committed(change: MatchChange): void;
  /** Must be called after the commit of an answer that leaves its round open. */
  answered(round: AnsweredRound): void;
}
