import { expect, it } from 'vitest';
import { daysLeft, isPast } from './reward-times.ts';

/** 01:00 on 25 November 2026 in Baghdad. */
const NOW_MS = Date.parse('2026-11-24T22:00:00Z');

it('counts days in Baghdad until a code’s last one', () => {
  expect([daysLeft('2026-11-25', NOW_MS), daysLeft('2026-11-28', NOW_MS)]).toEqual([0, 3]);
});

it('treats a code as valid on its last day, and a refused one as past', () => {
  expect(isPast({ status: 'redeemed', expiresOn: '2026-11-25' }, NOW_MS)).toBe(false);
  expect(isPast({ status: 'redeemed', expiresOn: '2026-11-24' }, NOW_MS)).toBe(true);
  expect(isPast({ status: 'redeemed', expiresOn: null }, NOW_MS)).toBe(false);
  expect(isPast({ status: 'held', expiresOn: null }, NOW_MS)).toBe(false);
  expect(isPast({ status: 'refused', expiresOn: null }, NOW_MS)).toBe(true);
});
