import { listPlansRoute } from '@trivia/contract/plans.ts';
import { spinCategoryRoute } from '@trivia/contract/spin.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { addRoute } from '../../http/add-route.ts';
import { listPlans } from './list-plans.ts';
import { spinCategory } from './spin-category.ts';

/** Routes that a player needs before a match. */
export function addLobbyRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, listPlansRoute, ({ player, query }) => listPlans(deps, { playerId: player.id, ...query }));
  addRoute(app, spinCategoryRoute, async () => spinCategory());
}
