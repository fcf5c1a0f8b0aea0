import { useQuery } from '@tanstack/react-query';
import { Gem } from 'lucide-react';
import { Mascot } from '../../../game/art/mascot.tsx';
import { callApi } from '../../../lib/api/api.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import styles from '../profile-screen.module.css';
import { entriesByDay } from './entries-by-day.ts';
import { WalletDay } from './wallet-day.tsx';

/** The latest ledger entries of coins and points, by day. */
export function WalletHistory() {
  const { t } = useI18n();
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
      {entries.data?.data.length === 0 && (
        <EmptyState icon={Gem} picture={<Mascot pose="pointing" />} text={t('profile.noEntries')} />
      )}
      {entries.data &&
        entriesByDay(entries.data.data).map(({ day, entries: ofDay }) => (
          <WalletDay key={day} day={day} entries={ofDay} />
        ))}
    </section>
  );
}
