import { expect, it } from 'vitest';
import type { DomainEvents, SettledPlayer } from './domain-events.ts';
import { packEvent, unpackData } from './stored-event.ts';

const loser: SettledPlayer = {
  ...{ playerId: 'a', outcome: 'lost', rank: null, earnedPoints: 0, coins: 0, rightAnswers: 0 },
  ...{ isForfeit: false, isBot: false },
};
const winner: SettledPlayer = {
  ...loser,
  playerId: 'b',
  outcome: 'won',
  rank: 1,
  coins: 20,
  isForfeit: true,
};
const data: DomainEvents['match.settled'] = { matchId: 'm', modeId: 'daily', players: [loser, winner] };

it('an event is stored without default values, and restored unchanged', () => {
  const stored = packEvent({ name: 'match.settled', data });
  expect(JSON.parse(JSON.stringify(stored.data)).players[0]).toEqual({
    ...{ playerId: 'a', outcome: 'lost', earnedPoints: 0, rightAnswers: 0 },
  });
  expect(unpackData('match.settled', stored.data as typeof data)).toEqual(data);
});

it('an event that was stored in full is read unchanged', () => {
  expect(unpackData('match.settled', data)).toEqual(data);
  const verified = { playerId: 'a' };
  expect(unpackData('account.verified', verified)).toEqual(verified);
  expect(packEvent({ name: 'account.verified', data: verified }).data).toEqual(verified);
});
