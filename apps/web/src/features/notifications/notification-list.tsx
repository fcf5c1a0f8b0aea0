import { useInfiniteQuery } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { useI18n } from '../../lib/i18n.ts';
import { type NotificationTab, notificationsQuery } from '../../lib/notifications-query.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NotificationRow } from './notification-row.tsx';
import styles from './notifications-screen.module.css';

/** What the player was told, newest first. */
export function NotificationList({ tab }: { readonly tab: NotificationTab }) {
  const { t } = useI18n();
  const told = useInfiniteQuery(notificationsQuery(tab));
  if (told.isPending) return <Skeleton className={styles.loading} />;
  if (!told.data) {
    return <ErrorState message={t('notifications.loadError')} onRetry={() => void told.refetch()} />;
  }
  const notifications = told.data.pages.flatMap(({ data }) => data);
  if (notifications.length === 0) {
    return <EmptyState icon={BellOff} title={t('notifications.none')} text={t('notifications.noneText')} />;
  }
  return (
    <>
      <ul className={styles.list}>
        {notifications.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} />
        ))}
      </ul>
      {told.hasNextPage && (
        <Button
          variant="quiet"
          isWide
          isBusy={told.isFetchingNextPage}
          onClick={() => void told.fetchNextPage()}
        >
          {t('notifications.more')}
        </Button>
      )}
    </>
  );
}
