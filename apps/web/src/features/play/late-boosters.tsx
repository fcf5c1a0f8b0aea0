import { type ComponentProps, Suspense, useEffect } from 'react';
import { lazyScreen } from '../../lib/lazy-screen.ts';
import { useTexts } from '../../lib/use-texts.ts';
import type { ActiveBoosters } from './active-boosters.tsx';
import styles from './booster-tray.module.css';
import type { BoosterTray } from './booster-tray.tsx';

const loadParts = () => import('./booster-parts.ts');
const Tray = lazyScreen(async () => (await loadParts()).BoosterTray);
const Active = lazyScreen(async () => (await loadParts()).ActiveBoosters);

/** The tray and its texts come after the question, and its place is kept until then. */
export function LateBoosterTray(props: ComponentProps<typeof BoosterTray>) {
  const hasTexts = useTexts('boosters');
  useEffect(() => Tray.preload(), []);
  const place = <div className={styles.place} />;
  return <Suspense fallback={place}>{hasTexts ? <Tray {...props} /> : place}</Suspense>;
}

/** Tells of boosters as they work. The region is always there, so that each is read out as it comes. */
export function BoosterNews(news: ComponentProps<typeof ActiveBoosters>) {
  const hasTexts = useTexts('boosters');
  const hasNews = news.used.length > 0 || news.isSecondTry;
  return (
    <div role="status">
      <Suspense>{hasTexts && hasNews && <Active {...news} />}</Suspense>
    </div>
  );
}
