import type { MatchView } from '@trivia/contract/play/match.ts';
import { Suspense, useEffect } from 'react';
import { lazyScreen } from '../../../lib/loading/lazy-screen.ts';
import { CountdownRing } from '../../../ui/figures/countdown-ring.tsx';
import { LATE_SECONDS } from '../../question/round-clock.tsx';

const Pot = lazyScreen(async () => (await import('./pot.tsx')).Pot);

/** The time of a round between both players, and the pot once it is over. */
export function ClockOrPot({ match }: { readonly match: MatchView }) {
  const { round } = match;
  useEffect(() => Pot.preload(), []);
  if (round && round.closesAtMs !== null) {
    return (
      <CountdownRing
        key={round.number}
        opensAtMs={round.opensAtMs}
        closesAtMs={round.closesAtMs}
        lateSeconds={LATE_SECONDS}
      />
    );
  }
  return (
    <Suspense>
      <Pot match={match} />
    </Suspense>
  );
}
