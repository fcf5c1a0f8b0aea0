import { getHomeRoute, getNewsRoute } from '@trivia/contract/home.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { addRoute } from '../../http/add-route.ts';
import { getHome } from './get-home.ts';
import { getNews } from './get-news.ts';

export function addHomeRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, getHomeRoute, ({ player }) => getHome(deps, player.id));
  addRoute(app, getNewsRoute, ({ player }) => getNews(deps, player.id));
}
