/** What the nodes of one realtime server know of each other. */
import type { MeasuredRoundTrip } from '../hub/round-trips.ts';
import type { Member } from '../protocol/frames.ts';

/** What a node asks the others to do. Each has done it for its own sockets already. */
export type ClusterMessage =
  | {
      readonly kind: 'channel';
      readonly channel: string;
      readonly frame: string;
      readonly exceptSocketId?: string | undefined;
    }
  | {
      readonly kind: 'user';
      readonly userId: string;
      readonly frame: string;
      readonly exceptSocketId?: string | undefined;
    }
  | { readonly kind: 'status'; readonly userId: string; readonly isOnline: boolean }
  | { readonly kind: 'terminate'; readonly userId: string }
  | { readonly kind: 'reconnect'; readonly userId: string; readonly channel: string }
  | { readonly kind: 'round-trips'; readonly measured: readonly MeasuredRoundTrip[] };

/** The last event of a channel that keeps it. */
export interface KeptEvent {
  readonly event: string;
  readonly data: string;
}

/** What a node has itself, for a cluster that lost sight of it. */
export interface LocalState {
  readonly counts: Iterable<readonly [channel: string, subscriptions: number]>;
  readonly members: Iterable<readonly [channel: string, member: Member]>;
  readonly users: Iterable<string>;
  readonly isMember: (channel: string, userId: string) => boolean;
  readonly isOnline: (userId: string) => boolean;
}

export interface ClusterEvents {
  readonly state: () => LocalState;
  readonly onMessage: (message: ClusterMessage) => void;
}

/**
 * The other nodes, as one sees them. Nothing here rejects: while the others can't be reached, a node goes on with what
 * it has itself.
 */
export interface Cluster {
  /** There can be no other node. */
  readonly isAlone: boolean;
  start(events: ClusterEvents): Promise<void>;
  stop(): Promise<void>;
  tell(message: ClusterMessage): void;

  /** This node got its first connection of the member. Tells whether no other node had one, and who else is there. */
  enter(channel: string, member: Member): Promise<{ isNew: boolean; others: readonly Member[] }>;
  /** This node lost its last connection of the user. Tells whether no other node has one. */
  leave(channel: string, userId: string): Promise<{ isGone: boolean }>;
  /** Members that other nodes have. */
  members(channel: string): Promise<readonly Member[]>;

  /** The same as entering and leaving, for being signed in at all. */
  goOnline(userId: string): Promise<{ isNew: boolean }>;
  goOffline(userId: string): Promise<{ isGone: boolean }>;
  /** Which of the users are signed in at other nodes. */
  onlineOf(userIds: readonly string[]): Promise<ReadonlySet<string>>;

  /** How many subscriptions this node has of a channel. */
  setCount(channel: string, subscriptions: number): void;
  /** How many the others have, of one channel or of all whose names begin so. */
  count(channel: string): Promise<number>;
  counts(prefix: string): Promise<ReadonlyMap<string, number>>;

  keep(channel: string, event: KeptEvent): void;
  /** With how long it will still be kept, in seconds. */
  kept(channel: string): Promise<(KeptEvent & { readonly ttlSeconds: number }) | undefined>;
}
