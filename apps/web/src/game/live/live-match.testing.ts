import type { MatchStanding, MatchView } from '@trivia/contract/play/match.ts';
import { aMatch } from '../match/match.testing.ts';
import type { Player } from './seats/seats.ts';

export const ME = '00000000-0000-4000-8000-00000000000a';
export const RIVAL = '00000000-0000-4000-8000-00000000000b';

const playerOf = (id: string, name: string): Player => ({
  id,
  name,
  avatarUrl: `/avatars/${id}.svg`,
  isMe: id === ME,
  isBot: false,
  tier: 'starter',
  status: 'playing',
});

type Standing = NonNullable<MatchStanding['players']>[number];

interface LiveMatchParts {
  readonly mySeat?: 0 | 1;
  /** Standings of the viewer and the opponent, whatever their seats. */
  readonly standings?: readonly [Partial<Standing>, Partial<Standing>];
  readonly marker?: number;
  readonly match?: Partial<MatchView>;
}

/** A live match of two, as the server sends it to one of them. */
export function aLiveMatch({
  mySeat = 0,
  standings = [{}, {}],
  marker,
  match = {},
}: LiveMatchParts = {}): MatchView {
  const bySeat = <T>(mine: T, theirs: T): readonly [T, T] => (mySeat === 0 ? [mine, theirs] : [theirs, mine]);
  const standingOf = (id: string, given: Partial<Standing>): Standing => ({
    id,
    rightAnswers: 0,
    hasLeft: false,
    ...given,
  });
  return aMatch({
    type: 'headtohead',
    mode: 'multi',
    planId: 'coins-10',
    playerCount: 2,
    players: [...bySeat(playerOf(ME, 'Zara'), playerOf(RIVAL, 'ئاڤا'))],
    standing: {
      players: [...bySeat(standingOf(ME, standings[0]), standingOf(RIVAL, standings[1]))],
      ...(marker !== undefined && { marker }),
    },
    ...match,
  });
}
