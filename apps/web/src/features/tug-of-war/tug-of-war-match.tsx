import type { MatchView } from '@trivia/contract/match.ts';
import { liveMatch } from '../../game/live/live-match.tsx';
import { ClockOrPot } from '../../game/live/seats/clock-or-pot.tsx';
import { PairBoard } from '../../game/live/seats/pair-board.tsx';
import { Rope } from './rope.tsx';

const Head = ({ match }: { readonly match: MatchView }) => (
  <div>
    <PairBoard match={match} middle={<ClockOrPot match={match} />} />
    <Rope match={match} />
  </div>
);

/** A match of tug of war. */
export const TugOfWarMatch = liveMatch('tug-of-war', Head, { hasClockInHead: true });
