import type { Logger } from 'pino';
import {
  type CachedEvent,
  type Cluster,
  type ClusterMessage,
  type LocalState,
  type MemberChange,
  ONLINE,
} from '../cluster/cluster.ts';
import { traitsOf, userChannel } from '../protocol/channel-name.ts';
import { closeCodes } from '../protocol/close-codes.ts';
import { published, watchlistEvents } from '../protocol/frames.ts';
import type { AppCredentials } from '../protocol/signatures.ts';
import { LocalChannels, userIdOf } from './channels/local-channels.ts';
import type { Connection, Subscription } from './connection.ts';
import { Connections } from './connections.ts';
import { EndedSessions } from './ended-sessions.ts';
import { LatestChanges } from './latest-changes.ts';
import type { HubLimits } from './limits.ts';
import { RoundTrips } from './round-trips/round-trips.ts';
import { TokenBucket } from './token-bucket.ts';

/** Pending frames of a subscription, beyond which its client is not reading. */
const MAX_PENDING_FRAMES = 1_000;

export interface HubNeeds {
  readonly app: AppCredentials;
  readonly limits: HubLimits;
  readonly cluster: Cluster;
  readonly log: Logger;
  /** Hosts from which browsers may connect, with `*` as a wildcard; empty: all. */
  readonly origins: readonly string[];
  readonly nowMs: () => number;
  /** Whether the round trips of the channel's subscribers are measured. */
  readonly measures: (channel: string) => boolean;
  /** Owner of a private user channel, whose subscriber is known to be that user. */
  readonly ownerOf: (channel: string) => string | undefined;
}

interface MemberAnnouncement {
  readonly channel: string;
  readonly frame: string;
  readonly change: MemberChange;
  readonly exceptSocketId?: string;
}

function deliver(subscription: Subscription, frame: string): void {
  const { pendingFrames, connection } = subscription;
  if (!pendingFrames) connection.send(frame);
  else if (pendingFrames.length < MAX_PENDING_FRAMES) pendingFrames.push(frame);
  else connection.close(closeCodes.reconnect);
}

/**
 * Whether the connection belongs to the user: it is signed in, subscribed to the user's channel, or a member with
 * that id.
 */
function belongsTo(
  { user, subscriptions }: Connection,
  { userId, channel }: { readonly userId: string; readonly channel: string },
): boolean {
  if (user?.id === userId || subscriptions.has(channel)) return true;
  return [...subscriptions.values()].some(
    ({ member }) => member !== undefined && userIdOf(member) === userId,
  );
}

/** Sockets and channels of this node, and delivery to them from all nodes. */
export class Hub {
  readonly needs: HubNeeds;
  readonly connections = new Connections();
  readonly channels = new LocalChannels();
  /** Crowded channels with a pending announcement of their count. */
  readonly countsDue = new Set<string>();
  /** Channels that were crowded at their last announcement, over all nodes. */
  readonly crowded = new Set<string>();
  /** Connections whose round trips are measured. */
  readonly measured = new Set<Connection>();
  readonly roundTrips = new RoundTrips();
  readonly endedSessions = new EndedSessions();
  readonly latestChanges = new LatestChanges();
  readonly loggedRefusals: TokenBucket;

  constructor(needs: HubNeeds) {
    this.needs = needs;
    const { loggedRefusalsPerSecond, loggedRefusalBurst } = needs.limits;
    this.loggedRefusals = new TokenBucket(loggedRefusalsPerSecond, loggedRefusalBurst, needs.nowMs());
  }

  start(): Promise<void> {
    return this.needs.cluster.start({
      state: () => this.#state,
      onMessage: (message) => this.#handle(message),
    });
  }

  /** Sends to all subscribers of a channel, on all nodes. */
  broadcast(channel: string, frame: string, exceptSocketId?: string): void {
    this.#send({ kind: 'channel', channel, frame, exceptSocketId });
  }

