import type { Logger } from 'pino';
import Pusher from 'pusher';
import type { AppCredentials } from '../protocol/signatures.ts';
import type { Realtime } from '../realtime.ts';
import { CONCURRENT_CALLS, EventSender } from './event-sender.ts';
import { RecentCallers } from './recent-callers.ts';
import { createServiceAgent } from './service-agent.ts';

const TIMEOUT_MS = 4_000;

export interface HostedNeeds {
  readonly app: AppCredentials;
  readonly cluster: string;
  readonly log: Logger;
  /** Replaces the service's own address. */
  readonly endpoint?: { readonly host: string; readonly port: string };
  /** Timeout of calls to the service, in milliseconds. */
  readonly timeoutMs?: number;
}

/** Serialises event data; logs a failure instead of throwing, because the change is already committed. */
function packed(data: unknown, log: Logger): string | undefined {
  try {
    return JSON.stringify(data ?? null);
  } catch (error) {
    log.error({ err: error }, 'event was not published');
    return undefined;
  }
}

/** Creates the driver with Pusher's hosted service. */
export function createHostedRealtime(needs: HostedNeeds): Realtime {
  const { app, cluster, log, endpoint, timeoutMs = TIMEOUT_MS } = needs;
  const agent = createServiceAgent({
    isSecure: !endpoint,
    connections: CONCURRENT_CALLS,
    silenceMs: timeoutMs,
  });
  const options = { appId: app.id, key: app.key, secret: app.secret, timeout: timeoutMs, agent };
  const pusher = new Pusher(
    endpoint ? { ...options, ...endpoint, useTLS: false } : { ...options, cluster, useTLS: true },
  );
  const sender = new EventSender({ pusher, log, answerWithinMs: 2 * timeoutMs });
  const callers = new RecentCallers(Date.now);
  const terminate = (userId: string) =>
    sender.ask('terminate', async () => pusher.terminateUserConnections(userId));

  return {
    app,
    hostedCluster: cluster,
    hasListeners: true,
    get users() {
      return callers.users;
    },
    noteCall: (userId) => callers.note(userId),
    publish(channel, name, content, { exceptSocketId } = {}) {
      const data = packed(content, log);
      if (data !== undefined)
        sender.send({ channel, name, data, ...(exceptSocketId && { socket_id: exceptSocketId }) });
    },
    publishToUser(userId, name, content) {
      const data = packed(content, log);
      if (data !== undefined) sender.ask(name, async () => pusher.sendToUser(userId, name, data));
    },
    disconnectUser: terminate,
    // The service has no other way to force a reconnect.
    reconnectUser: terminate,
    // The service does not publish round trips.
    roundTripMs: () => null,
    serve: async () => {},
    start: async () => {},
    async stop() {
      await sender.stop(timeoutMs);
      agent.destroy();
    },
  };
}
