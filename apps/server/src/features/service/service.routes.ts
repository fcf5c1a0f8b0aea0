import { getTimeRoute, liveRoute, readyRoute } from '@trivia/contract/service.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { addRoute } from '../../http/add-route.ts';
import { AppError } from '../../lib/app-error.ts';
import { createDatabaseCheck } from './check-database.ts';

export function addServiceRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  const checkDatabase = createDatabaseCheck(deps);
  addRoute(app, getTimeRoute, () => ({ serverTimeMs: deps.clock.nowMs() }));
  addRoute(app, liveRoute, () => ({ status: 'ok' as const }));
  addRoute(app, readyRoute, async () => {
    try {
      await checkDatabase();
    } catch (cause) {
      throw new AppError('SERVICE_UNAVAILABLE', { cause });
    }
    return { status: 'ok' as const };
  });
}
