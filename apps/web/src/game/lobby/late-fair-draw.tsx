import { type ComponentProps, Suspense } from 'react';
import { lazyScreen } from '../../lib/loading/lazy-screen.ts';
import type { FairDraw } from './fair-draw.tsx';

const Draw = lazyScreen(async () => (await import('./fair-draw.tsx')).FairDraw);

/** The fingerprint stands at the end of its screen, so it comes last. */
export function LateFairDraw(props: ComponentProps<typeof FairDraw>) {
  return (
    <Suspense>
      <Draw {...props} />
    </Suspense>
  );
}
