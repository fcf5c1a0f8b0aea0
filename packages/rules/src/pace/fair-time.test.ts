import { describe, expect, it } from 'vitest';
import { fairElapsedMs, lagCreditLimitMs, lagCreditMs, recentRoundTripMs } from './fair-time.ts';

describe('lag credit', () => {
  it('returns the measured lag, up to 300 ms', () => {
    expect(lagCreditMs(120, 400)).toBe(120);
    expect(lagCreditMs(900, 1000)).toBe(300);
  });

  it('is at most the measured round trip', () => {
    expect(lagCreditMs(280, 90)).toBe(90);
  });

  it('is 0 for a missing or negative measurement', () => {
    expect(lagCreditMs(null, 100)).toBe(0);
    expect(lagCreditMs(100, null)).toBe(0);
    expect(lagCreditMs(-50, 100)).toBe(0);
  });

  it('makes no time negative', () => {
    expect(fairElapsedMs(200, 300)).toBe(0);
    expect(fairElapsedMs(1200, 300)).toBe(900);
  });
});

describe('the recent round trip', () => {
  const trips = (...tookMs: readonly number[]) =>
    tookMs.map((took, index) => ({ tookMs: took, atMs: index }));

  it('is the median, which one lost packet does not change', () => {
    expect(recentRoundTripMs(trips(40, 900, 50), 10)).toBe(50);
    expect(recentRoundTripMs(trips(44, 40, 900, 50, 42), 10)).toBe(44);
  });

  it('is the lower one of the two in the middle', () => {
    expect(recentRoundTripMs(trips(40, 60), 10)).toBe(40);
    expect(recentRoundTripMs(trips(10, 60, 40, 90), 10)).toBe(40);
  });

  it('uses the last five measurements', () => {
    expect(recentRoundTripMs(trips(500, 500, 500, 40, 50, 60, 70, 80), 10)).toBe(60);
  });

  it('ignores measurements older than 30 s', () => {
    expect(recentRoundTripMs([{ tookMs: 40, atMs: 0 }], 30_000)).toBe(40);
    expect(recentRoundTripMs([{ tookMs: 40, atMs: 0 }], 30_001)).toBeNull();
    expect(recentRoundTripMs([], 0)).toBeNull();
  });

  it('limits the credit', () => {
    expect(lagCreditLimitMs(90.7)).toBe(90);
    expect(lagCreditLimitMs(1_000)).toBe(300);
    expect(lagCreditLimitMs(null)).toBe(0);
  });
});
