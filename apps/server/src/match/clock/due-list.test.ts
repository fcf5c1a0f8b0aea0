import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DueList } from './due-list.ts';

describe('the list of due matches', () => {
  it('returns each match once, earliest first, by its latest due time', () => {
    const list = new DueList();
    list.set('late', 30);
    list.set('moved', 10);
    list.set('early', 20);
    list.set('moved', 25);
    list.set('gone', 5);
    list.set('gone', null);
    expect(list.nextMs).toBe(20);
    expect(list.take(25)).toEqual(['early', 'moved']);
    expect(list.take(25)).toEqual([]);
    expect(list.nextMs).toBe(30);
  });

  it('returns a match again when it is set again, even to the same time', () => {
    const list = new DueList();
    for (let turn = 0; turn < 2; turn += 1) {
      list.set('a', 10);
      expect(list.take(10)).toEqual(['a']);
    }
  });

  it('agrees with a plain list after any changes', () => {
    const step = fc.record({
      matchId: fc.constantFrom('a', 'b', 'c', 'd'),
      dueAtMs: fc.option(fc.integer({ min: 0, max: 9 })),
      takenAtMs: fc.option(fc.integer({ min: 0, max: 9 })),
    });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const list = new DueList();
        const plain = new Map<string, number>();
        for (const { matchId, dueAtMs, takenAtMs } of steps) {
          list.set(matchId, dueAtMs);
          if (dueAtMs === null) plain.delete(matchId);
          else plain.set(matchId, dueAtMs);
          expect(list.nextMs).toBe(plain.size > 0 ? Math.min(...plain.values()) : undefined);
          const due = [...plain].filter(([, atMs]) => atMs <= (takenAtMs ?? -1)).map(([id]) => id);
          expect(list.take(takenAtMs ?? -1).toSorted()).toEqual(due.toSorted());
          for (const id of due) plain.delete(id);
        }
      }),
    );
  });
});
