import { BellOff } from 'lucide-react';
import { Mascot } from '../../game/art/mascot.tsx';
import type { NotificationTab } from '../../game/queries/notifications-query.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { NotificationRow } from './notification-row.tsx';
import styles from './notifications-screen.module.css';
import { useNotifications } from './use-notifications.ts';

/** The player's notifications, newest first. */
export function NotificationList({ tab }: { readonly tab: NotificationTab }) {
  const { t } = useI18n();
  const { newest, notifications, showMore, isShowingMore } = useNotifications(tab);
  if (newest.isPending) return <Skeleton className={styles.loading} />;
  if (!newest.data) {
    return <ErrorState message={t('notifications.loadError')} onRetry={() => void newest.refetch()} />;
  }
  if (notifications.length === 0) {
    return (
      <EmptyState
        icon={BellOff}
        picture={<Mascot pose="asleep" className={styles.mascot} />}
        title={t('notifications.none')}
        text={t('notifications.noneText')}
      >
        <ButtonLink variant="primary" to="/modes">
          {t('notifications.play')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {notifications.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} />
        ))}
      </ul>
      {showMore && (
        <Button variant="quiet" isWide isBusy={isShowingMore} onClick={showMore}>
          {t('notifications.more')}
        </Button>
      )}
    </>
  );
}
