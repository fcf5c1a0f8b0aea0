import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { unfinishedQuery } from '../../lib/daily-query.ts';
import { useI18n } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import styles from './unfinished-match.module.css';

/** A match that goes on, beside today's challenge, which says so itself: one of yesterday, begun before midnight. */
export function UnfinishedMatch({ todaysMatchId }: { readonly todaysMatchId: string | null }) {
  const { t } = useI18n();
  const { data } = useQuery(unfinishedQuery);
  const match = data?.data.find(({ id, type }) => type === 'daily' && id !== todaysMatchId);
  if (!match) return null;
  return (
    <section className={styles.notice}>
      <Hourglass className={styles.icon} aria-hidden="true" />
      <div>
        <h2>{t('home.unfinished')}</h2>
        <p>
          {t('home.unfinishedRound', { mode: t('daily.name'), round: match.round, total: match.roundCount })}
        </p>
      </div>
      <ButtonLink variant="primary" to={`/play/daily-challenge?match=${match.id}`}>
        {t('daily.resume')}
      </ButtonLink>
    </section>
  );
}
