import type { FastifyInstance } from 'fastify';
import type { AppCredentials } from './protocol/signatures.ts';

export interface PublishOptions {
  /** Socket to skip, because its client already has the change. */
  readonly exceptSocketId?: string | undefined;
}

/**
 * Sends events to players by the Pusher protocol, after the commit. No call throws: failures are logged, and clients
 * find out by polling.
 */
export interface Realtime {
  readonly app: AppCredentials;
  /** Cluster of the hosted service; null for our own sockets. */
  readonly hostedCluster: string | null;
  /** False when there is certainly no subscriber, so that events need not be prepared. */
  readonly hasListeners: boolean;
  /** Users who are present: subscribed to their own channel on this server, or recent callers with hosted sockets. */
  readonly users: Iterable<string>;
  /** Records a call of a user. */
  noteCall(userId: string): void;
  /** Publishes to a channel, whose name includes `private-` or `presence-`; `data` becomes JSON. */
  publish(channel: string, event: string, data: unknown, options?: PublishOptions): void;
  /** Publishes to every connection that is signed in as the user. */
  publishToUser(userId: string, event: string, data: unknown): void;
  /** Closes every connection that is signed in as the user. */
  disconnectUser(userId: string): void;
  /** Makes the user's clients authorise again with a valid token. Call it when a session has ended. */
  reconnectUser(userId: string): void;
  /** Recent round trip in milliseconds, as measured by the server; null when unknown. */
  roundTripMs(userId: string): number | null;
  /** Adds the sockets and the server API to the app, if they are this server's own. */
  serve(app: FastifyInstance): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Part of the interface that publishes events. */
export type Publisher = Pick<Realtime, 'publish' | 'hasListeners'>;
