import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { BackButton } from '../../ui/back/back-button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { drawQuery } from './draw-query.ts';
import styles from './draw-screen.module.css';
import { RoundVerdict } from './round-verdict.tsx';
import { SeedVerdict } from './seed-verdict.tsx';
import { Verdict } from './verdict.tsx';

const goBack = () => (history.length > 1 ? history.back() : navigate('/home'));

/** Draw of a finished match, verified on the player's own device. */
export function DrawScreen() {
  const { t } = useI18n();
  const { matchId = '' } = useParams<{ matchId: string }>();
  const { data: check, isError, refetch } = useQuery(drawQuery(matchId));
  const hasRounds = check !== undefined && check.rounds.length > 0;
  return (
    <div className={styles.screen}>
      <BackButton onClick={goBack}>{t('draw.back')}</BackButton>
      <h1>{t('draw.title')}</h1>
      <p className={styles.lead}>{t('draw.lead')}</p>
      {isError && !check && <ErrorState message={t('draw.loadError')} onRetry={() => void refetch()} />}
      <div role="status">
        {!check && !isError && <p className={styles.working}>{t('draw.working')}</p>}
        {hasRounds && (
          <p className={styles.whole}>
            <Verdict isRight={check.isFair}>{t(check.isFair ? 'draw.fair' : 'draw.unfair')}</Verdict>
          </p>
        )}
      </div>
      {check && !hasRounds && (
        <div className={styles.card}>
          <p>{t('draw.daily')}</p>
          <ButtonLink variant="quiet" to="/play/daily-challenge#proof">
            {t('draw.toSeal')}
          </ButtonLink>
        </div>
      )}
      {hasRounds && (
        <>
          <SeedVerdict check={check} />
          <h2>{t('draw.rounds')}</h2>
          <ol className={styles.rounds}>
            {check.rounds.map((round) => (
              <RoundVerdict key={round.round} check={round} />
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
