import type { getHomeRoute } from '@trivia/contract/home.ts';
import type { RouteReply } from '@trivia/contract/route.ts';
import { countUnread } from '../../core/notifications/list-notifications.ts';
import type { Deps } from '../../deps.ts';
import { listPlayerMatches } from '../../match/view/list-player-matches.ts';
import { loadUser } from '../accounts/profile/load-user.ts';
import { getDailyBonus } from '../daily-bonus/get-daily-bonus.ts';
import { getDailyChallenge } from '../daily-challenge/get-daily-challenge.ts';
import { listOnlinePlayers } from '../online/list-online-players.ts';

/** Everything that the home screen shows, each part as in its own call. */
export async function getHome(deps: Deps, playerId: string): Promise<RouteReply<typeof getHomeRoute>> {
  const [user, daily, bonus, matches, online, unreadCount] = await Promise.all([
    loadUser(deps, playerId),
    getDailyChallenge(deps, playerId),
    getDailyBonus(deps, playerId),
    listPlayerMatches(deps, playerId),
    listOnlinePlayers(deps, { playerId, search: undefined }),
    countUnread(deps.db, playerId),
  ]);
  return {
    user,
    daily,
    bonus,
    matches: matches.data,
    online,
    unreadCount,
    serverTimeMs: deps.clock.nowMs(),
  };
}
