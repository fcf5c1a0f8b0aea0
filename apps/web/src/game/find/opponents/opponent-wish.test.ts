import { expect, it } from 'vitest';
import { matchMark } from '../../../lib/in-match.ts';
import { readWish, wishState } from './opponent-wish.ts';

const player = { id: 'a', name: 'Dilan', image: '/favicon.svg', tier: 'expert', isPlaying: false } as const;

it('comes back from the state of a history entry', () => {
  const kept: unknown = structuredClone(wishState({ way: 'online', player }));
  expect(readWish(kept)).toEqual({ way: 'online', player });
});

it('is anyone where an entry has no state, or that of a match', () => {
  for (const state of [null, undefined, 'x', matchMark]) {
    expect(readWish(state)).toEqual({ way: 'random', player: null });
  }
});
