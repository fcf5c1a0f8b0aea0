import type { getRealtimeRoute } from '@trivia/contract/realtime/authorisation.ts';
import type { RouteReply } from '@trivia/contract/route.ts';
import type { Deps } from '../../deps.ts';

/** Key and address of the sockets, for browsers. */
export function socketsOf({
  realtime: { app, hostedCluster },
  config,
}: Pick<Deps, 'realtime' | 'config'>): RouteReply<typeof getRealtimeRoute> {
  return {
    key: app.key,
    cluster: hostedCluster ?? config.PUSHER_CLUSTER,
    isHosted: hostedCluster !== null,
  };
}
