import { describe, expect, it } from 'vitest';
import {
  type CosmeticOwner,
  type CosmeticTerms,
  ownsCosmetic,
  priceIn,
  refuseCosmetic,
} from './cosmetics.ts';

const free: CosmeticTerms = { coins: null, points: null, isPlusOnly: false, tier: null };
const sold: CosmeticTerms = { ...free, coins: 40, points: 80 };
const forPoints: CosmeticTerms = { ...free, points: 300 };
const forPlus: CosmeticTerms = { ...free, isPlusOnly: true };
const earned: CosmeticTerms = { ...free, tier: 'expert' };

const newcomer: CosmeticOwner = { hasPlus: false, tier: 'starter', hasTaken: false };

describe('a thing is a player’s', () => {
  it('who took it, whatever came after', () => {
    for (const terms of [sold, forPlus, earned])
      expect(ownsCosmetic(terms, { ...newcomer, hasTaken: true })).toBe(true);
  });

  it('who has reached its tier, or a higher one', () => {
    expect(ownsCosmetic(earned, { ...newcomer, tier: 'challenger' })).toBe(false);
    expect(ownsCosmetic(earned, { ...newcomer, tier: 'expert' })).toBe(true);
    expect(ownsCosmetic(earned, { ...newcomer, tier: 'ace' })).toBe(true);
  });

  it('without any terms, and not with any', () => {
    expect([free, sold, forPoints, forPlus].map((terms) => ownsCosmetic(terms, newcomer))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a sale is refused', () => {
  it('for what one has, for what is earned, without Plus, and in the other currency', () => {
    expect(refuseCosmetic(free, newcomer, 'coin')).toBe('owned');
    expect(refuseCosmetic(sold, { ...newcomer, hasTaken: true }, 'coin')).toBe('owned');
    expect(refuseCosmetic(earned, newcomer, 'coin')).toBe('not_sold');
    expect(refuseCosmetic(forPlus, newcomer, 'coin')).toBe('needs_plus');
    expect(refuseCosmetic(forPoints, newcomer, 'coin')).toBe('wrong_currency');
  });

  it('in no other case', () => {
    expect(refuseCosmetic(sold, newcomer, 'coin')).toBeUndefined();
    expect(refuseCosmetic(forPoints, newcomer, 'point')).toBeUndefined();
    expect(refuseCosmetic(forPlus, { ...newcomer, hasPlus: true }, 'coin')).toBeUndefined();
  });

  it('and what is given costs nothing', () => {
    expect(priceIn(forPlus, 'point')).toBe(0);
    expect(priceIn(sold, 'point')).toBe(80);
    expect(priceIn(forPoints, 'coin')).toBeNull();
  });
});
