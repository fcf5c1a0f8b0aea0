import type { MatchChange } from '../events/match-change.ts';
import type { AnsweredRound } from '../events/publisher.ts';
import type { MatchHooks } from '../locked-match.ts';

/** Match clock of this node: opens and closes rounds on time, in every mode. */
export interface Engine {
  /** Hooks that features provide. */
  readonly hooks: MatchHooks;
  /** Adopts matches of stopped nodes, then sends a heartbeat and sweeps every second. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Writes this node's heartbeat. After an outage of all nodes, shifts all match times by its length. */
  beat(): Promise<void>;
  /**
   * Whether this node's last heartbeat is so old that the process may have been suspended. If so, no round may time
   * out before the next heartbeat, which shifts the clocks.
   */
  isBehind(nowMs: number): boolean;
  /** Advances all matches that are due now. */
  runDue(): Promise<void>;
  /** Must be called after each commit that changed a match: publishes its events and schedules it. */
  committed(change: MatchChange): void;
  /** Must be called after the commit of an answer that leaves its round open. */
  answered(round: AnsweredRound): void;
}
