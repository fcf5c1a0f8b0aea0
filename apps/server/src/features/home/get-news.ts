import type { getNewsRoute } from '@trivia/contract/home.ts';
import type { RouteReply } from '@trivia/contract/route.ts';
import type { Deps } from '../../deps.ts';
import { listPlayerMatches } from '../../match/view/list-player-matches.ts';
import { loadUser } from '../accounts/profile/load-user.ts';
import { listInvitations } from '../matchmaking/invitations/list-invitations.ts';

/** Everything that may have changed while a client received no events, each part as in its own call. */
export async function getNews(deps: Deps, playerId: string): Promise<RouteReply<typeof getNewsRoute>> {
  const [user, matches, { data, serverTimeMs }] = await Promise.all([
    loadUser(deps, playerId),
    listPlayerMatches(deps, playerId),
    listInvitations(deps, playerId),
  ]);
  return { user, matches: matches.data, invitations: data, serverTimeMs };
}
