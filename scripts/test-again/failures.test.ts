import { describe, expect, it } from 'vitest';
import { Failures } from './failures.ts';

describe('failures over many runs', () => {
  it('are none while every run passes', () => {
    const failures = new Failures();
    failures.add({ file: 'a.test.ts', isPassed: true, complaints: [] });
    failures.add({ file: 'a.test.ts', isPassed: true, complaints: [] });
    expect(failures.isClean).toBe(true);
    expect(failures.summary()).toEqual(['1 files, 2 runs, 0 files that ever failed']);
  });

  it('are listed by file, most failures first, each complaint once', () => {
    const failures = new Failures();
    const slow = { isPassed: false, complaints: ['is quick: took 2 s'] };
    failures.add({ file: 'a.test.ts', ...slow });
    failures.add({ file: 'b.test.ts', ...slow });
    failures.add({ file: 'b.test.ts', ...slow });
    failures.add({ file: 'c.test.ts', isPassed: true, complaints: [] });
    expect(failures.isClean).toBe(false);
    expect(failures.summary()).toEqual([
      '2 of 2 runs failed: b.test.ts',
      '    is quick: took 2 s',
      '1 of 1 runs failed: a.test.ts',
      '    is quick: took 2 s',
      '3 files, 4 runs, 2 files that ever failed',
    ]);
  });
});
