import { useQuery } from '@tanstack/react-query';
import { Crown } from 'lucide-react';
import { useEffect } from 'react';
import { Mascot } from '../../../../game/art/mascot.tsx';
import { useFormatDate } from '../../../../game/format-date.ts';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { ButtonLink } from '../../../../ui/button/button-link.tsx';
import { throwConfetti } from '../../../../ui/ornament/confetti.ts';
import { Weave } from '../../../../ui/ornament/weave.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import { fetchRedeemedDays, redeemedDaysQuery } from '../rewards-queries.ts';
import styles from './reward-lists.module.css';
import row from './reward-row.module.css';
import { usePages } from './use-pages.ts';

/** Announces the new end of Plus after an exchange. */
function News({ endsAtMs }: { readonly endsAtMs: number }) {
  const { t } = useI18n();
  const formatDate = useFormatDate();
  useEffect(() => void throwConfetti(), []);
  return (
    <p className={styles.news} role="status">
      <Weave />
      <Mascot className={styles.mascot} pose="cheering" isFirst />
      {t('rewards.daysNews', { date: formatDate(endsAtMs) })}
    </p>
  );
}

/** Days of Plus that the player got for points. `fresh` is the id of the latest exchange. */
export function RedeemedDays({ fresh }: { readonly fresh: string | null }) {
  const { t } = useI18n();
  const formatDate = useFormatDate();
  const {
    items: redeemed,
    isError,
    retry,
    showMore,
    isShowingMore,
  } = usePages(useQuery(redeemedDaysQuery), fetchRedeemedDays);
  if (!redeemed) {
    return isError ? (
      <ErrorState message={t('rewards.loadError')} onRetry={retry} />
    ) : (
      <Skeleton className={styles.loading} />
    );
  }
  const news = redeemed.find(({ id }) => id === fresh);
  if (redeemed.length === 0) {
    return (
      <EmptyState isScreen icon={Crown} picture={<Mascot pose="pointing" />} text={t('rewards.noDays')}>
        <ButtonLink to="/store?tab=redeem">{t('redeem.plusDays')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div className={styles.lists}>
      {news && <News endsAtMs={news.endsAtMs} />}
      <ul className={styles.rows}>
        {redeemed.map(({ id, days, points, startsAtMs, endsAtMs, purchasedAtMs }) => (
          <li key={id} className={`${row.row} ${styles.plain}`}>
            <span className={row.glyph}>
              <Crown aria-hidden="true" />
            </span>
            <span className={row.words}>
              <b>{t('redeem.daysTitle', { n: days })}</b>
              <span className={row.detail}>
                {t('rewards.daysRow', { from: formatDate(startsAtMs), until: formatDate(endsAtMs) })}
              </span>
              <span className={row.due}>
                {t('rewards.purchased', {
                  date: formatDate(purchasedAtMs),
                  points: t('rewards.points', { n: points }),
                })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {showMore && (
        <Button variant="quiet" isWide isBusy={isShowingMore} onClick={showMore}>
          {t('rewards.more')}
        </Button>
      )}
    </div>
  );
}
