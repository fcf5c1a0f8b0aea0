import type { MessageKey } from '../../lib/i18n/messages.ts';
import { type MatchParts, MatchStages } from './stage/match-stages.tsx';
import { useMatchFlow } from './use-match-flow.ts';

interface MatchFlowProps extends MatchParts {
  readonly matchId: string;
  /** What leaving costs. */
  readonly exitText: MessageKey;
}

/** A match of one player from wherever it stands to its result. */
export function MatchFlow({ matchId, exitText, ...parts }: MatchFlowProps) {
  return <MatchStages flow={useMatchFlow(matchId, exitText)} {...parts} />;
}
