import { getTimeRoute, liveRoute, readyRoute } from '@trivia/contract/service.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { addRoute } from '../../lib/add-route.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Deps } from '../../lib/deps.ts';

export function addServiceRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  addRoute(app, getTimeRoute, () => ({ serverTimeMs: clock.nowMs() }));
  addRoute(app, liveRoute, () => ({ status: 'ok' as const }));
  addRoute(app, readyRoute, async () => {
    try {
      await sql`SELECT 1`.execute(db);
    } catch (cause) {
      throw new AppError('SERVICE_UNAVAILABLE', { cause });
    }
    return { status: 'ok' as const };
  });
}
