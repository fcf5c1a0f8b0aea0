import { useQuery } from '@tanstack/react-query';
import { Gem } from 'lucide-react';
import { callApi } from '../../lib/api.ts';
import { useI18n } from '../../lib/i18n.ts';
import { CoinIcon, PointIcon } from '../../ui/currency-icons.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './profile-screen.module.css';

/** The newest movements of coins and points. */
export function WalletHistory() {
  const { t, formatNumber } = useI18n();
  const entries = useQuery({
    queryKey: ['wallet', 'entries'],
    queryFn: () => callApi('GET /api/wallet/entries', { query: {} }, { handles: 'all' }),
  });
  return (
    <section className={styles.card}>
      <h2>{t('profile.wallet')}</h2>
      {entries.isPending && <Skeleton className={styles.loading} />}
      {entries.isError && (
        <ErrorState message={t('profile.loadError')} onRetry={() => void entries.refetch()} />
      )}
      {entries.data?.data.length === 0 && <EmptyState icon={Gem} text={t('profile.noEntries')} />}
      <ul className={styles.entries}>
        {entries.data?.data.map(({ id, reason, currency, amount }) => (
          <li key={id} className={styles.entry}>
            <span>{t(`entry.${reason}`)}</span>
            <span className={styles.amount} dir="ltr">
              {formatNumber(amount, { signDisplay: 'always' })}
              {currency === 'coin' ? <CoinIcon /> : <PointIcon />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
