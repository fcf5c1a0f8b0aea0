import { expect, it } from 'vitest';
import { aMatch } from '../../match/match.testing.ts';
import { aPlayer } from '../players.testing.ts';
import { potOf } from './stake.ts';

const two = {
  mode: 'multi' as const,
  players: [aPlayer('Rawa', { isMe: true }), aPlayer('Dilan')],
  playerCount: 2,
};

it('is the sum of all stakes', () => {
  expect(potOf(aMatch({ ...two, type: 'headtohead', planId: 'coins-50' }))).toBe(100);
  expect(potOf(aMatch({ ...two, type: 'headtohead', planId: 'free' }))).toBe(0);
  expect(potOf(aMatch({ ...two, type: 'tugofwar' }))).toBe(20);
  expect(potOf(aMatch({ ...two, type: 'survival', playerCount: 8 }))).toBe(80);
});

it('is 0 against the house bot', () => {
  const players = [aPlayer('Rawa', { isMe: true }), aPlayer('Zana', { isBot: true })];
  expect(
    potOf(aMatch({ type: 'headtohead', mode: 'multi', planId: 'coins-50', players, playerCount: 2 })),
  ).toBe(0);
});
