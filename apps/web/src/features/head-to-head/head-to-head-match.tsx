import type { MatchView } from '@trivia/contract/match.ts';
import { liveMatch } from '../../game/live/live-match.tsx';
import { ClockOrPot } from '../../game/live/seats/clock-or-pot.tsx';
import { PairBoard } from '../../game/live/seats/pair-board.tsx';

const Head = ({ match }: { readonly match: MatchView }) => (
  <PairBoard match={match} middle={<ClockOrPot match={match} />} />
);

/** A 1v1 battle. */
export const HeadToHeadMatch = liveMatch('head-to-head', Head, { hasClockInHead: true });
