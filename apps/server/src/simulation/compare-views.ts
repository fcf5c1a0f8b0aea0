import type { MatchView } from '@trivia/contract/match.ts';
import { viewMatch } from '../features/play/view-match.ts';
import { differenceOf } from './difference.ts';
import type { Player } from './player.ts';
import type { World } from './world.ts';

/** What the screen shows, without what depends on the moment, and of an open round without what may be on its way. */
function shown({ serverTimeMs: _, round, ...rest }: MatchView) {
  if (!round) return rest;
  const { number, question, opensAtMs, closesAtMs } = round;
  return { ...rest, round: { number, question, opensAtMs, closesAtMs } };
}

/**
 * Whether a player sees what somebody who missed nothing sees, deadlines included. Says what differs; undefined too
 * while the player has not heard of the latest yet.
 */
export async function findDifference(world: World, player: Player): Promise<string | undefined> {
  const { view, id, language } = player;
  if (!view) return undefined;
  const deps = { db: world.database.db, clock: world.timeline };
  const fresh = await viewMatch(deps, { matchId: view.id, playerId: id, language });
  if (fresh.version !== view.version) return undefined;
  const difference = differenceOf(shown(view), shown(fresh));
  return difference && `${player.name} sees at version ${view.version} ${difference}`;
}
