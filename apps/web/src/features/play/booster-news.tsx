import { Suspense } from 'react';
import { lazyScreen } from '../../lib/lazy-screen.ts';
import { useTexts } from '../../lib/use-texts.ts';
import type { ActiveBoostersProps } from './active-boosters.tsx';

const Active = lazyScreen(async () => (await import('./active-boosters.tsx')).ActiveBoosters);

/** Tells of boosters as they work. The region is always there, so that each is read out as it comes. */
export function BoosterNews(news: ActiveBoostersProps) {
  const hasTexts = useTexts('boosters');
  const hasNews = news.used.length > 0 || news.isSecondTry;
  return (
    <div role="status">
      <Suspense>{hasTexts && hasNews && <Active {...news} />}</Suspense>
    </div>
  );
}
