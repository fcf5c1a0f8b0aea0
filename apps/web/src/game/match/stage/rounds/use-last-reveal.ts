import type { MatchView } from '@trivia/contract/play/match.ts';
import { startTransition, useState } from 'react';

interface LastReveal {
  /** Whether the player saw the match in play, and did not open it after its end. */
  readonly wasThere: boolean;
  /** Whether nothing is left to be revealed before the result. */
  readonly hasReadLast: boolean;
  readonly readLast: () => void;
}

/** Whether another round follows: false after the last one, also before the event of the match's end. */
const goesOn = ({ mode, phase, nextRoundAtMs }: MatchView): boolean =>
  phase === 'round' || nextRoundAtMs !== null || (phase === 'reveal' && mode === 'solo');

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
    // The ending is a whole screen, rendered in small pieces of work.
    readLast: () => startTransition(() => setRead(true)),
  };
}
