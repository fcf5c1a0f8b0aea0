import { getDailyChallengeRoute, getDailySealRoute } from '@trivia/contract/play/daily-challenge.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { addRoute } from '../../http/add-route.ts';
import { getDailyChallenge } from './get-daily-challenge.ts';
import { getDailySeal } from './get-daily-seal.ts';

export function addDailyChallengeRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, getDailyChallengeRoute, ({ player }) => getDailyChallenge(deps, player.id));
  addRoute(app, getDailySealRoute, ({ params }) => getDailySeal(deps, params.day));
}
