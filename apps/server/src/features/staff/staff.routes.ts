import { listAuditRoute } from '@trivia/contract/staff/staff.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { addRoute } from '../../http/add-route.ts';
import { listAudit } from './list-audit.ts';

export function addStaffRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, listAuditRoute, ({ query }) => listAudit(deps, query));
}
