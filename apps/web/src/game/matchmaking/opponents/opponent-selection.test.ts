import { expect, it } from 'vitest';
import { matchMark } from '../../../lib/in-match.ts';
import { readSelection, selectionState } from './opponent-selection.ts';

const player = { id: 'a', name: 'Dilan', image: '/favicon.svg', tier: 'expert', isPlaying: false } as const;

it('is restored from a history state', () => {
  const restored: unknown = structuredClone(selectionState({ kind: 'online', player }));
  expect(readSelection(restored)).toEqual({ kind: 'online', player });
});

it('is anyone without a state, or with that of a match', () => {
  for (const state of [null, undefined, 'x', matchMark]) {
    expect(readSelection(state)).toEqual({ kind: 'random', player: null });
  }
});
