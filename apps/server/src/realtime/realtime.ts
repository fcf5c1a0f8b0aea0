import type { FastifyInstance } from 'fastify';
import type { AppCredentials } from './protocol/signatures.ts';

export interface PublishOptions {
  /** Who caused it knows already. */
  readonly exceptSocketId?: string | undefined;
}

/**
 * Tells players things at once, by the Pusher protocol. Call it after the commit. Nothing here throws: what could not
 * be told is logged, and clients find out by asking.
 */
export interface Realtime {
  readonly app: AppCredentials;
  /** The cluster of the hosted service; null when this server has the sockets. */
  readonly hostedCluster: string | null;
  /** False when it is sure that nobody listens, so that nothing has to be looked up for them. */
  readonly hasListeners: boolean;
  /** Who is here: who listens to their own channel at this server; where the sockets are another’s, who called lately. */
  readonly users: Iterable<string>;
  /** A user has made a call. */
  noteCall(userId: string): void;
  /** `channel` with its `private-` or `presence-`; `data` becomes JSON. */
  publish(channel: string, event: string, data: unknown, options?: PublishOptions): void;
  /** To every connection that is signed in as the user. */
  publishToUser(userId: string, event: string, data: unknown): void;
  /** Ends every connection that is signed in as the user. */
  disconnectUser(userId: string): void;
  /** Call it when a session has ended: whoever still listens as the user has to show a token that is good. */
  reconnectUser(userId: string): void;
  /** The player's recent round trip in milliseconds, as the server measured it; null when it did not. */
  roundTripMs(userId: string): number | null;
  /** Puts the sockets and the API for other servers on the app, if they are this server's. */
  serve(app: FastifyInstance): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}
