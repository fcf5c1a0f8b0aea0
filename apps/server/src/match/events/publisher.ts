import type { MatchEventName } from '@trivia/contract/realtime/match-events.ts';
import type { WakeSignal } from '../../lib/wake-signal.ts';

/** Event of a match, to be published to its players. */
export interface MatchEvent {
  readonly matchId: string;
  /** Version of the match, raised by each event. */
  readonly version: number;
  readonly kind: MatchEventName;
  readonly atMs: number;
  /** Values that can't be looked up later; the publisher adds the others when it sends the event. */
  readonly data: Readonly<Record<string, unknown>>;
  /** False for a match of one player, which is not published. */
  readonly isLive: boolean;
  readonly playerCount: number;
  /** Whether the house bot plays; undefined if unknown. */
  readonly hasBot?: boolean;
}

/** Open round in which a player has just answered. */
export interface AnsweredRound {
  readonly matchId: string;
  readonly round: number;
}

/** Publishes events after their commit. Clients poll for events that were not delivered. */
export interface Publisher {
  publish(events: readonly MatchEvent[]): void;
  /** Shows who has answered. These marks have no version and are not stored. */
  markAnswered?(round: AnsweredRound): void;
}

/** Wakes the dispatcher of domain events whenever a match has ended. */
export const wakeWhenFinished = (signal: WakeSignal): Publisher => ({
  publish(events) {
    if (events.some(({ kind }) => kind === 'match.finished')) signal.wake();
  },
});
