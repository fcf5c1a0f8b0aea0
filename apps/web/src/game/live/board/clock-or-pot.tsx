import type { MatchView } from '@trivia/contract/play/match.ts';
import { Suspense, useEffect } from 'react';
import { lazyWithPreload } from '../../../lib/loading/lazy-with-preload.tsx';
import { CountdownRing } from '../../../ui/figures/countdown-ring.tsx';
import { LATE_SECONDS } from '../../question/round-clock.tsx';

const Pot = lazyWithPreload(async () => (await import('./pot.tsx')).Pot);

/** Clock of the open round between both players; after the round, the pot. */
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
