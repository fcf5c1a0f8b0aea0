import { type ComponentProps, Suspense } from 'react';
import { lazyWithPreload } from '../../../lib/loading/lazy-with-preload.tsx';
import type { ActiveBoosters } from './active-boosters.tsx';
import styles from './booster-tray.module.css';
import type { BoosterTray } from './booster-tray.tsx';

const loadParts = () => import('./booster-parts.ts');
const Tray = lazyWithPreload(async () => (await loadParts()).BoosterTray);
const Active = lazyWithPreload(async () => (await loadParts()).ActiveBoosters);

/** Lazy tray, which loads after the question; its space is reserved. */
export function LazyBoosterTray(props: ComponentProps<typeof BoosterTray>) {
  return (
    <Suspense fallback={<div className={styles.place} />}>
      <Tray {...props} />
    </Suspense>
  );
}

/** Announces boosters in effect. The live region is always rendered, so that screen readers notice changes. */
export function BoosterAnnouncements(news: ComponentProps<typeof ActiveBoosters>) {
  const hasNews = news.used.length > 0 || news.isSecondTry;
  return (
    <div role="status" data-words={news.isSecondTry}>
      <Suspense>{hasNews && <Active {...news} />}</Suspense>
    </div>
  );
}
