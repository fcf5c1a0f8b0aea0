import { nextTier, tiers } from '@trivia/rules/tiers.ts';

/** Progress from the tier's threshold to the next one, from 0 to 1. */
export function tierShare(lifetimePoints: number): number {
  const from = tiers.findLast((tier) => lifetimePoints >= tier.fromPoints)?.fromPoints ?? 0;
  const next = nextTier(lifetimePoints);
  return next ? (lifetimePoints - from) / (lifetimePoints - from + next.missingPoints) : 1;
}
