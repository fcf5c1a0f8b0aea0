import { expect, it } from 'vitest';
import type { Seat, Setup } from './mode.ts';
import { settle } from './settle.ts';

const SEATS = 1_000;

it('settlement takes linear time in the number of seats', () => {
  let looks = 0;
  const players = Array.from(
    { length: SEATS },
    (_, index): Seat => ({
      id: `player-${index}`,
      membership: 'plus',
      get isBot() {
        looks += 1;
        return false;
      },
    }),
  );
  const setup: Setup = {
    seed: 'ab',
    players,
    stakesId: null,
    wagerPoints: 0,
    categoryId: null,
    tournament: null,
  };
  const claims = players.map((seat) => ({
    standing: { seat, rightAnswers: 1, hasLeft: false },
    award: { outcome: 'won' as const, coins: 0, points: 7 },
    rank: 1,
  }));
  const { players: results } = settle(setup, { coins: 0, points: 0 }, claims as never);
  expect(results.map(({ earnedPoints }) => earnedPoints)).toEqual(players.map(() => 7));
  expect(looks).toBeLessThan(10 * SEATS);
});
