import { type TierId, tierOf } from '@trivia/rules/tiers.ts';

/** Tier that the last gain of points has reached; null if the player was in it before. */
export function reachedTier(lifetimePoints: number, gainedPoints: number): TierId | null {
  const tier = tierOf(lifetimePoints);
  return tier === tierOf(lifetimePoints - gainedPoints) ? null : tier;
}
