import { expect, it } from 'vitest';
import { rankBy } from './rank-by.ts';

it('equal items share a rank, and the following ranks are skipped', () => {
  const players = [3, 9, 5, 9, 5, 1].map((score) => ({ score }));
  const rankOf = rankBy(players, (one, other) => other.score - one.score);
  expect(players.map(rankOf)).toEqual([5, 1, 3, 1, 3, 6]);
});
