import { getAlbumRoute, getStatisticsRoute } from '@trivia/contract/account/statistics.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { addRoute } from '../../http/add-route.ts';
import { getAlbum } from './get-album.ts';
import { getStatistics } from './get-statistics.ts';

export function addStatisticsRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, getAlbumRoute, ({ player }) => getAlbum(deps, player.id));
  addRoute(app, getStatisticsRoute, ({ player }) => getStatistics(deps, player.id));
}
