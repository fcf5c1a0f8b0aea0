import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { reloadOnce } from './reload-once.ts';

/** A screen in a chunk of its own; `preload` fetches it ahead, on pointer down. */
export function lazyScreen<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> & { preload(): void } {
  const loadOrReload = () =>
    load().then(
      (component) => ({ default: component }),
      (error: unknown) => {
        reloadOnce(error);
        throw error;
      },
    );
  const screen = lazy(loadOrReload);
  return Object.assign(screen, { preload: () => void load().catch(() => undefined) });
}
