import { getMatchDrawRoute, getPoolRoute } from '@trivia/contract/play/draws.ts';
import { reportQuestionRoute } from '@trivia/contract/play/reports.ts';
import type { FastifyInstance } from 'fastify';
import { findPool } from '../../core/questions/pool.ts';
import type { Deps } from '../../deps.ts';
import { addRoute } from '../../http/add-route.ts';
import { AppError } from '../../lib/app-error.ts';
import { getMatchDraw } from '../../match/view/get-match-draw.ts';
import { reportQuestion } from './report-question.ts';

/** Limit of calls that read whole editions of the pool, which no person reaches. */
const CHECKS_PER_MINUTE = 60;
const DAY_S = 24 * 60 * 60;

/** Adds the routes for checking draws and reporting questions. */
export function addFairnessRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(
    app,
    getMatchDrawRoute,
    ({ params, player, request }) =>
      getMatchDraw(deps, { matchId: params.id, playerId: player.id, language: request.language }),
    { limit: { calls: CHECKS_PER_MINUTE, perMinutes: 1 } },
  );

  addRoute(
    app,
    getPoolRoute,
    async ({ params, reply }) => {
      const pool = await findPool(deps.db, params.revision);
      if (!pool) throw new AppError('NOT_FOUND');
      reply.header('cache-control', `public, max-age=${DAY_S}`);
      const cells = pool.cells.map(({ questionIds, ...cell }) => ({
        ...cell,
        questionIds: [...questionIds],
      }));
      return { ...pool, cells };
    },
    { limit: { calls: CHECKS_PER_MINUTE, perMinutes: 1 } },
  );

  addRoute(app, reportQuestionRoute, async ({ params, player, body }) => {
    await reportQuestion(deps, { matchId: params.id, playerId: player.id, ...body });
    return null;
  });
}
