import type { ComponentType, ReactNode } from 'react';
import type { I18n } from '../i18n/i18n.ts';
import type { Area } from '../i18n/messages.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { lazyWithPreload } from './lazy-with-preload.tsx';

interface PartSource<P> {
  readonly areas: readonly Area[];
  readonly load: () => Promise<ComponentType<P>>;
  /** Shown while texts are loading; loading code suspends. */
  readonly fallback: ReactNode;
}

/** A lazy component with texts of its own. */
export function lazyWithTexts<P extends object>({
  areas,
  load,
  fallback,
}: PartSource<P>): ComponentType<P> & { preload(i18n: Pick<I18n, 'load'>): void } {
  const Part = lazyWithPreload(load);
  function LazyPart(props: P) {
    return useTexts(...areas) ? <Part {...props} /> : fallback;
  }
  const preload = ({ load: loadTexts }: Pick<I18n, 'load'>): void => {
    Part.preload();
    loadTexts(areas).catch(() => undefined);
  };
  return Object.assign(LazyPart, { preload });
}
