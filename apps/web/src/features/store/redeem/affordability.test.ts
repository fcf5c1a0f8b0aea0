import type { GiftCard } from '@trivia/contract/store/gift-cards.ts';
import { expect, it } from 'vitest';
import { affordabilityOf } from './affordability.ts';

const card = (id: string, pointsNeeded: number, isAvailable = true): GiftCard => ({
  id,
  brand: id,
  terms: '',
  picture: 'tea',
  valueIqd: 3_000,
  discountPercent: 0,
  pointsNeeded,
  isAvailable,
  expiresOn: null,
});
const cards = [card('tea', 600), card('gone', 700, false), card('cinema', 1_600), card('museum', 800)];

it('counts affordable cards, and names the next one', () => {
  expect(affordabilityOf(cards, 800)).toMatchObject({
    count: 2,
    next: { id: 'cinema' },
    missing: 800,
    share: 0.5,
  });
});

it('leaves out cards that are out of stock', () => {
  expect(affordabilityOf(cards, 650)).toMatchObject({ count: 1, next: { id: 'museum' }, missing: 150 });
});

it('has no next card if all are affordable, or none is on offer', () => {
  expect(affordabilityOf(cards, 1_600)).toMatchObject({ count: 3, next: null, share: 1 });
  expect(affordabilityOf([], 0)).toMatchObject({ count: 0, next: null });
});
