import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { readStored, store } from './storage.ts';

/** A page that fails to load is most often one that a new version has replaced: reload, but only once. */
export function reloadOnce(error: unknown): void {
  if (readStored('dynamicReload')) {
    console.error(error);
    return;
  }
  store('dynamicReload', 'true');
  location.reload();
}

/** Called when routing is ready: the next failure may reload again. */
export const clearReloadFlag = (): void => store('dynamicReload', null);

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
