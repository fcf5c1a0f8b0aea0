import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { Link } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { unreadQuery } from '../../game/queries/notifications-query.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import shell from '../shell/shell.module.css';
import styles from './bell.module.css';

const PATH = '/notifications';
const ICON_SIZE = 24;
/** Highest count in figures; above it stands a plus sign. */
const COUNTED_MOST = 9;

/** Link to the notifications, with the number of unread ones. */
export function Bell() {
  const { t, formatNumber } = useI18n();
  const path = usePathname();
  const { data: unread = 0 } = useQuery(unreadQuery);
  const count = unread > COUNTED_MOST ? `${formatNumber(COUNTED_MOST)}+` : formatNumber(unread);
  return (
    <Link
      to={PATH}
      className={shell.place}
      aria-label={unread > 0 ? t('nav.unread', { n: unread }) : t('nav.notifications')}
      aria-current={path === PATH ? 'page' : undefined}
    >
      <span className={styles.icon}>
        <BellIcon size={ICON_SIZE} aria-hidden="true" />
        {unread > 0 && <span className={styles.badge}>{count}</span>}
      </span>
      <span className={styles.name}>{t('nav.notifications')}</span>
    </Link>
  );
}
