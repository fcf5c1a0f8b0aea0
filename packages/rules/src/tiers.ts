/** Tiers, by points earned by playing since sign-up. Spending points does not lower a tier. */
export const tiers = [
  { id: 'starter', fromPoints: 0 },
  { id: 'challenger', fromPoints: 1_000 },
  { id: 'expert', fromPoints: 5_000 },
  { id: 'master', fromPoints: 20_000 },
  { id: 'ace', fromPoints: 50_000 },
] as const;
export type TierId = (typeof tiers)[number]['id'];

export interface NextTier {
  readonly id: TierId;
  readonly missingPoints: number;
}

export const tierOf = (lifetimePoints: number): TierId =>
  tiers.findLast(({ fromPoints }) => lifetimePoints >= fromPoints)?.id ?? tiers[0].id;

/** Returns the next tier; undefined at the top. */
export function nextTier(lifetimePoints: number): NextTier | undefined {
  const next = tiers.find(({ fromPoints }) => fromPoints > lifetimePoints);
  return next && { id: next.id, missingPoints: next.fromPoints - lifetimePoints };
}

/** Counts the tiers between two players, to find similar opponents. */
export const tierDistance = (one: TierId, other: TierId): number => {
  const rank = (id: TierId) => tiers.findIndex((tier) => tier.id === id);
  return Math.abs(rank(one) - rank(other));
};
