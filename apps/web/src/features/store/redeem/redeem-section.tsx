import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Gift } from 'lucide-react';
import { Link } from 'wouter';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { useTexts } from '../../../lib/i18n/use-texts.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { GiftTile } from './gift-tile.tsx';
import { Goal } from './goal.tsx';
import { PlusDaysList } from './plus-days/plus-days-list.tsx';
import { giftCardsQuery } from './redeem-queries.ts';
import styles from './redeem-section.module.css';

function GiftCards() {
  const { t } = useI18n();
  const { data: cards, isError, refetch } = useQuery(giftCardsQuery);
  return (
    <div className={styles.section}>
      {cards && cards.length > 0 && <Goal cards={cards} />}
      <section className={styles.shelf} aria-labelledby="gift-cards">
        <div className={styles.head}>
          <h2 id="gift-cards">{t('redeem.giftCards')}</h2>
          <Link className={styles.way} to="/store/redeem/view/cards">
            {t('redeem.rewards')}
            <ChevronRight className={styles.chevron} aria-hidden="true" />
          </Link>
        </div>
        {!cards && !isError && <Skeleton className={styles.loading} hasTiles />}
        {!cards && isError && <ErrorState message={t('redeem.loadError')} onRetry={() => void refetch()} />}
        {cards?.length === 0 && <EmptyState icon={Gift} text={t('redeem.empty')} />}
        {cards && cards.length > 0 && (
          <ul className={styles.cards} data-count={cards.length}>
            {cards.map((card) => (
              <GiftTile key={card.id} card={card} />
            ))}
          </ul>
        )}
      </section>
      <PlusDaysList />
    </div>
  );
}

/** Offers for points: gift cards and days of Plus. */
export function RedeemSection() {
  const hasTexts = useTexts('redeem');
  return hasTexts ? <GiftCards /> : <Skeleton className={styles.loading} hasTiles />;
}
