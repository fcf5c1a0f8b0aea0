import type { DailyChallenge } from '@trivia/contract/play/daily-challenge.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { useTimeLeft } from '../../lib/time/use-time-left.ts';
import { dailyLock } from './daily-lock.ts';
import { ModeCard } from './mode-card.tsx';

function useLock(daily: DailyChallenge): string | null {
  const { t } = useI18n();
  const lock = dailyLock(daily);
  const time = useTimeLeft(lock?.untilMs ?? daily.nextAtMs);
  return lock && t(lock.reason, { time });
}

/** Card of the daily challenge. */
export function DailyMode({ daily }: { readonly daily: DailyChallenge }) {
  const { t } = useI18n();
  const { rewards, rounds } = daily;
  const { pointsPerRight, pointsForAllRight } = rewards;
  const most = pointsPerRight * rounds + pointsForAllRight;
  return (
    <ModeCard
      modeId="daily"
      rule={t('rule.daily')}
      facts={{
        cost: t('modes.free'),
        reward: t('reward.daily', { points: pointsPerRight, all: pointsForAllRight }),
        coins: [0, 0],
        points: [most, most],
      }}
      lock={useLock(daily)}
    />
  );
}
