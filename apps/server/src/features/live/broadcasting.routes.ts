import {
  authenticateUserRoute,
  authorizeChannelRoute,
  getRealtimeRoute,
  joinChannelsRoute,
} from '@trivia/contract/realtime/authorisation.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { addRoute } from '../../http/add-route.ts';
import { authenticateUser, authorizeChannel } from './authorize-channel.ts';
import { joinChannels } from './join-channels.ts';
import { socketsOf } from './sockets-of.ts';

/** Limit of calls, generous because clients authorise all their channels after a reconnect. */
const CALLS_PER_MINUTE = 300;

export function addBroadcastingRoutes(app: FastifyInstance, deps: Deps): void {
  const limit = { calls: CALLS_PER_MINUTE, perMinutes: 1 };

  addRoute(app, getRealtimeRoute, () => socketsOf(deps));

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

  addRoute(
    app,
    joinChannelsRoute,
    ({ player, body }) => joinChannels(deps, { player, socketId: body.socket_id, channels: body.channels }),
    { limit },
  );
}
