import type { CosmeticView } from '@trivia/contract/store/cosmetics.ts';

/** An owned cosmetic with the given values. */
export const aCosmetic = (one: Partial<CosmeticView>): CosmeticView => ({
  id: 'frame-clay',
  slot: 'frame',
  name: 'Clay tablets',
  rarity: 'common',
  price: { coins: 80, points: 160 },
  needsPlus: false,
  endsWithPlus: false,
  tier: null,
  imageUrl: null,
  isOwned: true,
  isNew: false,
  color: null,
  ...one,
});
