import { Suspense } from 'react';
import { lazyWithTexts } from '../../../lib/loading/lazy-with-texts.tsx';
import { useInstallOffer } from './use-install-offer.ts';

const InstallOffer = lazyWithTexts({
  areas: ['install'],
  load: async () => (await import('./install-offer.tsx')).InstallOffer,
  fallback: null,
});

/** Lazy offer to install the app, loaded when it is made. */
export function LazyInstallOffer() {
  const isOffered = useInstallOffer();
  return <Suspense>{isOffered && <InstallOffer />}</Suspense>;
}
