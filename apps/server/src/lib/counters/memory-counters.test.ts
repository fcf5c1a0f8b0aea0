import { describe, expect, it } from 'vitest';
import type { Limit } from './counters.ts';
import { MemoryCounters } from './memory-counters.ts';

const limit: Limit = { name: 'tries', calls: 3, windowMs: 10_000 };
const start = 1_000_000;
const take = (counters: MemoryCounters, subject: string, nowMs = start) =>
  counters.take([{ limit, subject }], nowMs);

async function fill(counters: MemoryCounters, subject: string, nowMs = start): Promise<void> {
  for (let call = 0; call < limit.calls; call += 1) expect(await take(counters, subject, nowMs)).toBe(0);
}

describe('counts in memory', () => {
  it('allow the limit in any window', async () => {
    const counters = new MemoryCounters();
    await fill(counters, 'one', start + 9_999);
    for (let laterMs = 10_000; laterMs < 19_999; laterMs += 500) {
      expect(await take(counters, 'one', start + laterMs)).toBeGreaterThan(0);
    }
    const waitMs = await take(counters, 'one', start + 15_000);
    expect(await take(counters, 'one', start + 15_000 + waitMs)).toBe(0);
  });

  it('count a call towards all of its limits or none', async () => {
    const counters = new MemoryCounters();
    const both = [
      { limit, subject: 'one' },
      { limit, subject: 'two' },
    ];
    await fill(counters, 'two');
    expect(await counters.take(both, start)).toBeGreaterThan(0);
    await fill(counters, 'one');
  });

  it('never reset a subject early, however many others there are, in bounded memory', async () => {
    const counters = new MemoryCounters(100);
    await fill(counters, 'blocked');
    for (let index = 0; index < 20_000; index += 1) await take(counters, `other-${index}`);
    expect(await take(counters, 'blocked')).toBeGreaterThan(0);
    expect(counters.size).toBeLessThanOrEqual(100 + 1_024);
    expect(await take(counters, 'blocked', start + 11_000)).toBe(0);
    expect(await take(counters, 'newcomer', start + 11_000)).toBe(0);
    expect(counters.size).toBe(2);
  });

  it('survive a clock that is set back', async () => {
    const counters = new MemoryCounters();
    await fill(counters, 'one');
    expect(await take(counters, 'one', start - 60_000)).toBeGreaterThan(0);
  });
});
