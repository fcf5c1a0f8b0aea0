import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadPart } from './load-part.ts';

/** A screen in a chunk of its own; `preload` fetches it ahead, on pointer down. */
export function lazyScreen<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> & { preload(): void } {
  const screen = lazy(async () => ({ default: await loadPart(load) }));
  return Object.assign(screen, { preload: () => void load().catch(() => undefined) });
}
