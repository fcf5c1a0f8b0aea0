import type { DailyChallenge } from '@trivia/contract/play/daily-challenge.ts';
import { Suspense } from 'react';
import { useTexts } from '../../lib/i18n/use-texts.ts';
import { lazyWithPreload } from '../../lib/loading/lazy-with-preload.tsx';

const SealProof = lazyWithPreload(async () => (await import('./seal-proof.tsx')).SealProof);

/** Lazy proof: it is below the fold, so its code and texts load after the screen's. */
export function LazySealProof({ daily }: { readonly daily: DailyChallenge }) {
  const hasTexts = useTexts('proof');
  return <Suspense>{hasTexts && <SealProof daily={daily} />}</Suspense>;
}
