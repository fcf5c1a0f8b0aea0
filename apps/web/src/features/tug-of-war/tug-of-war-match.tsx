import type { MatchView } from '@trivia/contract/match.ts';
import { liveMatch } from '../../game/live/live-match.tsx';
import { PairBoard } from '../../game/live/seats/pair-board.tsx';
import { Rope } from './rope.tsx';

const Head = ({ match }: { readonly match: MatchView }) => (
  <PairBoard match={match}>
    <Rope match={match} />
  </PairBoard>
);

/** A match of tug of war. */
export const TugOfWarMatch = liveMatch('tug-of-war', Head);
