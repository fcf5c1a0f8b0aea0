import { Suspense } from 'react';
import { lazyPart } from '../../../lib/loading/lazy-part.tsx';
import { useInstallOffer } from './use-install-offer.ts';

const InstallOffer = lazyPart({
  areas: ['install'],
  load: async () => (await import('./install-offer.tsx')).InstallOffer,
  fallback: null,
});

/** The offer to install the app, fetched when it is made. */
export function LateInstallOffer() {
  const isOffered = useInstallOffer();
  return <Suspense>{isOffered && <InstallOffer />}</Suspense>;
}
