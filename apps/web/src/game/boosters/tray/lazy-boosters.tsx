import type { MatchView } from '@trivia/contract/play/match.ts';
import { type ComponentProps, memo, Suspense, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { lazyWithPreload } from '../../../lib/loading/lazy-with-preload.tsx';
import type { ActiveBoosters } from './active-boosters.tsx';
import { TrayPlace } from './tray-place.tsx';

const loadParts = () => import('./booster-parts.ts');
const Tray = memo(lazyWithPreload(async () => (await loadParts()).BoosterTray));
const Active = lazyWithPreload(async () => (await loadParts()).ActiveBoosters);

interface TrayProps {
  readonly match: MatchView;
  /** True once an answer is selected or locked, after which no booster may be used. */
  readonly hasSelected: boolean;
}

/** Whether the round is over, whose tray fades out unchanged. */
const isOver = (_: TrayProps, { match }: TrayProps): boolean => match.round === null;

/**
 * Lazy tray, which loads after the question; its space is reserved. A tap paints its lock before the tray changes, but a
 * booster that is pressed in between is refused already.
 */
export const LazyBoosterTray = memo(function LazyBoosterTray({ match, hasSelected }: TrayProps) {
  const isBlocked = useDeferredValue(hasSelected);
  const latest = useRef(hasSelected);
  useLayoutEffect(() => {
    latest.current = hasSelected;
  }, [hasSelected]);
  return (
    <Suspense fallback={<TrayPlace match={match} />}>
      <Tray match={match} isBlocked={isBlocked} hasSelected={latest} />
    </Suspense>
  );
}, isOver);

/** Announces boosters in effect. The live region is always rendered, so that screen readers notice changes. */
export function BoosterAnnouncements(news: ComponentProps<typeof ActiveBoosters>) {
  const hasNews = news.used.length > 0 || news.isSecondTry;
  return (
    <div role="status">
      <Suspense>{hasNews && <Active {...news} />}</Suspense>
    </div>
  );
}
