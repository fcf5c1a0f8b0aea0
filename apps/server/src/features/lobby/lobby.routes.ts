import { spinCategoryRoute } from '@trivia/contract/play/spin.ts';
import { listStakesRoute } from '@trivia/contract/play/stakes.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { addRoute } from '../../http/add-route.ts';
import { listStakes } from './list-stakes.ts';
import { spinCategory } from './spin-category.ts';

/** Adds the routes that a player needs before a match. */
export function addLobbyRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, listStakesRoute, ({ player, query }) => listStakes(deps, { playerId: player.id, ...query }));
  addRoute(app, spinCategoryRoute, async () => spinCategory());
}
