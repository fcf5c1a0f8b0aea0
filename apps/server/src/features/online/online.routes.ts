import { listOnlinePlayersRoute } from '@trivia/contract/play/online-players.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { addRoute } from '../../http/add-route.ts';
import { listOnlinePlayers } from './list-online-players.ts';

export function addOnlineRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, listOnlinePlayersRoute, ({ player, query }) =>
    listOnlinePlayers(deps, { playerId: player.id, search: query.search }),
  );

  // With hosted sockets, calls are the only sign of presence.
  app.addHook('onResponse', ({ player }, _reply, done) => {
    if (player) deps.realtime.noteCall(player.id);
    done();
  });
}
