import { type ComponentProps, Suspense } from 'react';
import { lazyWithPreload } from '../../lib/loading/lazy-with-preload.tsx';
import type { FairDraw } from './fair-draw.tsx';

const Draw = lazyWithPreload(async () => (await import('./fair-draw.tsx')).FairDraw);

/** Lazy seed hash: it is at the end of its screen. */
export function LazyFairDraw(props: ComponentProps<typeof FairDraw>) {
  return (
    <Suspense>
      <Draw {...props} />
    </Suspense>
  );
}
