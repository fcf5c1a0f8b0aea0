import { type ComponentProps, Suspense } from 'react';
import { lazyScreen } from '../../../lib/lazy-screen.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import type { BoosterShelf } from './booster-shelf.tsx';

const Shelf = lazyScreen(async () => (await import('./booster-shelf.tsx')).BoosterShelf);

/** The shelf stands below the fold, so it comes after its screen, with its texts. */
export function LateBoosterShelf(props: ComponentProps<typeof BoosterShelf>) {
  const hasTexts = useTexts('boosters');
  return <Suspense>{hasTexts && <Shelf {...props} />}</Suspense>;
}
