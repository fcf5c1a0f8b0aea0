import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { lazyWithPreload } from '../../lib/loading/lazy-with-preload.tsx';
import { useIsLeaving } from '../screens/shown-location.tsx';
import styles from './shell.module.css';

const BetweenGames = lazyWithPreload(async () => (await import('./between-games.tsx')).BetweenGames);

/** Whether a screen hides the navigation: games, invitations, and payment. */
const isGame = (path: string): boolean =>
  path.startsWith('/play/') ||
  path === '/notification-redirect' ||
  path.startsWith('/store/iraq/') ||
  path.startsWith('/payment-');

/** Preloads the navigation for a first screen that shows it. */
export function preloadShell(path: string): void {
  if (!isGame(path)) BetweenGames.preload();
}

/** Frame around every screen. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t } = useI18n();
  const isPlaying = isGame(useLocation()[0]);
  const isLeaving = useIsLeaving();
  useEffect(() => BetweenGames.preload(), []);
  return (
    <div className={isPlaying ? styles.game : styles.shell}>
      <a className={styles.skip} href="#content">
        {t('nav.skip')}
      </a>
      {!isPlaying && (
        <Suspense>
          <BetweenGames />
        </Suspense>
      )}
      <main id="content" tabIndex={-1} className={styles.content} aria-busy={isLeaving}>
        {children}
      </main>
    </div>
  );
}
