import type { DailyChallenge } from '@trivia/contract/play/daily-challenge.ts';
import { Play } from 'lucide-react';
import { modeTable } from '../../game/modes/mode-table.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { useTimeLeft } from '../../lib/time/use-time-left.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { dailyLock } from './daily-lock.ts';
import { ModeCard } from './mode-card.tsx';

const PATH = modeTable.daily.path;

function useLock(daily: DailyChallenge): string | null {
  const { t } = useI18n();
  const lock = dailyLock(daily);
  const time = useTimeLeft(lock?.untilMs ?? daily.nextAtMs);
  return lock && t(lock.reason, { time });
}

/** The daily challenge among the modes. */
export function DailyMode({ daily }: { readonly daily: DailyChallenge }) {
  const { t } = useI18n();
  const { rewards, rounds, status } = daily;
  const lock = useLock(daily);
  return (
    <ModeCard
      modeId="daily"
      rule={t('rule.daily', { rounds })}
      cost={t('modes.free')}
      reward={t('reward.daily', { points: rewards.pointsPerRight, all: rewards.pointsForAllRight })}
      lock={lock}
    >
      {lock === null && (
        <ButtonLink variant="primary" isWide icon={Play} to={PATH}>
          {t(status === 'playing' ? 'daily.resume' : 'daily.play')}
        </ButtonLink>
      )}
      {status === 'played' && (
        <ButtonLink variant="second" isWide to={PATH}>
          {t('daily.seeAnswers')}
        </ButtonLink>
      )}
    </ModeCard>
  );
}
