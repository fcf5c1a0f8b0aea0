import type { Logger } from 'pino';
import Pusher from 'pusher';
import type { AppCredentials } from './protocol/signatures.ts';
import type { Realtime } from './realtime.ts';
import { RecentCallers } from './recent-callers.ts';

const TIMEOUT_MS = 5_000;

export interface HostedNeeds {
  readonly app: AppCredentials;
  readonly cluster: string;
  readonly log: Logger;
  /** In place of the service's own. */
  readonly endpoint?: { readonly host: string; readonly port: string };
}

function connect({ app, cluster, endpoint }: HostedNeeds): Pusher {
  const options = { appId: app.id, key: app.key, secret: app.secret, timeout: TIMEOUT_MS };
  return new Pusher(
    endpoint ? { ...options, ...endpoint, useTLS: false } : { ...options, cluster, useTLS: true },
  );
}

/** The status says what was wrong; the rest of such an error holds signed addresses. */
const reasonOf = (error: unknown): string =>
  error instanceof Pusher.RequestError ? `${error.message} (${error.status ?? 'no answer'})` : String(error);

/** The sockets are Pusher's. */
export function createHostedRealtime(needs: HostedNeeds): Realtime {
  const { app, cluster, log } = needs;
  const pusher = connect(needs);
  const pending = new Set<Promise<void>>();
  const callers = new RecentCallers(Date.now);

  function send(event: string, call: () => Promise<unknown>): void {
    const sending = call().then(
      () => {},
      (error: unknown) => log.warn({ event, reason: reasonOf(error) }, 'an event was not published'),
    );
    pending.add(sending);
    void sending.then(() => pending.delete(sending));
  }

  return {
    app,
    hostedCluster: cluster,
    hasListeners: true,
    get users() {
      return callers.users;
    },
    noteCall: (userId) => callers.note(userId),
    publish: (channel, event, data, { exceptSocketId } = {}) =>
      send(event, async () =>
        pusher.trigger(channel, event, data ?? null, exceptSocketId ? { socket_id: exceptSocketId } : {}),
      ),
    publishToUser: (userId, event, data) =>
      send(event, async () => pusher.sendToUser(userId, event, data ?? null)),
    disconnectUser: (userId) => send('terminate', async () => pusher.terminateUserConnections(userId)),
    // The service knows no softer way.
    reconnectUser: (userId) => send('terminate', async () => pusher.terminateUserConnections(userId)),
    // Whose sockets they are could measure, and does not tell.
    roundTripMs: () => null,
    serve: async () => {},
    start: async () => {},
    async stop() {
      await Promise.all(pending);
    },
  };
}
