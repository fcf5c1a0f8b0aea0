/** Cosmetics: their slots, prices and owners. */
import { type TierId, tiers } from '../tiers.ts';

/** Places of an appearance; each holds one thing. A frame lies around the picture, the others are within it. */
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

/** Terms of a cosmetic. Without a price, a tier and Plus it is free for all players. */
export interface CosmeticTerms {
  /** Coins or points, at the player's choice; null: not sold for these. */
  readonly coins: number | null;
  readonly points: number | null;
  /** Sold, or given where it has no price, to Plus players only; kept when Plus ends. */
  readonly isPlusOnly: boolean;
  /** Everybody's with Plus, and worn only as long as it lasts; never sold. */
  readonly endsWithPlus: boolean;
  /** Earned by reaching a tier. */
  readonly tier: TierId | null;
}

export interface CosmeticOwner {
  readonly hasPlus: boolean;
  readonly tier: TierId;
  /** Whether it was bought or taken before. */
  readonly hasTaken: boolean;
}

const rankOf = (tier: TierId): number => tiers.findIndex(({ id }) => id === tier);

const isSold = ({ coins, points }: CosmeticTerms): boolean => coins !== null || points !== null;

/** Whether a player may wear a cosmetic: taken, earned by their tier, part of their membership, or free for all. */
export function ownsCosmetic(terms: CosmeticTerms, { hasPlus, hasTaken, tier }: CosmeticOwner): boolean {
  if (terms.endsWithPlus) return hasPlus;
  if (hasTaken) return true;
  if (terms.tier !== null) return rankOf(tier) >= rankOf(terms.tier);
  return !isSold(terms) && !terms.isPlusOnly;
}

export type CosmeticRefusal = 'owned' | 'not_sold' | 'needs_plus' | 'wrong_currency';

/** Reason why something may not be bought for a currency; undefined when it may. Given things cost 0 of any. */
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

/** Price in a currency; 0 for a gift, null for a cosmetic that is not sold for it. */
export function priceIn(terms: CosmeticTerms, currency: 'coin' | 'point'): number | null {
  if (!isSold(terms)) return 0;
  return currency === 'coin' ? terms.coins : terms.points;
}
