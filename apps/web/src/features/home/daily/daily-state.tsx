import type { DailyChallenge } from '@trivia/contract/play/daily-challenge.ts';
import { weekEndMs } from '@trivia/rules/calendar/baghdad.ts';
import { Play } from 'lucide-react';
import { plusOfferPath } from '../../../game/offers/plus-offer.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { useTimeLeft } from '../../../lib/time/use-time-left.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import styles from './daily-card.module.css';
import { useDailyScore } from './use-daily-score.ts';

const PATH = '/play/daily-challenge';
interface Props {
  readonly daily: DailyChallenge;
}

function Open({ daily: { playsLeft } }: Props) {
  const { t } = useI18n();
  return (
    <>
      <ButtonLink variant="primary" isWide icon={Play} to={PATH}>
        {t('daily.play')}
      </ButtonLink>
      {playsLeft !== null && <p className={styles.small}>{t('daily.playsLeft', { n: playsLeft })}</p>}
    </>
  );
}

function Playing() {
  const { t } = useI18n();
  return (
    <>
      <p className={styles.said}>{t('daily.playing')}</p>
      <ButtonLink variant="primary" isWide icon={Play} to={PATH}>
        {t('daily.resume')}
      </ButtonLink>
    </>
  );
}

function Played({ daily: { matchId } }: Props) {
  const { t } = useI18n();
  const score = useDailyScore(matchId);
  return (
    <>
      <p className={styles.said}>
        <b>{t('daily.playedToday')}</b>
        {score && <span className={styles.score}>{t('daily.score', score)}</span>}
      </p>
      <ButtonLink variant="second" isWide to={PATH}>
        {t('daily.seeAnswers')}
      </ButtonLink>
    </>
  );
}

function Limit({ daily: { day } }: Props) {
  const { t } = useI18n();
  const time = useTimeLeft(weekEndMs(day));
  return (
    <>
      <p className={styles.said}>{t('daily.limit')}</p>
      <ButtonLink variant="plus" isWide to={plusOfferPath}>
        {t('daily.plusEveryDay')}
      </ButtonLink>
      <p className={styles.small}>{t('daily.limitBack', { time })}</p>
    </>
  );
}

/** State of today's challenge, with the next step. */
export function DailyState({ daily }: Props) {
  const { t } = useI18n();
  if (daily.status === 'open') return <Open daily={daily} />;
  if (daily.status === 'playing') return <Playing />;
  if (daily.status === 'played') return <Played daily={daily} />;
  if (daily.status === 'limit_reached') return <Limit daily={daily} />;
  return <p className={styles.said}>{t('daily.forfeited')}</p>;
}
