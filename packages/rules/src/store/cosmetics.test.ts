import { describe, expect, it } from 'vitest';
import {
  type CosmeticOwner,
  type CosmeticTerms,
  ownsCosmetic,
  priceIn,
  refuseCosmetic,
} from './cosmetics.ts';

const free: CosmeticTerms = {
  coins: null,
  points: null,
  isPlusOnly: false,
  endsWithPlus: false,
  tier: null,
};
const sold: CosmeticTerms = { ...free, coins: 40, points: 80 };
const forPoints: CosmeticTerms = { ...free, points: 300 };
const forPlus: CosmeticTerms = { ...free, isPlusOnly: true };
const whilePlus: CosmeticTerms = { ...forPlus, endsWithPlus: true };
const earned: CosmeticTerms = { ...free, tier: 'expert' };

const newcomer: CosmeticOwner = { hasPlus: false, tier: 'starter', hasTaken: false };

describe('a player owns a cosmetic', () => {
  it('that was taken before, under any terms', () => {
    for (const terms of [sold, forPlus, earned])
      expect(ownsCosmetic(terms, { ...newcomer, hasTaken: true })).toBe(true);
  });

  it('that their tier, or a lower one, has earned', () => {
    expect(ownsCosmetic(earned, { ...newcomer, tier: 'challenger' })).toBe(false);
    expect(ownsCosmetic(earned, { ...newcomer, tier: 'expert' })).toBe(true);
    expect(ownsCosmetic(earned, { ...newcomer, tier: 'ace' })).toBe(true);
  });

  it('that is included in Plus, while they have it', () => {
    expect(ownsCosmetic(whilePlus, { ...newcomer, hasPlus: true })).toBe(true);
    expect(ownsCosmetic(whilePlus, { ...newcomer, hasTaken: true })).toBe(false);
  });

  it('without terms, but none with terms', () => {
    expect([free, sold, forPoints, forPlus].map((terms) => ownsCosmetic(terms, newcomer))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a sale is refused', () => {
  it('for owned and earned cosmetics, without Plus, and in the other currency', () => {
    expect(refuseCosmetic(free, newcomer, 'coin')).toBe('owned');
    expect(refuseCosmetic(sold, { ...newcomer, hasTaken: true }, 'coin')).toBe('owned');
    expect(refuseCosmetic(earned, newcomer, 'coin')).toBe('not_sold');
    expect(refuseCosmetic(forPlus, newcomer, 'coin')).toBe('needs_plus');
    expect(refuseCosmetic(forPoints, newcomer, 'coin')).toBe('wrong_currency');
    expect(refuseCosmetic(whilePlus, newcomer, 'coin')).toBe('needs_plus');
    expect(refuseCosmetic(whilePlus, { ...newcomer, hasPlus: true }, 'coin')).toBe('owned');
  });

  it('in no other combination', () => {
    expect(refuseCosmetic(sold, newcomer, 'coin')).toBeUndefined();
    expect(refuseCosmetic(forPoints, newcomer, 'point')).toBeUndefined();
    expect(refuseCosmetic(forPlus, { ...newcomer, hasPlus: true }, 'coin')).toBeUndefined();
  });

  it('and the price of a gift is 0', () => {
    expect(priceIn(forPlus, 'point')).toBe(0);
    expect(priceIn(sold, 'point')).toBe(80);
    expect(priceIn(forPoints, 'coin')).toBeNull();
  });
});
