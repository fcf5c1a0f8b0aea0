import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { gameName } from '../../game/modes/game-names.ts';
import { matchPath } from '../../game/modes/match-path.ts';
import { unfinishedQuery } from '../../game/queries/daily-query.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import styles from './unfinished-match.module.css';

/**
 * Links to unfinished matches, except today's challenge, which has its own card. Yesterday's challenge may be among
 * them.
 */
export function UnfinishedMatch({ todaysMatchId }: { readonly todaysMatchId: string | null }) {
  const { t } = useI18n();
  const { data } = useQuery(unfinishedQuery);
  const waiting = (data?.data ?? []).flatMap((match) => {
    const [path, name] = [matchPath(match), gameName(match.type, match.mode)];
    return match.id !== todaysMatchId && path && name ? [{ ...match, path, name }] : [];
  });
  if (waiting.length === 0) return null;
  return (
    <section className={styles.notice} aria-labelledby="unfinished">
      <h2 id="unfinished">
        <Hourglass className={styles.icon} aria-hidden="true" />
        {t('home.unfinishedMany', { n: waiting.length })}
      </h2>
      <ul>
        {waiting.map(({ id, path, name, round, roundCount }) => (
          <li key={id}>
            <p>{t('home.unfinishedRound', { mode: t(name), round, total: roundCount })}</p>
            <ButtonLink variant="primary" to={path}>
              {t('daily.resume')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
