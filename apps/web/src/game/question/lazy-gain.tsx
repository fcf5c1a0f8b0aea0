import { type ComponentProps, Suspense } from 'react';
import { lazyWithPreload } from '../../lib/loading/lazy-with-preload.tsx';
import type { FlyingGain } from './flying-gain.tsx';

const Gain = lazyWithPreload(async () => (await import('./flying-gain.tsx')).FlyingGain);

/** Preloads the code while the player reads the question. */
export const preloadGain = (): void => Gain.preload();

/** Lazy gain of a right answer. */
export function LazyGain(props: ComponentProps<typeof FlyingGain>) {
  return (
    <Suspense>
      <Gain {...props} />
    </Suspense>
  );
}
