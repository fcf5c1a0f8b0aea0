import type { DailyChallenge } from '@trivia/contract/play/daily-challenge.ts';
import { Suspense } from 'react';
import { useTexts } from '../../lib/i18n/use-texts.ts';
import { lazyScreen } from '../../lib/loading/lazy-screen.ts';

const SealProof = lazyScreen(async () => (await import('./seal-proof.tsx')).SealProof);

/** Lazy proof: it is below the fold, so its code and its texts come after the screen's. */
export function LateSealProof({ daily }: { readonly daily: DailyChallenge }) {
  const hasTexts = useTexts('proof');
  return <Suspense>{hasTexts && <SealProof daily={daily} />}</Suspense>;
}
