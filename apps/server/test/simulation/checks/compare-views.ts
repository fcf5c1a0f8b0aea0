import type { MatchView } from '@trivia/contract/play/match.ts';
import { viewMatch } from '../../../src/match/view/view-match.ts';
import type { Player } from '../players/player.ts';
import type { World } from '../world.ts';
import { differenceOf } from './difference.ts';

/** Reduces a screen to comparable parts: none that depend on time or may still be in transit. */
function shown({ serverTimeMs: _, round, ...rest }: MatchView) {
  if (!round) return rest;
  const { number, question, opensAtMs, closesAtMs } = round;
  return { ...rest, round: { number, question, opensAtMs, closesAtMs } };
}

/**
 * Compares a player's screen with an up-to-date view. Returns the difference; undefined if equal, or before the
 * latest version has arrived.
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
