import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { useI18n } from '../../lib/i18n/i18n.ts';
import type { MessageKey } from '../../lib/i18n/messages.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { findMode, modeTable, type SoloModeId } from '../modes/mode-table.ts';
import { unfinishedQuery } from '../queries/daily-query.ts';
import { lazyResult } from './lazy-result.tsx';
import { MatchSkeleton } from './match-skeleton.tsx';
import type { StageParts } from './stage/match-screen.tsx';
import { type MatchParts, MatchStages } from './stage/match-stages.tsx';
import { useMatchFlow } from './use-match-flow.ts';

interface MatchRouteProps {
  readonly modeId: SinglePlayerModeId;
  readonly children: (matchId: string) => ReactNode;
}

/** Renders the match in the address, or else the unfinished one, until the screen is left. */
function MatchRoute({ modeId, children }: MatchRouteProps) {
  const { t } = useI18n();
  const [search] = useSearchParams();
  const [foundId, setFoundId] = useState<string | null>(null);
  const named = search.get('match') ?? foundId;
  const unfinished = useQuery({ ...unfinishedQuery, enabled: named === null });
  if (named !== null) return children(named);
  if (unfinished.isError && !unfinished.data) {
    return <ErrorState message={t('play.matchLoadError')} onRetry={() => void unfinished.refetch()} />;
  }
  if (!unfinished.data) return <MatchSkeleton />;
  const waiting = unfinished.data.data.find((match) => findMode(match) === modeId);
  if (!waiting) return <Redirect to={modeTable[modeId].path} replace />;
  setFoundId(waiting.id);
  return children(waiting.id);
}

/** A single-player mode. */
type SinglePlayerModeId = SoloModeId | 'daily';

interface FlowProps extends MatchParts {
  readonly matchId: string;
  readonly exitText: MessageKey;
}

function MatchFlow({ matchId, exitText, ...parts }: FlowProps) {
  return <MatchStages flow={useMatchFlow(matchId, exitText)} {...parts} />;
}

interface SoloParts extends StageParts {
  /** Text about the cost of leaving. */
  readonly exitText: MessageKey;
}

/** Match screen of a single-player mode, from the first question to the result. */
export function soloMatch(modeId: SinglePlayerModeId, parts: SoloParts) {
  const Result = lazyResult(modeId);
  return function SoloMatch() {
    return (
      <MatchRoute modeId={modeId}>
        {(matchId) => <MatchFlow key={matchId} matchId={matchId} Result={Result} {...parts} />}
      </MatchRoute>
    );
  };
}
