import { expect, it } from 'vitest';
import { gainsOf } from './gains-of.ts';

const staked = { coins: 10, points: 0 };

it('counts a win without the returned stake', () => {
  expect(gainsOf({ coins: 20, points: 30, staked })).toEqual({
    coins: 10,
    points: 30,
    coinsBack: 10,
    pointsBack: 0,
  });
});

it('counts no returned stake as a gain, in whole or in part', () => {
  expect(gainsOf({ coins: 10, points: 0, staked })).toMatchObject({ coins: 0, coinsBack: 10 });
  expect(gainsOf({ coins: 5, points: 0, staked })).toMatchObject({ coins: 0, coinsBack: 5 });
});

it('finds nothing in a loss', () => {
  expect(gainsOf({ coins: 0, points: 0, staked })).toEqual({
    coins: 0,
    points: 0,
    coinsBack: 0,
    pointsBack: 0,
  });
});
