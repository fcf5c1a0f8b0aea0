import { expect, it } from 'vitest';
import { findHoldReason, type RedemptionFacts } from './gift-card-holds.ts';

const ordinary: RedemptionFacts = {
  accountAgeDays: 40,
  redeemersOnDevice: 0,
  redeemersOnNetwork: 4,
  redeemedToday: 2,
  earnedToday: 3_000,
  earnedBefore: 1_000,
};

it('an ordinary player has no reason', () => {
  expect(findHoldReason(ordinary)).toBeUndefined();
});

it.each([
  ['new_account', { accountAgeDays: 6 }],
  ['shared_device', { redeemersOnDevice: 1 }],
  ['shared_network', { redeemersOnNetwork: 5 }],
  ['sudden_rise', { earnedToday: 3_001 }],
  ['many_redemptions', { redeemedToday: 3 }],
] as const)('a redemption is held for %s', (reason, facts) => {
  expect(findHoldReason({ ...ordinary, ...facts })).toBe(reason);
});

it('a good day of a player who always earns a lot is no reason', () => {
  expect(findHoldReason({ ...ordinary, earnedToday: 9_000, earnedBefore: 29 * 2_000 })).toBeUndefined();
});
