import type { GiftCard } from '@trivia/contract/store/gift-cards.ts';
import { expect, it } from 'vitest';
import { reachOf } from './reach.ts';

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

it('counts what the points pay for, and names the next one', () => {
  expect(reachOf(cards, 800)).toMatchObject({ count: 2, next: { id: 'cinema' }, missing: 800, share: 0.5 });
});

it('leaves out what is not there', () => {
  expect(reachOf(cards, 650)).toMatchObject({ count: 1, next: { id: 'museum' }, missing: 150 });
});

it('has nothing next once all is paid for, or nothing is offered', () => {
  expect(reachOf(cards, 1_600)).toMatchObject({ count: 3, next: null, share: 1 });
  expect(reachOf([], 0)).toMatchObject({ count: 0, next: null });
});
