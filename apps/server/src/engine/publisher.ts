import type { MatchEventName } from '@trivia/contract/realtime.ts';
import type { EventSignal } from '../core/events/event-dispatcher.ts';

/** Tells the players of a match what happened in it. */
export interface MatchEvent {
  readonly matchId: string;
  /** One more with each event of a match. */
  readonly version: number;
  readonly kind: MatchEventName;
  readonly atMs: number;
  /** What can't be looked up later; the rest of what players are told is put together when they are. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Of a game of one player nobody has to hear. */
  readonly isLive: boolean;
  readonly playerCount: number;
}

/** Called after the commit; what it fails to tell, clients find out by asking. */
export interface Publisher {
  publish(events: readonly MatchEvent[]): void;
}

/** Tells each of several. */
export const joinPublishers = (...publishers: readonly Publisher[]): Publisher => ({
  publish(events) {
    for (const publisher of publishers) publisher.publish(events);
  },
});

/** For a server without sockets: its clients ask. */
export const silentPublisher: Publisher = { publish: () => {} };

/** Wakes the dispatcher of domain events whenever a match has ended. */
export const wakeAtEnds = (signal: EventSignal): Publisher => ({
  publish(events) {
    if (events.some(({ kind }) => kind === 'match.finished')) signal.wake();
  },
});
