import type { MatchView } from '@trivia/contract/play/match.ts';
import { ClockOrPot } from '../../game/live/board/clock-or-pot.tsx';
import { PairBoard } from '../../game/live/board/pair-board.tsx';

/** The two players, with the clock between them. */
export const HeadToHeadHead = ({ match }: { readonly match: MatchView }) => (
  <PairBoard match={match} middle={<ClockOrPot match={match} />} />
);
