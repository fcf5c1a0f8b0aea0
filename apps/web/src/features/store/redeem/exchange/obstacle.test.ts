import { expect, it } from 'vitest';
import { obstacleOf } from './obstacle.ts';

const rich = { isComplete: true, hasSubscription: true, isEmailVerified: true, point: 600 };
const offer = { pointsNeeded: 600 };

it('finds none for a Plus player with a verified address and enough points', () => {
  expect(obstacleOf(rich, offer)).toBeNull();
});

it.each([
  ['unavailable', null, { ...offer, isAvailable: false }],
  ['visitor', null, offer],
  ['incomplete', { ...rich, isComplete: false, hasSubscription: false }, offer],
  ['free', { ...rich, hasSubscription: false, isEmailVerified: false, point: 0 }, offer],
  ['unverified', { ...rich, isEmailVerified: false, point: 0 }, offer],
  ['renewing', { ...rich, point: 0 }, { ...offer, isRenewing: true }],
  ['too_few_points', { ...rich, point: 599 }, offer],
] as const)('names the first of several: %s', (obstacle, buyer, given) => {
  expect(obstacleOf(buyer, given)).toBe(obstacle);
});
