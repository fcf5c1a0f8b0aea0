import { languages } from '@trivia/contract/languages.ts';
import { cosmeticSlots } from '@trivia/rules/store/cosmetics.ts';
import { describe, expect, it } from 'vitest';
import { frameArt, groundArt } from './art.ts';
import { cosmetics } from './cosmetics/catalogue.ts';
import { giftCards } from './gift-cards.ts';

const of = (...slots: string[]) => cosmetics.filter(({ slot }) => slots.includes(slot));

describe('cosmetics', () => {
  it('are enough to choose from', () => {
    expect(of('hair', 'glasses', 'earrings', 'details').length).toBeGreaterThanOrEqual(40);
    expect(of('ground')).toHaveLength(16);
    expect(of('frame')).toHaveLength(16);
  });

  it('have unique ids that are valid in URLs, and unique names in each language and slot', () => {
    for (const { id, slot } of cosmetics) expect(id).toMatch(new RegExp(`^${slot}-[a-z]+(-[a-z]+)*$`));
    expect(new Set(cosmetics.map(({ id }) => id)).size).toBe(cosmetics.length);
    for (const slot of cosmeticSlots) {
      for (const language of languages) {
        const names = of(slot).map(({ name }) => name[language]);
        expect(new Set(names).size, `${slot} ${language}`).toBe(names.length);
      }
    }
  });

  it('have a drawing each, and every drawing is on offer', () => {
    const parts = (slot: string) => of(slot).map(({ part }) => part);
    expect(parts('ground').toSorted()).toEqual([...groundArt.keys()].toSorted());
    expect(parts('frame').toSorted()).toEqual([...frameArt.keys()].toSorted());
    for (const svg of [...groundArt.values(), ...frameArt.values()]) {
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 240 240">/);
      expect(svg).not.toMatch(/<script|href="(?!#)|onload|<image/);
    }
  });

  it('include free ones in each slot of the face, a frame for each tier, and some for Plus', () => {
    const isFree = ({ coins, points, isPlusOnly, tier }: (typeof cosmetics)[number]) =>
      coins === null && points === null && !isPlusOnly && tier === null;
    for (const slot of cosmeticSlots.filter((one) => one !== 'frame'))
      expect(of(slot).some(isFree), slot).toBe(true);
    expect(of('frame').flatMap(({ tier }) => tier ?? [])).toEqual(['challenger', 'expert', 'master', 'ace']);
    expect(cosmetics.filter(({ isPlusOnly }) => isPlusOnly).length).toBeGreaterThanOrEqual(3);
    expect(of('frame').filter(({ endsWithPlus }) => endsWithPlus)).toMatchObject([{ isPlusOnly: true }]);
    // An item must have a single condition, so that everybody knows how to get it.
    for (const { id, tier, coins, points, isPlusOnly } of cosmetics.filter((one) => one.tier !== null))
      expect([id, tier !== null && (coins ?? points ?? isPlusOnly)]).toEqual([id, false]);
  });
});

it('price gift cards by their value, less the discount', () => {
  expect(new Set(giftCards.map(({ id }) => id)).size).toBe(giftCards.length);
  for (const { id, points, valueIqd, discountPercent } of giftCards)
    expect(points, id).toBe(((valueIqd / 5) * (100 - discountPercent)) / 100);
});
