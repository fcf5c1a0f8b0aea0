import type { DailyChallenge } from '@trivia/contract/daily-challenge.ts';
import { weekEndMs } from '@trivia/rules/calendar/baghdad.ts';
import { ArrowLeft, Play, Sun } from 'lucide-react';
import { Link } from 'wouter';
import { useI18n } from '../../lib/i18n.ts';
import { plusOfferPath } from '../../lib/plus-offer.ts';
import { useTimeLeft } from '../../lib/use-time-left.ts';
import { useUser } from '../../lib/user-store.ts';
import { Button } from '../../ui/button.tsx';
import { Weave } from '../../ui/weave.tsx';
import { RewardTable } from '../play/lobby/reward-table.tsx';
import { ConnectionNotice } from '../play/match/connection-notice.tsx';
import styles from './daily-landing.module.css';
import { DailyRules } from './daily-rules.tsx';
import { LateSealProof } from './late-seal-proof.tsx';
import { useStartDaily } from './use-start-daily.ts';

interface DailyLandingProps {
  readonly daily: DailyChallenge;
  readonly onStarted: (matchId: string) => void;
}

function Start({ daily, onStarted }: DailyLandingProps) {
  const { t } = useI18n();
  const start = useStartDaily(daily.day, onStarted);
  return (
    <>
      <Button variant="primary" isWide icon={Play} isBusy={start.isPending} onClick={() => start.mutate()}>
        {t(start.isPending ? 'play.starting' : 'play.start')}
      </Button>
      {daily.playsLeft !== null && <p>{t('daily.playsLeft', { n: daily.playsLeft })}</p>}
    </>
  );
}

function Limit({ day }: { readonly day: string }) {
  const { t } = useI18n();
  const time = useTimeLeft(weekEndMs(day));
  return (
    <>
      <p className={styles.limit}>{t('daily.limit')}</p>
      <p>{t('daily.limitBack', { time })}</p>
      <Button variant="plus" isWide href={plusOfferPath}>
        {t('daily.plusEveryDay')}
      </Button>
    </>
  );
}

/** Everything a player should know before the challenge begins. */
export function DailyLanding({ daily, onStarted }: DailyLandingProps) {
  const { t } = useI18n();
  const { hasSubscription } = useUser();
  return (
    <div className={styles.screen}>
      <ConnectionNotice />
      <Link className={styles.back} to="/home">
        <ArrowLeft className={styles.arrow} aria-hidden="true" />
        {t('result.home')}
      </Link>
      <header className={styles.hero}>
        <Weave />
        <Sun className={styles.sun} aria-hidden="true" />
        <h1>{t('daily.today')}</h1>
        <p>{t('daily.pitch', { rounds: daily.rounds, count: daily.rewards.firstCount })}</p>
        <p className={styles.places}>
          {t('daily.placesTaken', { taken: daily.placesTaken, count: daily.rewards.firstCount })}
        </p>
        <div className={styles.start}>
          {daily.status === 'limit_reached' ? (
            <Limit day={daily.day} />
          ) : (
            <Start daily={daily} onStarted={onStarted} />
          )}
        </div>
      </header>
      <div className={styles.details}>
        <DailyRules daily={daily} />
        <RewardTable daily={daily} isPlus={hasSubscription} />
        <LateSealProof daily={daily} />
      </div>
    </div>
  );
}
