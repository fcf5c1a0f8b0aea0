import { useState } from 'react';
import type { NotificationTab } from '../../game/queries/notifications-query.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { NotificationList } from './notification-list.tsx';
import styles from './notifications-screen.module.css';
import { useReadAll } from './use-read-all.ts';

/** The player's notifications, with a tab for special events. */
export function NotificationsScreen() {
  const { t } = useI18n();
  const [tab, setTab] = useState<NotificationTab>('notifications');
  useReadAll();
  return (
    <div className={styles.screen}>
      <h1>{t('notifications.heading')}</h1>
      <Tabs
        label={t('notifications.heading')}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'events', label: t('notifications.events'), panel: <NotificationList tab="events" /> },
          {
            id: 'notifications',
            label: t('notifications.heading'),
            panel: <NotificationList tab="notifications" />,
          },
        ]}
      />
    </div>
  );
}
