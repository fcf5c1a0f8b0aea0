import { useQuery } from '@tanstack/react-query';
import { useFormatDate } from '../../../game/format-date.ts';
import { useUserStore } from '../../../game/player/user-store.ts';
import { subscriptionQuery } from '../../../game/subscription/subscription-query.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import styles from './prepaid-days-warning.module.css';

/** Warns a player with prepaid days of Plus: an operator charges from today, and the days are not added. */
export function PrepaidDaysWarning() {
  const { t } = useI18n();
  const formatDate = useFormatDate();
  const hasPlus = useUserStore(({ user }) => user?.hasSubscription ?? false);
  const { data } = useQuery({ ...subscriptionQuery, enabled: hasPlus });
  if (!data?.plusUntilMs) return null;
  return <p className={styles.note}>{t('operator.daysAhead', { date: formatDate(data.plusUntilMs) })}</p>;
}
