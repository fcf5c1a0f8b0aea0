import type { DailyChallenge } from '@trivia/contract/daily-challenge.ts';
import { Suspense } from 'react';
import { lazyScreen } from '../../lib/lazy-screen.ts';

const SealProof = lazyScreen(async () => (await import('./seal-proof.tsx')).SealProof);

/** The proof stands below the fold, so its code comes after the screen's. */
export function LateSealProof({ daily }: { readonly daily: DailyChallenge }) {
  return (
    <Suspense>
      <SealProof daily={daily} />
    </Suspense>
  );
}
