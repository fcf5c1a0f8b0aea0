import type { StakesOffer } from '@trivia/contract/play/stakes.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { useTimeLeft } from '../../../lib/time/use-time-left.ts';
import styles from '../start-search.module.css';

function PlaysBack({ atMs }: { readonly atMs: number }) {
  const { t } = useI18n();
  return t('find.playsBack', { time: useTimeLeft(atMs) });
}

/** Remaining plays, and the time of the next ones; nothing without a limit. */
export function Allowance({ offer }: { readonly offer: StakesOffer }) {
  const { t } = useI18n();
  const { refusal, playsLeft, playsReturnAtMs } = offer;
  if (refusal === 'SUBSCRIPTION_REQUIRED') {
    return (
      <p className={styles.note}>
        <b>{t('stakes.plusOnly')}</b> {t('stakes.plusWhy')}
      </p>
    );
  }
  if (refusal === 'PLAY_LIMIT_REACHED') {
    return (
      <p className={styles.note}>
        <b>{t('find.limit')}</b> {playsReturnAtMs !== null && <PlaysBack atMs={playsReturnAtMs} />}
      </p>
    );
  }
  return playsLeft !== null && <p className={styles.note}>{t('find.playsLeft', { n: playsLeft })}</p>;
}
