import type { MatchView } from '@trivia/contract/play/match.ts';
import { Suspense, useEffect } from 'react';
import { playSound } from '../../lib/feedback.ts';
import { lazyWithPreload } from '../../lib/loading/lazy-with-preload.tsx';
import { useIsPast } from '../../lib/time/use-is-past.ts';
import type { MatchPart } from '../match/match-part.ts';
import { MatchSkeleton } from '../match/match-skeleton.tsx';
import { firstOpensAtMs } from '../match/stage/match-stage.ts';
import { type MatchParts, MatchStages } from '../match/stage/match-stages.tsx';
import { useMatchFlow } from '../match/use-match-flow.ts';
import { useLiveMatch } from './follow/use-live-match.ts';
import { LiveQuestion } from './round/live-question.tsx';

const LiveReveal = lazyWithPreload(async () => (await import('./round/live-reveal.tsx')).LiveReveal);
const RivalAnnouncements = lazyWithPreload(
  async () => (await import('./seats/rival-announcements.tsx')).RivalAnnouncements,
);
const VersusStage = lazyWithPreload(
  async () => (await import('../matchmaking/versus/versus.tsx')).VersusStage,
);

interface LiveMatchFlowProps extends Pick<MatchParts, 'hasClockInHead' | 'hasRoundsInHead'> {
  readonly matchId: string;
  /** The players with their standings. */
  readonly Head: MatchPart;
  readonly Result: MatchParts['Result'];
}

/** Whether the versus screen is shown, before the first question. */
function useIsBefore(match: MatchView | undefined): boolean {
  const opensAtMs = match ? firstOpensAtMs(match) : null;
  const hasOpened = useIsPast(opensAtMs ?? 0);
  // Also true while the question is late on a slow network.
  return opensAtMs !== null && !(match?.round && hasOpened);
}

/** A live match, from the versus screen to the result. */
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
          <RivalAnnouncements match={match} />
        </Suspense>
      )}
    </>
  );
}
