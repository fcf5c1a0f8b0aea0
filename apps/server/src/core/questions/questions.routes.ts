import { listCategoriesRoute } from '@trivia/contract/service.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { addRoute } from '../../http/add-route.ts';
import { listCategories } from './list-categories.ts';

export function addQuestionRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, listCategoriesRoute, ({ player }) => listCategories(deps, player.id));
}
