import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupWaiting, mayHaveBot, type Waiting } from './matchmaking.ts';
import { type TierId, tierDistance, tiers } from './tiers.ts';

const DUEL = { minPlayers: 2, maxPlayers: 2 };
const CROWD = { minPlayers: 2, maxPlayers: 8 };
const waiting = (id: string, tier: TierId, joinedAtMs: number): Waiting => ({ id, tier, joinedAtMs });
const names = (groups: readonly Waiting[][]) => groups.map((group) => group.map(({ id }) => id));

describe('groups of waiting players', () => {
  it('pairs players of one tier at once', () => {
    const two = [waiting('a', 'expert', 0), waiting('b', 'expert', 10)];
    expect(names(groupWaiting(two, DUEL, 20))).toEqual([['a', 'b']]);
  });

  it('widen the search by one tier every three seconds', () => {
    const two = [waiting('a', 'starter', 0), waiting('b', 'expert', 0)];
    expect(groupWaiting(two, DUEL, 5_999)).toEqual([]);
    expect(names(groupWaiting(two, DUEL, 6_000))).toEqual([['a', 'b']]);
  });

  it('prefer the nearest tier, then the longest wait', () => {
    const all = [
      waiting('a', 'starter', 0),
      waiting('far', 'expert', 1),
      waiting('near-late', 'challenger', 3),
      waiting('near', 'challenger', 2),
    ];
    expect(names(groupWaiting(all, DUEL, 9_000))).toEqual([
      ['a', 'near'],
      ['far', 'near-late'],
    ]);
  });

  it('gather for five seconds, or until full', () => {
    const three = ['a', 'b', 'c'].map((id) => waiting(id, 'ace', 0));
    expect(groupWaiting(three, CROWD, 4_999)).toEqual([]);
    expect(names(groupWaiting(three, CROWD, 5_000))).toEqual([['a', 'b', 'c']]);
    const nine = [...'abcdefghi'].map((id) => waiting(id, 'ace', 0));
    expect(names(groupWaiting(nine, CROWD, 1))).toEqual([[...'abcdefgh']]);
  });

  it('leave a single player waiting', () => {
    expect(groupWaiting([waiting('a', 'ace', 0)], DUEL, 60_000)).toEqual([]);
    expect([mayHaveBot(0, 14_999), mayHaveBot(0, 15_000)]).toEqual([false, true]);
  });

  it('have no player twice, and leave no two players within reach', () => {
    const tier = fc.constantFrom(...tiers.map(({ id }) => id));
    const one = fc.record({ tier, joinedAtMs: fc.integer({ min: 0, max: 20_000 }) });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 40 }), (all) => {
        const crowd = all.map((each, index) => ({ id: String(index), ...each }));
        const groups = groupWaiting(crowd, DUEL, 20_000);
        const grouped = groups.flat().map(({ id }) => id);
        expect(new Set(grouped).size).toBe(grouped.length);
        const left = crowd.filter(({ id }) => !grouped.includes(id));
        for (const [place, first] of left.entries())
          for (const other of left.slice(place + 1)) {
            const older = first.joinedAtMs <= other.joinedAtMs ? first : other;
            const reach = Math.floor((20_000 - older.joinedAtMs) / 3_000);
            expect(tierDistance(first.tier, other.tier)).toBeGreaterThan(reach);
          }
      }),
    );
  });
});
