/** State that the nodes of one realtime server share. */
import type { MeasuredRoundTrip } from '../hub/round-trips/round-trips.ts';
import type { Member } from '../protocol/frames.ts';

/** Channel whose members are the signed-in users; no client can name it. */
export const ONLINE = '#online';

/** A user's arrival in a channel, or departure. */
export interface MemberChange {
  readonly userId: string;
  readonly isThere: boolean;
  /** Time by the clock of Redis, in microseconds; missing if Redis did not answer. */
  readonly atUs?: number | undefined;
}

/** Message of one node to the others, which it has already applied to its own sockets. */
export type ClusterMessage =
  | {
      readonly kind: 'channel';
      readonly channel: string;
      readonly frame: string;
      readonly exceptSocketId?: string | undefined;
      /** Change that the frame announces. */
      readonly change?: MemberChange | undefined;
    }
  | {
      readonly kind: 'user';
      readonly userId: string;
      readonly frame: string;
      readonly exceptSocketId?: string | undefined;
    }
  | (Omit<MemberChange, 'isThere'> & { readonly kind: 'status'; readonly isOnline: boolean })
  | { readonly kind: 'terminate'; readonly userId: string }
  | { readonly kind: 'reconnect'; readonly userId: string; readonly channel: string }
  | { readonly kind: 'round-trips'; readonly measured: readonly MeasuredRoundTrip[] };

/** Last event of a cache channel. */
export interface CachedEvent {
  readonly event: string;
  readonly data: string;
}

/** State of this node, for a cluster that has lost it. */
export interface LocalState {
  readonly counts: Iterable<readonly [channel: string, subscriptions: number]>;
  readonly members: Iterable<readonly [channel: string, member: Member]>;
  readonly users: Iterable<string>;
  /** Whether the user has a connection on this node, in a channel or signed in (`ONLINE`). */
  readonly hasHere: (channel: string, userId: string) => boolean;
}

export interface ClusterEvents {
  readonly state: () => LocalState;
  readonly onMessage: (message: ClusterMessage) => void;
}

type TimeOfChange = Pick<MemberChange, 'atUs'>;

export interface Arrival extends TimeOfChange {
  /** Whether it is the user's first connection on any node. */
  readonly isNew: boolean;
}

export interface MemberArrival extends Arrival {
  /** Members on other nodes. */
  readonly others: readonly Member[];
}

export interface Departure extends TimeOfChange {
  /** Whether it was the user's last connection on any node. */
  readonly isGone: boolean;
}

/** View of the other nodes. No call rejects: while the others can't be reached, a node works with its own state. */
export interface Cluster {
  /** True when there can be no other node. */
  readonly isAlone: boolean;
  start(events: ClusterEvents): Promise<void>;
  stop(): Promise<void>;
  send(message: ClusterMessage): void;

  /** Adds a member's first connection on this node. */
  enter(channel: string, member: Member): Promise<MemberArrival>;
  /** Removes a user's last connection on this node. */
  leave(channel: string, userId: string): Promise<Departure>;
  /** Members on other nodes. */
  members(channel: string): Promise<readonly Member[]>;

  /** Adds a user's first signed-in connection on this node; `goOffline` removes the last one. */
  goOnline(userId: string): Promise<Arrival>;
  goOffline(userId: string): Promise<Departure>;
  /** Subset of the users who are signed in on other nodes. */
  onlineOf(userIds: readonly string[]): Promise<ReadonlySet<string>>;

  /** Sets this node's number of subscriptions to a channel. */
  setCount(channel: string, subscriptions: number): void;
  /** Number of subscriptions on other nodes, of one channel or of all with a prefix. */
  count(channel: string): Promise<number>;
  counts(prefix: string): Promise<ReadonlyMap<string, number>>;

  cacheEvent(channel: string, event: CachedEvent): void;
  /** Cached event of a channel, with its remaining lifetime in seconds. */
  cachedEvent(channel: string): Promise<(CachedEvent & { readonly ttlSeconds: number }) | undefined>;
}
