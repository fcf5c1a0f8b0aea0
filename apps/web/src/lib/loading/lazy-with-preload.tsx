import { type ComponentType, type FunctionComponent, lazy, useState } from 'react';
import { loadWithRetry } from './load-with-retry.ts';

/**
 * `React.lazy` with retries, and with `preload` to fetch the code ahead of rendering. Loaded code renders at once: a
 * lazy component of React suspends even then, and React shows it at least 0.3 s after its fallback.
 */
export function lazyWithPreload<P extends object>(
  load: () => Promise<ComponentType<P>>,
): FunctionComponent<P> & { preload(): void } {
  let ahead: Promise<ComponentType<P>> | undefined;
  let loaded: ComponentType<P> | undefined;
  const Lazy = lazy(async () => ({ default: await loadWithRetry(() => ahead ?? load()) }));
  function Part(props: P) {
    // The type of a rendered element never changes, which would lose its state.
    const [Screen] = useState<ComponentType<P>>(() => loaded ?? Lazy);
    return <Screen {...props} />;
  }
  const preload = (): void => {
    ahead ??= load();
    ahead.then(
      (component) => {
        loaded = component;
      },
      // Clears a failed preload, so that rendering fetches the code again.
      () => {
        ahead = undefined;
      },
    );
  };
  return Object.assign(Part, { preload });
}
