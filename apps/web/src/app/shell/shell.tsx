import { House, LayoutGrid, Shapes, User } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { useI18n } from '../../lib/i18n.ts';
import { useUserStore } from '../../lib/user-store.ts';
import { Mark } from '../../ui/mark.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import styles from './shell.module.css';
import { UpdateNotice } from './update-notice.tsx';

const places = [
  { to: '/home', icon: House, key: 'nav.home' },
  { to: '/categories', icon: Shapes, key: 'nav.categories' },
  { to: '/modes', icon: LayoutGrid, key: 'nav.modes' },
  { to: '/profile', icon: User, key: 'nav.profile' },
] as const;

const Bell = lazy(async () => ({ default: (await import('../bell/bell.tsx')).Bell }));

const ICON_SIZE = 24;

/** What stands around every screen but a game: the bar on phones, the rail where there is room. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t } = useI18n();
  const [path] = useLocation();
  const isPlaying = path.startsWith('/play/');
  const isSignedIn = useUserStore(({ user }) => user !== null);
  return (
    <div className={isPlaying ? styles.game : styles.shell}>
      <a className={styles.skip} href="#content">
        {t('nav.skip')}
      </a>
      {/* A game says itself what becomes of an answer while the connection is gone. */}
      {!isPlaying && <OfflineBanner />}
      {!isPlaying && <UpdateNotice />}
      {!isPlaying && isSignedIn && (
        <nav className={styles.nav} aria-label={t('nav.label')}>
          <span className={styles.mark}>
            <Mark />
          </span>
          {places.map(({ to, icon: IconOf, key }) => (
            <Link
              key={to}
              to={to}
              className={styles.place}
              aria-current={path === to ? 'page' : path.startsWith(`${to}/`) ? 'true' : undefined}
            >
              <IconOf size={ICON_SIZE} aria-hidden="true" />
              {t(key)}
            </Link>
          ))}
          <Suspense>
            <Bell />
          </Suspense>
        </nav>
      )}
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
    </div>
  );
}
