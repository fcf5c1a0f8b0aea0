import type { FastifyInstance } from 'fastify';
import type { Hub } from './hub/hub.ts';
import { listenForSockets } from './hub/listen-for-sockets.ts';
import { addServerApi } from './server-api/server-api.routes.ts';

/** Adds a hub to an HTTP server: its sockets and its server API. */
export async function serveHub(
  app: FastifyInstance,
  hub: Hub,
  { proxies }: { readonly proxies: number },
): Promise<void> {
  const sockets = listenForSockets(hub, app.server, proxies);
  app.addHook('preClose', () => sockets.close());
  await addServerApi(app, hub);
}
