import type { Logger } from 'pino';
import type { Cluster, ClusterMessage, KeptEvent, LocalState } from '../cluster/cluster.ts';
import { traitsOf, userChannel } from '../protocol/channel-name.ts';
import { closeCodes } from '../protocol/close-codes.ts';
import { published, watchlistEvents } from '../protocol/frames.ts';
import type { AppCredentials } from '../protocol/signatures.ts';
import type { Connection } from './connection.ts';
import { Connections } from './connections.ts';
import { EndedSessions } from './ended-sessions.ts';
import type { HubLimits } from './limits.ts';
import { LocalChannels, type Subscription, userIdOf } from './local-channels.ts';
import { RoundTrips } from './round-trips.ts';
import { TokenBucket } from './token-bucket.ts';

/** Who gets so much before it is subscribed does not read. */
const MOST_HELD = 1_000;

export interface HubNeeds {
  readonly app: AppCredentials;
  readonly limits: HubLimits;
  readonly cluster: Cluster;
  readonly log: Logger;
  /** Hosts from which browsers may connect, `*` standing for anything; none given: all. */
  readonly origins: readonly string[];
  readonly nowMs: () => number;
  /** Whether who is in that channel is asked how far away they are. */
  readonly measures: (channel: string) => boolean;
  /** Whose own channel it is, so that who was let in is known to be them. */
  readonly ownerOf: (channel: string) => string | undefined;
}

function pass(subscription: Subscription, frame: string): void {
  const { held, connection } = subscription;
  if (!held) connection.send(frame);
  else if (held.length < MOST_HELD) held.push(frame);
  else connection.close(closeCodes.reconnect);
}

/** Whether it is signed in as the user, listens to the user's channel or is a member by that id. */
function isOf(
  { user, subscriptions }: Connection,
  { userId, channel }: { readonly userId: string; readonly channel: string },
): boolean {
  if (user?.id === userId || subscriptions.has(channel)) return true;
  return [...subscriptions.values()].some(
    ({ member }) => member !== undefined && userIdOf(member) === userId,
  );
}

/** This node's sockets and channels, and the way from one to the others, here and on other nodes. */
export class Hub {
  readonly needs: HubNeeds;
  readonly connections = new Connections();
  readonly channels = new LocalChannels();
  /** Crowded channels that will hear of their number in a while. */
  readonly countsDue = new Set<string>();
  /** Channels that were crowded when their number was told last, counted over all nodes. */
  readonly crowded = new Set<string>();
  /** Connections that are asked how far away they are. */
  readonly measured = new Set<Connection>();
  readonly roundTrips = new RoundTrips();
  readonly endedSessions = new EndedSessions();
  readonly loggedRefusals: TokenBucket;

  constructor(needs: HubNeeds) {
    this.needs = needs;
    const { loggedRefusalsPerSecond, loggedRefusalBurst } = needs.limits;
    this.loggedRefusals = new TokenBucket(loggedRefusalsPerSecond, loggedRefusalBurst, needs.nowMs());
  }

  start(): Promise<void> {
    return this.needs.cluster.start({
      state: () => this.#state,
      onMessage: (message) => this.#obey(message),
    });
  }

  /** To everybody in a channel, on all nodes. */
  broadcast(channel: string, frame: string, exceptSocketId?: string): void {
    this.#send({ kind: 'channel', channel, frame, exceptSocketId });
  }

  /** An event of the application, kept for later where the channel does that. */
  publish(channel: string, { event, data }: KeptEvent, exceptSocketId?: string): void {
    if (traitsOf(channel).isCached) this.needs.cluster.keep(channel, { event, data });
    this.broadcast(channel, published(channel, event, data), exceptSocketId);
  }

  /** Once to each connection that is signed in as the user. */
  publishToUser(userId: string, { event, data }: KeptEvent, exceptSocketId?: string): void {
    const frame = published(userChannel(userId), event, data);
    this.#send({ kind: 'user', userId, frame, exceptSocketId });
  }

  /** Ends every connection that is signed in as the user, for good. */
  terminate(userId: string): void {
    this.#send({ kind: 'terminate', userId });
  }

  /** Makes every client of the user come back and show anew what it may hear: the user's own channel and all else. */
  reconnect(userId: string, channel: string): void {
    this.#send({ kind: 'reconnect', userId, channel });
  }

  announceStatus(userId: string, isOnline: boolean): void {
    this.#send({ kind: 'status', userId, isOnline });
  }

  get #state(): LocalState {
    return {
      counts: this.channels.counts(),
      members: this.channels.members(),
      users: this.connections.users,
      isMember: (channel, userId) => this.channels.hasMember(channel, userId),
      isOnline: (userId) => this.connections.of(userId).size > 0,
    };
  }

  #send(message: ClusterMessage): void {
    this.#obey(message);
    this.needs.cluster.tell(message);
  }

  #obey(message: ClusterMessage): void {
    switch (message.kind) {
      case 'channel':
        for (const subscription of this.channels.subscriptionsOf(message.channel)) {
          if (subscription.connection.socketId !== message.exceptSocketId) pass(subscription, message.frame);
        }
        break;
      case 'user':
        for (const connection of this.connections.of(message.userId)) {
          if (connection.socketId !== message.exceptSocketId) connection.send(message.frame);
        }
        break;
      case 'status':
        this.#tellWatchers(message.userId, message.isOnline);
        break;
      case 'reconnect':
        this.#endSession(message);
        break;
      case 'round-trips':
        for (const one of message.measured) this.roundTrips.learn(one, this.needs.nowMs());
        break;
      case 'terminate':
        for (const connection of this.connections.of(message.userId)) {
          connection.refuse(closeCodes.unauthorized, 'You got disconnected by the app.');
        }
    }
  }

  #endSession(ended: { readonly userId: string; readonly channel: string }): void {
    const nowMs = this.needs.nowMs();
    const [oldest] = this.connections.all;
    this.endedSessions.note(ended.userId, nowMs, oldest?.openedAtMs ?? nowMs);
    for (const connection of this.connections.all) {
      if (isOf(connection, ended)) connection.close(closeCodes.reconnect);
    }
  }

  #tellWatchers(userId: string, isOnline: boolean): void {
    const frame = isOnline ? watchlistEvents([userId], []) : watchlistEvents([], [userId]);
    for (const connection of this.connections.watchersOf(userId)) connection.send(frame);
  }
}
