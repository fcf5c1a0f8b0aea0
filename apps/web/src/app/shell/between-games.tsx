import { House, LayoutGrid, LogOut, Shapes, ShoppingBag, User } from 'lucide-react';
import { Link } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { useUserStore } from '../../game/player/user-store.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { signOut } from '../../lib/sign-out.ts';
import { Logo } from '../../ui/ornament/logo.tsx';
import { Bell } from '../bell/bell.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import styles from './shell.module.css';
import { UpdateNotice } from './update-notice.tsx';

const places = [
  { to: '/home', icon: House, key: 'nav.home' },
  { to: '/categories', icon: Shapes, key: 'nav.categories' },
  { to: '/store', icon: ShoppingBag, key: 'nav.shop' },
  { to: '/modes', icon: LayoutGrid, key: 'nav.modes' },
  { to: '/profile', icon: User, key: 'nav.profile' },
] as const;

const ICON_SIZE = 24;

function Places() {
  const { t } = useI18n();
  // Use the browser's path, so that the pressed item is marked while its screen is loading.
  const path = usePathname();
  return (
    <nav className={styles.nav} aria-label={t('nav.label')}>
      <span className={styles.mark}>
        <Logo />
      </span>
      {places.map(({ to, icon: IconOf, key }) => (
        <Link
          key={to}
          to={to}
          className={styles.place}
          aria-current={path === to ? 'page' : path.startsWith(`${to}/`) ? 'true' : undefined}
        >
          <IconOf size={ICON_SIZE} aria-hidden="true" />
          <span className={styles.word}>{t(key)}</span>
        </Link>
      ))}
      <Bell />
      <button type="button" className={styles.leave} onClick={() => void signOut()}>
        <LogOut size={ICON_SIZE} aria-hidden="true" />
        {t('profile.logOut')}
      </button>
    </nav>
  );
}

/**
 * Parts that are hidden during games: connection banner, update notice, and the navigation (a bar on phones, a rail on
 * wide screens).
 */
export function BetweenGames() {
  const isSignedIn = useUserStore(({ user }) => user !== null);
  return (
    <>
      {/* Games have a connection notice of their own, with the state of the answer. */}
      <OfflineBanner />
      <UpdateNotice />
      {isSignedIn && <Places />}
    </>
  );
}
