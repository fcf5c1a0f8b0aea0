/** Fetches everything that home shows in one call, because each call costs a slow network a round trip. */
import type { QueryClient, QueryFunction, QueryKey, SkipToken } from '@tanstack/react-query';
import { onlineQuery } from '../../game/matchmaking/opponents/online-query.ts';
import { dailyBonusQuery } from '../../game/queries/daily-bonus-query.ts';
import { dailyQuery, unfinishedQuery } from '../../game/queries/daily-query.ts';
import { unreadQuery } from '../../game/queries/notifications-query.ts';
import { type ApiReply, callApi } from '../../lib/api/api.ts';

type Home = ApiReply<'GET /api/home'>;

/** Errors without a message: a missing part is fetched by its own query, which reports the error. */
const silentErrors = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const;

interface Query<T, K extends QueryKey> {
  readonly queryKey: K;
  readonly queryFn?: QueryFunction<T, K> | SkipToken;
}

/** Fetches home, and resolves the queries of its parts from the reply. After a failure, each part fetches itself. */
export function fetchHome(client: QueryClient): Promise<Home> {
  const request = callApi('GET /api/home', {}, { handles: silentErrors });
  const share = <T, K extends QueryKey>(query: Query<T, K>, partOf: (home: Home) => T): void => {
    const { queryFn: ask } = query;
    const queryFn: QueryFunction<T, K> = (context) =>
      request.then(partOf, (error: unknown) => {
        if (typeof ask !== 'function') throw error;
        return ask(context);
      });
    void client.prefetchQuery({ ...query, queryFn });
  };
  share(dailyQuery, ({ daily }) => daily);
  share(unfinishedQuery, ({ matches }) => ({ data: matches }));
  share(dailyBonusQuery, ({ bonus }) => bonus);
  share(onlineQuery(''), ({ online }) => online);
  share(unreadQuery, ({ unreadCount }) => unreadCount);
  return request;
}
