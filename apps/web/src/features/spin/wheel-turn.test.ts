import { describe, expect, it } from 'vitest';
import { turnTo } from './wheel-turn.ts';

const COUNT = 12;
const indexAtTop = (degrees: number): number => ((COUNT * 360 - degrees) / 30) % COUNT;

describe('the wheel', () => {
  it('stops with each segment at the top, from any position', () => {
    for (let from = 0; from < COUNT; from += 1) {
      for (let to = 0; to < COUNT; to += 1) {
        const start = turnTo(from, COUNT, 0);
        const degrees = turnTo(to, COUNT, start);
        expect(((indexAtTop(degrees) % COUNT) + COUNT) % COUNT).toBe(to);
        expect(degrees - start).toBeGreaterThanOrEqual(5 * 360);
        expect(degrees - start).toBeLessThan(7 * 360);
      }
    }
  });
});
