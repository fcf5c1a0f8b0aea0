import { describe, expect, it } from 'vitest';
import { fairElapsedMs, lagCreditMs } from './fair-time.ts';

describe('lag credit', () => {
  it('gives the measured lag back, up to 300 ms', () => {
    expect(lagCreditMs(120, 400)).toBe(120);
    expect(lagCreditMs(900, 1000)).toBe(300);
  });

  it('gives no more than the own round trip', () => {
    expect(lagCreditMs(280, 90)).toBe(90);
  });

  it('gives nothing for what was not measured, or measured backwards', () => {
    expect(lagCreditMs(null, 100)).toBe(0);
    expect(lagCreditMs(100, null)).toBe(0);
    expect(lagCreditMs(-50, 100)).toBe(0);
  });

  it('makes no answer faster than its question', () => {
    expect(fairElapsedMs(200, 300)).toBe(0);
    expect(fairElapsedMs(1200, 300)).toBe(900);
  });
});
