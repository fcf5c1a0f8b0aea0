import { type ComponentProps, Suspense } from 'react';
import { lazyScreen } from '../../lib/loading/lazy-screen.ts';
import type { FlyingGain } from './flying-gain.tsx';

const Gain = lazyScreen(async () => (await import('./flying-gain.tsx')).FlyingGain);

/** Fetched while the question is read. */
export const preloadGain = (): void => Gain.preload();

/** Gain of a right answer, once its code is loaded. */
export function LateGain(props: ComponentProps<typeof FlyingGain>) {
  return (
    <Suspense>
      <Gain {...props} />
    </Suspense>
  );
}
