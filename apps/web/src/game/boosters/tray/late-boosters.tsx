import { type ComponentProps, Suspense } from 'react';
import { lazyScreen } from '../../../lib/loading/lazy-screen.ts';
import type { ActiveBoosters } from './active-boosters.tsx';
import styles from './booster-tray.module.css';
import type { BoosterTray } from './booster-tray.tsx';

const loadParts = () => import('./booster-parts.ts');
const Tray = lazyScreen(async () => (await loadParts()).BoosterTray);
const Active = lazyScreen(async () => (await loadParts()).ActiveBoosters);

/** The tray comes after the question, and its place is kept until then. */
export function LateBoosterTray(props: ComponentProps<typeof BoosterTray>) {
  return (
    <Suspense fallback={<div className={styles.place} />}>
      <Tray {...props} />
    </Suspense>
  );
}

/** Announces boosters in effect. The live region always exists, so that each is read out. */
export function BoosterNews(news: ComponentProps<typeof ActiveBoosters>) {
  const hasNews = news.used.length > 0 || news.isSecondTry;
  return (
    <div role="status" data-words={news.isSecondTry}>
      <Suspense>{hasNews && <Active {...news} />}</Suspense>
    </div>
  );
}
