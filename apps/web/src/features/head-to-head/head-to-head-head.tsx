import type { MatchView } from '@trivia/contract/play/match.ts';
import { ClockOrPot } from '../../game/live/seats/clock-or-pot.tsx';
import { PairBoard } from '../../game/live/seats/pair-board.tsx';

/** The two players, and the time of the round between them. */
export const HeadToHeadHead = ({ match }: { readonly match: MatchView }) => (
  <PairBoard match={match} middle={<ClockOrPot match={match} />} />
);
