import type { MatchView } from '@trivia/contract/play/match.ts';
import { startTransition, useState } from 'react';

interface LastReveal {
  /** Whether the player saw the match in play, and did not open it after its end. */
  readonly wasPresent: boolean;
  /** Whether no reveal is left before the result. */
  readonly hasReadLast: boolean;
  readonly readLast: () => void;
}

/** Whether another round follows, known even before the event of the match's end. */
const hasNextRound = ({ mode, phase, nextRoundAtMs }: MatchView): boolean =>
  phase === 'round' || nextRoundAtMs !== null || (phase === 'reveal' && mode === 'solo');

/**
 * Shows the reveal of the last round before the result, once. A match that ends between rounds, as by a forfeit, has
 * none.
 */
export function useLastReveal(match: MatchView | undefined): LastReveal {
  /** Number of closed rounds when the match was last seen in play. */
  const [knownRounds, setKnownRounds] = useState<number | null>(null);
  const [isRead, setRead] = useState(false);
  const rounds = match?.closedRounds.length ?? 0;
  if (match && hasNextRound(match) && knownRounds !== rounds) setKnownRounds(rounds);
  return {
    wasPresent: knownRounds !== null,
    hasReadLast: isRead || knownRounds === null || rounds <= knownRounds,
    // A transition, because rendering the result takes long.
    readLast: () => startTransition(() => setRead(true)),
  };
}
