import type { MatchView } from '@trivia/contract/play/match.ts';
import { Suspense, useEffect } from 'react';
import { playSound } from '../../lib/feedback.ts';
import { lazyScreen } from '../../lib/loading/lazy-screen.ts';
import { useHasCome } from '../../lib/time/use-has-come.ts';
import type { MatchPart } from '../match/match-part.ts';
import { MatchSkeleton } from '../match/match-skeleton.tsx';
import { firstOpensAtMs } from '../match/stage/match-stage.ts';
import { type MatchParts, MatchStages } from '../match/stage/match-stages.tsx';
import { useMatchFlow } from '../match/use-match-flow.ts';
import { useLiveMatch } from './follow/use-live-match.ts';
import { LiveQuestion } from './round/live-question.tsx';

const LiveReveal = lazyScreen(async () => (await import('./round/live-reveal.tsx')).LiveReveal);
const RivalNews = lazyScreen(async () => (await import('./seats/rival-news.tsx')).RivalNews);
const VersusStage = lazyScreen(async () => (await import('../find/versus/versus.tsx')).VersusStage);

interface LiveMatchFlowProps extends Pick<MatchParts, 'hasClockInHead' | 'hasRoundsInHead'> {
  readonly matchId: string;
  /** The players and their standings. */
  readonly Head: MatchPart;
  readonly Result: MatchParts['Result'];
}

/** Whether the players still see each other, before the first question. */
function useIsBefore(match: MatchView | undefined): boolean {
  const opensAtMs = match ? firstOpensAtMs(match) : null;
  const hasOpened = useHasCome(opensAtMs ?? 0);
  // The question may come late on a slow line.
  return opensAtMs !== null && !(match?.round && hasOpened);
}

/** A live match from the meeting of its players to its result. */
export function LiveMatchFlow(props: LiveMatchFlowProps) {
  const { matchId, Head, hasClockInHead = false, hasRoundsInHead = false, Result } = props;
  const flow = useMatchFlow(matchId, 'live.exitBody');
  const { match } = flow;
  useLiveMatch(match);
  const isBefore = useIsBefore(match);
  useEffect(() => {
    if (isBefore) void playSound('versus');
  }, [isBefore]);

  if (isBefore && match) {
    return (
      <Suspense fallback={<MatchSkeleton />}>
        <VersusStage match={match} />
      </Suspense>
    );
  }
  return (
    <>
      <MatchStages
        flow={flow}
        Head={Head}
        hasClockInHead={hasClockInHead}
        hasRoundsInHead={hasRoundsInHead}
        Question={LiveQuestion}
        Reveal={LiveReveal}
        Result={Result}
      />
      {match && match.phase !== 'over' && (
        <Suspense>
          <RivalNews match={match} />
        </Suspense>
      )}
    </>
  );
}
