import { useQuery } from '@tanstack/react-query';
import { limits } from '@trivia/contract/limits.ts';
import type { DailyChallenge } from '@trivia/contract/play/daily-challenge.ts';
import { weekEndMs } from '@trivia/rules/calendar/baghdad.ts';
import { CalendarDays, Hourglass, Play, Users } from 'lucide-react';
import { useEffect } from 'react';
import { Redirect, useLocation } from 'wouter';
import { Host } from '../../game/art/host.tsx';
import { ModeLanding } from '../../game/lobby/mode-landing.tsx';
import { ModeRewards } from '../../game/lobby/mode-rewards.tsx';
import { ModeRules } from '../../game/lobby/mode-rules.tsx';
import { MatchSkeleton } from '../../game/match/match-skeleton.tsx';
import { pathOfMatch } from '../../game/modes/match-path.ts';
import { modeTable } from '../../game/modes/mode-table.ts';
import { plusOfferPath } from '../../game/offers/plus-offer.ts';
import { dailyQuery } from '../../game/queries/daily-query.ts';
import { PaceLink } from '../../game/settings/pace-link.tsx';
import { useTimeRule } from '../../game/settings/use-time-rule.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { useTimeLeft } from '../../lib/time/use-time-left.ts';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import styles from './daily-landing.module.css';
import { LazySealProof } from './lazy-seal-proof.tsx';
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
      {daily.playsLeft !== null && (
        <p className={styles.aside}>{t('daily.playsLeft', { n: daily.playsLeft })}</p>
      )}
    </>
  );
}

function Limit({ day }: { readonly day: string }) {
  const { t } = useI18n();
  const time = useTimeLeft(weekEndMs(day));
  return (
    <>
      <p className={styles.limit}>{t('daily.limit')}</p>
      <p className={styles.aside}>{t('daily.limitBack', { time })}</p>
      <ButtonLink variant="plus" isWide to={plusOfferPath}>
        {t('daily.plusEveryDay')}
      </ButtonLink>
    </>
  );
}

function Rules({ daily }: Pick<DailyLandingProps, 'daily'>) {
  const { t } = useI18n();
  const timeRule = useTimeRule(daily.secondsPerRound);
  const rules = [
    { icon: Users, text: t('play.ruleSame', { rounds: daily.rounds }) },
    { icon: Hourglass, text: timeRule },
    { icon: CalendarDays, text: t('play.ruleOnce') },
  ];
  return (
    <ModeRules rules={rules} warning={t('play.warning', { seconds: limits.dailyAbsenceSeconds })}>
      <PaceLink firstCount={daily.rewards.firstCount} />
    </ModeRules>
  );
}

function Rewards({ daily: { rewards, rounds } }: Pick<DailyLandingProps, 'daily'>) {
  const { t } = useI18n();
  const first = {
    label: t('play.rewardFirst', { count: rewards.firstCount }),
    points: rewards.firstPoints,
    coins: rewards.firstCoins,
  };
  return (
    <ModeRewards
      rewards={[
        { label: t('play.rewardRight'), points: rewards.pointsPerRight },
        { label: t('play.rewardAll', { rounds }), points: rewards.pointsForAllRight },
        first,
      ]}
    />
  );
}

function Landing({ daily, onStarted }: DailyLandingProps) {
  const { t } = useI18n();
  const { firstCount } = daily.rewards;
  return (
    <ModeLanding
      modeId="daily"
      back={{ to: '/home', label: t('result.home') }}
      picture={null}
      title={t('daily.today')}
      pitch={t('daily.pitch', { rounds: daily.rounds, count: firstCount })}
      start={
        <>
          <Host
            className={styles.host}
            pose="pointing"
            line={t('daily.placesTaken', { taken: daily.placesTaken, count: firstCount })}
          />
          {daily.status === 'limit_reached' ? (
            <Limit day={daily.day} />
          ) : (
            <Start daily={daily} onStarted={onStarted} />
          )}
        </>
      }
    >
      <Rules daily={daily} />
      <Rewards daily={daily} />
      <LazySealProof daily={daily} />
    </ModeLanding>
  );
}

/** Landing of today's challenge, or the running challenge. */
export function DailyLanding() {
  const { t } = useI18n();
  const [, navigate] = useLocation();
  const daily = useQuery(dailyQuery);
  useEffect(() => void modeTable.daily.match.load().catch(() => undefined), []);
  const show = (matchId: string) => navigate(pathOfMatch('daily', matchId), { replace: true });

  if (daily.data?.matchId) return <Redirect to={pathOfMatch('daily', daily.data.matchId)} replace />;
  if (daily.data) return <Landing daily={daily.data} onStarted={show} />;
  if (daily.isError) {
    return (
      <ErrorState message={t('daily.loadError')} onRetry={() => void daily.refetch()}>
        <ButtonLink variant="quiet" to="/home">
          {t('nav.home')}
        </ButtonLink>
      </ErrorState>
    );
  }
  return <MatchSkeleton />;
}
