import type { MatchView } from '@trivia/contract/match.ts';
import { useState } from 'react';

interface LastReveal {
  /** Whether the player saw the match go on, and did not come back to look at how it ended. */
  readonly wasThere: boolean;
  /** Whether nothing is left to be revealed before the result. */
  readonly hasReadLast: boolean;
  readonly readLast: () => void;
}

/** That the last round is closed may be told before it is told that the match is over. */
const goesOn = ({ phase, nextRoundAtMs }: MatchView): boolean => phase === 'round' || nextRoundAtMs !== null;

/** The last round of a match is revealed before its result, once. One that ends otherwise, when the other leaves, has none. */
export function useLastReveal(match: MatchView | undefined): LastReveal {
  /** Rounds that were closed when the match was last seen going on. */
  const [knownRounds, setKnownRounds] = useState<number | null>(null);
  const [isRead, setRead] = useState(false);
  const rounds = match?.closedRounds.length ?? 0;
  if (match && goesOn(match) && knownRounds !== rounds) setKnownRounds(rounds);
  return {
    wasThere: knownRounds !== null,
    hasReadLast: isRead || knownRounds === null || rounds <= knownRounds,
    readLast: () => setRead(true),
  };
}