  /** Sends a member's arrival or departure to all subscribers of a channel. */
  announceMember(announced: MemberAnnouncement): void {
    this.#send({ kind: 'channel', ...announced });
  }

  /** Publishes an event of the application, and stores it in a cache channel. */
  publish(channel: string, { event, data }: CachedEvent, exceptSocketId?: string): void {
    if (traitsOf(channel).isCached) this.needs.cluster.cacheEvent(channel, { event, data });
    this.broadcast(channel, published(channel, event, data), exceptSocketId);
  }

  /** Sends once to each connection that is signed in as the user. */
  publishToUser(userId: string, { event, data }: CachedEvent, exceptSocketId?: string): void {
    const frame = published(userChannel(userId), event, data);
    this.#send({ kind: 'user', userId, frame, exceptSocketId });
  }

  /** Closes all connections of the user, with a code that forbids reconnecting. */
  terminate(userId: string): void {
    this.#send({ kind: 'terminate', userId });
  }

  /** Closes all connections of the user, whose clients reconnect and authorise their channels again. */
  reconnect(userId: string, channel: string): void {
    this.#send({ kind: 'reconnect', userId, channel });
  }

  /** Sends to a user's watchers that they came or went. */
  announceStatus({ isThere, ...change }: MemberChange): void {
    this.#send({ kind: 'status', ...change, isOnline: isThere });
  }

  get #state(): LocalState {
    return {
      counts: this.channels.counts(),
      members: this.channels.members(),
      users: this.connections.users,
      hasHere: (channel, userId) => this.#hasHere(channel, userId),
    };
  }

  #send(message: ClusterMessage): void {
    this.#handle(message);
    this.needs.cluster.send(message);
  }

  #handle(message: ClusterMessage): void {
    switch (message.kind) {
      case 'channel':
        if (message.change && this.#isOutdated(message.channel, message.change)) break;
        for (const subscription of this.channels.subscriptionsOf(message.channel)) {
          if (subscription.connection.socketId !== message.exceptSocketId)
            deliver(subscription, message.frame);
        }
        break;
      case 'user':
        for (const connection of this.connections.of(message.userId)) {
          if (connection.socketId !== message.exceptSocketId) connection.send(message.frame);
        }
        break;
      case 'status':
        if (this.#isOutdated(ONLINE, { ...message, isThere: message.isOnline })) break;
        this.#tellWatchers(message.userId, message.isOnline);
        break;
      case 'reconnect':
        this.#endSession(message);
        break;
      case 'round-trips':
        for (const one of message.measured) this.roundTrips.add(one, this.needs.nowMs());
        break;
      case 'terminate':
        for (const connection of this.connections.of(message.userId)) {
          connection.refuse(closeCodes.unauthorized, 'You got disconnected by the app.');
        }
    }
  }

  /** Whether a user's departure or arrival is over: messages of different nodes come in any order. */
  #isOutdated(channel: string, change: MemberChange): boolean {
    const isLatest = this.latestChanges.note(channel, change, this.needs.nowMs());
    // Other nodes may not know yet that the user has come to this one.
    return !isLatest || (!change.isThere && this.#hasHere(channel, change.userId));
  }

  #hasHere(channel: string, userId: string): boolean {
    if (channel === ONLINE) return this.connections.of(userId).size > 0;
    return this.channels.hasMember(channel, userId);
  }

  #endSession(ended: { readonly userId: string; readonly channel: string }): void {
    const nowMs = this.needs.nowMs();
    const [oldest] = this.connections.all;
    this.endedSessions.note(ended.userId, nowMs, oldest?.openedAtMs ?? nowMs);
    for (const connection of this.connections.all) {
      if (belongsTo(connection, ended)) connection.close(closeCodes.reconnect);
    }
  }

  #tellWatchers(userId: string, isOnline: boolean): void {
    const frame = isOnline ? watchlistEvents([userId], []) : watchlistEvents([], [userId]);
    for (const connection of this.connections.watchersOf(userId)) connection.send(frame);
  }
}
