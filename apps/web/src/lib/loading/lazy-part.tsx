import type { ComponentType, ReactNode } from 'react';
import type { Area } from '../i18n/messages.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { lazyScreen } from './lazy-screen.ts';

interface PartSource<P> {
  readonly areas: readonly Area[];
  readonly load: () => Promise<ComponentType<P>>;
  /** Shown while texts are on their way; code that is on its way suspends. */
  readonly fallback: ReactNode;
}

/** A part of a screen that comes later than the screen, with its own texts. */
export function lazyPart<P extends object>({
  areas,
  load,
  fallback,
}: PartSource<P>): ComponentType<P> & { preload(): void } {
  const Part = lazyScreen(load);
  function LazyPart(props: P) {
    return useTexts(...areas) ? <Part {...props} /> : fallback;
  }
  return Object.assign(LazyPart, { preload: Part.preload });
}
