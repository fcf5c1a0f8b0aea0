import { type ComponentProps, memo, Suspense, useDeferredValue } from 'react';
import { lazyWithPreload } from '../../../lib/loading/lazy-with-preload.tsx';
import type { ActiveBoosters } from './active-boosters.tsx';
import type { BoosterTray } from './booster-tray.tsx';
import { TrayPlace } from './tray-place.tsx';

const loadParts = () => import('./booster-parts.ts');
const Tray = memo(lazyWithPreload(async () => (await loadParts()).BoosterTray));
const Active = lazyWithPreload(async () => (await loadParts()).ActiveBoosters);

type TrayProps = ComponentProps<typeof BoosterTray>;

/** Whether the round is over, whose tray fades out unchanged. */
const isOver = (_: TrayProps, { match }: TrayProps): boolean => match.round === null;

/** Lazy tray, which loads after the question; its space is reserved. A tap paints its lock before the tray changes. */
export const LazyBoosterTray = memo(function LazyBoosterTray({ match, hasSelected }: TrayProps) {
  const isBlocked = useDeferredValue(hasSelected);
  return (
    <Suspense fallback={<TrayPlace match={match} />}>
      <Tray match={match} hasSelected={isBlocked} />
    </Suspense>
  );
}, isOver);

/** Announces boosters in effect. The live region is always rendered, so that screen readers notice changes. */
export function BoosterAnnouncements(news: ComponentProps<typeof ActiveBoosters>) {
  const hasNews = news.used.length > 0 || news.isSecondTry;
  return (
    <div role="status" data-words={news.isSecondTry}>
      <Suspense>{hasNews && <Active {...news} />}</Suspense>
    </div>
  );
}
