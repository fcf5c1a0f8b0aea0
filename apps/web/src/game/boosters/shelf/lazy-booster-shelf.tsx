import { type ComponentProps, Suspense } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.ts';
import { lazyWithPreload } from '../../../lib/loading/lazy-with-preload.tsx';
import type { BoosterShelf } from './booster-shelf.tsx';

const Shelf = lazyWithPreload(async () => (await import('./booster-shelf.tsx')).BoosterShelf);

/** Lazy booster shelf: it is below the fold, so its code and texts load after the screen's. */
export function LazyBoosterShelf(props: ComponentProps<typeof BoosterShelf>) {
  const hasTexts = useTexts('boosters');
  return <Suspense>{hasTexts && <Shelf {...props} />}</Suspense>;
}
