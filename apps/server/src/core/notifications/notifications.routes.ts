import { listNotificationsRoute, readNotificationsRoute } from '@trivia/contract/account/notifications.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { addRoute } from '../../http/add-route.ts';
import { listNotifications, readNotifications } from './list-notifications.ts';

export function addNotificationRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, listNotificationsRoute, ({ query, player }) =>
    listNotifications(deps, { ...query, playerId: player.id }),
  );

  addRoute(app, readNotificationsRoute, async ({ player }) => {
    await readNotifications(deps, player.id);
    return null;
  });
}
