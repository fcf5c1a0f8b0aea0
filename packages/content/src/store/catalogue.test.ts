import { languages } from '@trivia/contract/languages.ts';
import { cosmeticSlots } from '@trivia/rules/store/cosmetics.ts';
import { describe, expect, it } from 'vitest';
import { frameArt, groundArt } from './art.ts';
import { cosmetics } from './cosmetics/catalogue.ts';
import { giftCards } from './gift-cards.ts';

const of = (...slots: string[]) => cosmetics.filter(({ slot }) => slots.includes(slot));

describe('cosmetics', () => {
  it('is enough to choose from', () => {
    expect(of('hair', 'glasses', 'earrings', 'details').length).toBeGreaterThanOrEqual(40);
    expect(of('ground')).toHaveLength(16);
    expect(of('frame')).toHaveLength(16);
  });

  it('has ids that are names in an address, once each, and a name once in each language and slot', () => {
    for (const { id, slot } of cosmetics) expect(id).toMatch(new RegExp(`^${slot}-[a-z]+(-[a-z]+)*$`));
    expect(new Set(cosmetics.map(({ id }) => id)).size).toBe(cosmetics.length);
    for (const slot of cosmeticSlots) {
      for (const language of languages) {
        const names = of(slot).map(({ name }) => name[language]);
        expect(new Set(names).size, `${slot} ${language}`).toBe(names.length);
      }
    }
  });

  it('is drawn, and every drawing is offered', () => {
    const parts = (slot: string) => of(slot).map(({ part }) => part);
    expect(parts('ground').toSorted()).toEqual([...groundArt.keys()].toSorted());
    expect(parts('frame').toSorted()).toEqual([...frameArt.keys()].toSorted());
    for (const svg of [...groundArt.values(), ...frameArt.values()]) {
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 240 240">/);
      expect(svg).not.toMatch(/<script|href="(?!#)|onload|<image/);
    }
  });

  it('has something for everybody in each slot of the face, a frame for each tier, and some for Plus', () => {
    const isFree = ({ coins, points, isPlusOnly, tier }: (typeof cosmetics)[number]) =>
      coins === null && points === null && !isPlusOnly && tier === null;
    for (const slot of cosmeticSlots.filter((one) => one !== 'frame'))
      expect(of(slot).some(isFree), slot).toBe(true);
    expect(of('frame').flatMap(({ tier }) => tier ?? [])).toEqual(['challenger', 'expert', 'master', 'ace']);
    expect(cosmetics.filter(({ isPlusOnly }) => isPlusOnly).length).toBeGreaterThanOrEqual(3);
    expect(of('frame').filter(({ endsWithPlus }) => endsWithPlus)).toMatchObject([{ isPlusOnly: true }]);
    // Two keys at once would leave nobody sure which of them opens it.
    for (const { id, tier, coins, points, isPlusOnly } of cosmetics.filter((one) => one.tier !== null))
      expect([id, tier !== null && (coins ?? points ?? isPlusOnly)]).toEqual([id, false]);
  });
});

it('offers gift cards at the points of their value, less the discount', () => {
  expect(new Set(giftCards.map(({ id }) => id)).size).toBe(giftCards.length);
  for (const { id, points, valueIqd, discountPercent } of giftCards)
    expect(points, id).toBe(((valueIqd / 5) * (100 - discountPercent)) / 100);
});
