/** Cosmetics: their slots, prices and owners. */
import { type TierId, tiers } from '../tiers.ts';

/** Slots of an appearance, each for one cosmetic. A frame surrounds the picture; the others are parts of it. */
export const cosmeticSlots = [
  'skin',
  'eyes',
  'brows',
  'mouth',
  'hair',
  'dye',
  'glasses',
  'earrings',
  'details',
  'ground',
  'frame',
] as const;
export type CosmeticSlot = (typeof cosmeticSlots)[number];

export const rarities = ['common', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof rarities)[number];

/** Terms of a cosmetic. It is free for all players if none of them is set. */
export interface CosmeticTerms {
  /** Price in coins or points, at the player's choice; null if not sold for that currency. */
  readonly coins: number | null;
  readonly points: number | null;
  /** True if sold, or given without a price, to Plus players only, who keep it when Plus ends. */
  readonly isPlusOnly: boolean;
  /** True if included in Plus, and worn only while Plus lasts; never sold. */
  readonly endsWithPlus: boolean;
  /** Tier that earns it; null for others. */
  readonly tier: TierId | null;
}

export interface CosmeticOwner {
  readonly hasPlus: boolean;
  readonly tier: TierId;
  /** True if the player has bought or taken it. */
  readonly hasTaken: boolean;
}

const rankOf = (tier: TierId): number => tiers.findIndex(({ id }) => id === tier);

const isSold = ({ coins, points }: CosmeticTerms): boolean => coins !== null || points !== null;

/** Tells whether a player can wear a cosmetic: taken, earned by the tier, included in Plus, or free for all. */
export function ownsCosmetic(terms: CosmeticTerms, { hasPlus, hasTaken, tier }: CosmeticOwner): boolean {
  if (terms.endsWithPlus) return hasPlus;
  if (hasTaken) return true;
  if (terms.tier !== null) return rankOf(tier) >= rankOf(terms.tier);
  return !isSold(terms) && !terms.isPlusOnly;
}

export type CosmeticRefusal = 'owned' | 'not_sold' | 'needs_plus' | 'wrong_currency';

/**
 * Returns the reason why a cosmetic can't be bought for a currency; undefined if it can. Gifts cost 0 of any
 * currency.
 */
export function refuseCosmetic(
  terms: CosmeticTerms,
  owner: CosmeticOwner,
  currency: 'coin' | 'point',
): CosmeticRefusal | undefined {
  if (ownsCosmetic(terms, owner)) return 'owned';
  if (terms.tier !== null) return 'not_sold';
  if (terms.isPlusOnly && !owner.hasPlus) return 'needs_plus';
  if (!isSold(terms)) return undefined;
  return priceIn(terms, currency) === null ? 'wrong_currency' : undefined;
}

/** Returns the price in a currency; 0 for a gift, null if not sold for it. */
export function priceIn(terms: CosmeticTerms, currency: 'coin' | 'point'): number | null {
  if (!isSold(terms)) return 0;
  return currency === 'coin' ? terms.coins : terms.points;
}
