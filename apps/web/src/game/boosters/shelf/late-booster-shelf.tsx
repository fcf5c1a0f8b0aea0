import { type ComponentProps, Suspense } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.ts';
import { lazyScreen } from '../../../lib/loading/lazy-screen.ts';
import type { BoosterShelf } from './booster-shelf.tsx';

const Shelf = lazyScreen(async () => (await import('./booster-shelf.tsx')).BoosterShelf);

/** Lazy shelf: it is below the fold, so its code and its texts come after the screen's. */
export function LateBoosterShelf(props: ComponentProps<typeof BoosterShelf>) {
  const hasTexts = useTexts('boosters');
  return <Suspense>{hasTexts && <Shelf {...props} />}</Suspense>;
}
