import { authenticateUserRoute, authorizeChannelRoute, getRealtimeRoute } from '@trivia/contract/realtime.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { addRoute } from '../../http/add-route.ts';
import { authenticateUser, authorizeChannel } from './authorize-channel.ts';

/** A client asks for all its channels at once after a reconnect. */
const CALLS_PER_MINUTE = 300;

export function addBroadcastingRoutes(app: FastifyInstance, deps: Deps): void {
  const { app: credentials, hostedCluster } = deps.realtime;
  const limit = { calls: CALLS_PER_MINUTE, perMinutes: 1 };

  addRoute(app, getRealtimeRoute, () => ({
    key: credentials.key,
    cluster: hostedCluster ?? deps.config.PUSHER_CLUSTER,
    isHosted: hostedCluster !== null,
  }));

  addRoute(
    app,
    authorizeChannelRoute,
    ({ player, body }) =>
      authorizeChannel(deps, { player, socketId: body.socket_id, channel: body.channel_name }),
    { limit },
  );

  addRoute(
    app,
    authenticateUserRoute,
    ({ player, body }) => authenticateUser(deps, { player, socketId: body.socket_id }),
    { limit },
  );
}
