import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadPart } from './load-part.ts';

/** A screen in a chunk of its own; `preload` fetches it ahead, on pointer down. */
export function lazyScreen<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> & { preload(): void } {
  let ahead: Promise<ComponentType<P>> | undefined;
  const screen = lazy(async () => ({ default: await loadPart(() => ahead ?? load()) }));
  const preload = (): void => {
    ahead ??= load();
    // The screen may never be opened, so a failed preload is not repeated.
    ahead.catch(() => {
      ahead = undefined;
    });
  };
  return Object.assign(screen, { preload });
}
