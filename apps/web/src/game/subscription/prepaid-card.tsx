import { useI18n } from '../../lib/i18n/i18n.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { useFormatDate } from '../format-date.ts';
import styles from './subscription-card.module.css';

/** Prepaid Plus: its end, and a note that nothing is charged automatically. */
export function PrepaidCard({ untilMs }: { readonly untilMs: number }) {
  const { t } = useI18n();
  const formatDate = useFormatDate();
  return (
    <section className={styles.card} aria-labelledby="prepaid">
      <div className={styles.head}>
        <h2 id="prepaid">{t('subscription.title')}</h2>
        <span>{t('subscription.until', { date: formatDate(untilMs) })}</span>
      </div>
      <p>{t('subscription.prepaid')}</p>
      <ButtonLink variant="plus" isWide to="/store/upgrade-plan">
        {t('subscription.more')}
      </ButtonLink>
    </section>
  );
}
