import type { MatchView } from '@trivia/contract/play/match.ts';
import { expect, it } from 'vitest';
import { aLiveMatch, ME } from '../../../game/live/live-match.testing.ts';
import { seatsOf } from '../../../game/live/seats/seats.ts';
import { closedRound, openRound } from '../../../game/match/match.testing.ts';
import { eliminatedIn, hasLostLife, isBetweenTwo } from './duel-round.ts';

/** A duel of three after its third round, by each player's lives and played rounds. */
function duel(
  standings: readonly (readonly [lives: number, roundsPlayed: number])[],
  isOpen = false,
): MatchView {
  const match = aLiveMatch({ match: { type: 'survival', phase: isOpen ? 'round' : 'reveal' } });
  const ids = [ME, 'second', 'third'];
  return {
    ...match,
    round: isOpen ? openRound(4, 0) : null,
    closedRounds: [closedRound(3, 'wrong')],
    players: ids.map((id) => ({ ...(match.players[0] ?? { tier: null }), id, isMe: id === ME }) as never),
    standing: {
      players: standings.map(([lives, roundsPlayed], seat) => ({
        id: ids[seat] ?? '',
        rightAnswers: 0,
        hasLeft: false,
        lives,
        roundsPlayed,
      })),
    },
  };
}
const named = (match: MatchView) => eliminatedIn(match, seatsOf(match)).map(({ player }) => player.id);

it('lists players whom the revealed round has eliminated, and no earlier ones', () => {
  const match = duel([
    [2, 3],
    [0, 3],
    [0, 2],
  ]);
  expect(named(match)).toEqual(['second']);
  expect(named({ ...match, phase: 'round' })).toEqual([]);
});

it('is between two from the round after the third player was eliminated, even in its reveal', () => {
  const between = (match: MatchView) => isBetweenTwo(match, seatsOf(match));
  expect(
    between(
      duel([
        [2, 3],
        [1, 3],
        [0, 3],
      ]),
    ),
  ).toBe(false);
  expect(
    between(
      duel(
        [
          [2, 4],
          [1, 4],
          [0, 3],
        ],
        true,
      ),
    ),
  ).toBe(true);
  expect(
    between(
      duel([
        [2, 3],
        [0, 3],
        [0, 2],
      ]),
    ),
  ).toBe(true);
});

it('knows who loses a life, and who is saved by a shield', () => {
  const match = duel([
    [2, 3],
    [1, 3],
    [0, 2],
  ]);
  const answers = [ME, 'second'].map((playerId) => ({
    playerId,
    optionId: null,
    verdict: 'wrong' as const,
    elapsedMs: 1,
    creditMs: 0,
  }));
  const closed = { ...closedRound(3, 'wrong'), answers };
  const lost = (view: MatchView) => seatsOf(view).map((seated) => hasLostLife(view, seated));
  expect(lost({ ...match, closedRounds: [closed] })).toEqual([true, true, false]);
  expect(lost({ ...match, closedRounds: [{ ...closed, boosters: ['shield'] }] })).toEqual([
    false,
    true,
    false,
  ]);
});
