import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DailyBonus } from '@trivia/contract/store/daily-bonus.ts';
import { useCallback } from 'react';
import { plusOfferPath } from '../../../game/offers/plus-offer.ts';
import { dailyBonusQuery } from '../../../game/queries/daily-bonus-query.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { useTimeLeft } from '../../../lib/time/use-time-left.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import styles from './bonus-card.module.css';
import { BonusWeek } from './bonus-week.tsx';
import { useClaimBonus } from './use-claim-bonus.ts';

function Claimed({ bonus: { nextAtMs } }: { readonly bonus: DailyBonus }) {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  const refetch = useCallback(() => void queryClient.invalidateQueries(dailyBonusQuery), [queryClient]);
  const time = useTimeLeft(nextAtMs, refetch);
  return <p className={styles.next}>{t('bonus.next', { time })}</p>;
}

function Card({ bonus }: { readonly bonus: DailyBonus }) {
  const { t } = useI18n();
  const claim = useClaimBonus();
  const { status, coins, daysInRow, week } = bonus;
  const [first, last] = [week[0]?.coins ?? 0, week.at(-1)?.coins ?? 0];
  return (
    <section className={styles.card} aria-labelledby="bonus" data-status={status}>
      <div className={styles.head}>
        <h2 id="bonus">{t('bonus.title')}</h2>
        {status === 'plus_only' && <span className={styles.tag}>{t('bonus.plus')}</span>}
        {status !== 'plus_only' && daysInRow > 0 && (
          <span className={styles.row}>{t('bonus.row', { n: daysInRow })}</span>
        )}
      </div>
      <p className={styles.pitch} role="status">
        {status === 'claimed' ? <b>{t('bonus.taken', { n: coins })}</b> : t('bonus.pitch', { first, last })}
      </p>
      <BonusWeek week={week} />
      {status === 'open' && (
        <Button isWide isBusy={claim.isPending} onClick={() => claim.mutate()}>
          {t('bonus.take', { n: coins })}
        </Button>
      )}
      {status === 'claimed' && <Claimed bonus={bonus} />}
      {status === 'plus_only' && (
        <ButtonLink variant="quiet" isWide to={plusOfferPath}>
          {t('bonus.see')}
        </ButtonLink>
      )}
    </section>
  );
}

/** Today's bonus of Plus. A free player sees what it is, and that it belongs to Plus. */
export function BonusCard() {
  const { data: bonus, isError } = useQuery(dailyBonusQuery);
  if (bonus) return <Card bonus={bonus} />;
  return isError ? null : <Skeleton className={styles.loading} />;
}
