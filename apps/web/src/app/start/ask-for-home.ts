/** Asks for all that home shows in one call: on a slow network each call of its parts would cost a wait of its own. */
import type { QueryClient, QueryFunction, QueryKey, SkipToken } from '@tanstack/react-query';
import { onlineQuery } from '../../game/find/opponents/online-query.ts';
import { dailyBonusQuery } from '../../game/queries/daily-bonus-query.ts';
import { dailyQuery, unfinishedQuery } from '../../game/queries/daily-query.ts';
import { unreadQuery } from '../../game/queries/notifications-query.ts';
import { type ApiReply, callApi } from '../../lib/api/api.ts';

type Home = ApiReply<'GET /api/home'>;

/** Errors without a message: what is missing is asked for again by its own call, which says so. */
const passedOver = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const;

interface Query<T, K extends QueryKey> {
  readonly queryKey: K;
  readonly queryFn?: QueryFunction<T, K> | SkipToken;
}

/** Asks for home, and has its parts wait for their share of the answer. Each asks for itself where that fails. */
export function askForHome(client: QueryClient): Promise<Home> {
  const asked = callApi('GET /api/home', {}, { handles: passedOver });
  const share = <T, K extends QueryKey>(query: Query<T, K>, partOf: (home: Home) => T): void => {
    const { queryFn: ask } = query;
    const queryFn: QueryFunction<T, K> = (context) =>
      asked.then(partOf, (error: unknown) => {
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
  return asked;
}
