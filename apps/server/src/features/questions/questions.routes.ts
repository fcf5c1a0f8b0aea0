import { listCategoriesRoute } from '@trivia/contract/service.ts';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../http/add-route.ts';
import type { Deps } from '../../lib/deps.ts';
import { listCategories } from './list-categories.ts';

export function addQuestionRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, listCategoriesRoute, ({ player }) => listCategories(deps, player.id));
}
