import type { ComponentType, ReactNode } from 'react';
import type { I18n } from '../i18n/i18n.ts';
import type { Area } from '../i18n/messages.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { lazyScreen } from './lazy-screen.ts';

interface PartSource<P> {
  readonly areas: readonly Area[];
  readonly load: () => Promise<ComponentType<P>>;
  /** Shown while texts are being fetched; code that is being fetched suspends. */
  readonly fallback: ReactNode;
}

/** A lazy part of a screen, with its own texts. */
export function lazyPart<P extends object>({
  areas,
  load,
  fallback,
}: PartSource<P>): ComponentType<P> & { preload(i18n: Pick<I18n, 'load'>): void } {
  const Part = lazyScreen(load);
  function LazyPart(props: P) {
    return useTexts(...areas) ? <Part {...props} /> : fallback;
  }
  const preload = ({ load: loadTexts }: Pick<I18n, 'load'>): void => {
    Part.preload();
    loadTexts(areas).catch(() => undefined);
  };
  return Object.assign(LazyPart, { preload });
}
