import type { MatchView } from '@trivia/contract/match.ts';
import { liveMatch } from '../../game/live/live-match.tsx';
import { PairBoard } from '../../game/live/seats/pair-board.tsx';

const Head = ({ match }: { readonly match: MatchView }) => <PairBoard match={match} hasTime />;

/** A 1v1 battle. */
export const HeadToHeadMatch = liveMatch('head-to-head', Head);
