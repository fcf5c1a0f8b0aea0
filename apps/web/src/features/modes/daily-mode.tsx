import type { DailyChallenge } from '@trivia/contract/daily-challenge.ts';
import { LockKeyhole, Play, Sun } from 'lucide-react';
import { useI18n } from '../../lib/i18n.ts';
import { useTimeLeft } from '../../lib/use-time-left.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { modeHues } from '../../ui/hues.ts';
import { dailyLock } from './daily-lock.ts';
import styles from './daily-mode.module.css';

const PATH = '/play/daily-challenge';

function Lock({ lock }: { readonly lock: NonNullable<ReturnType<typeof dailyLock>> }) {
  const { t } = useI18n();
  const time = useTimeLeft(lock.untilMs);
  return (
    <p className={styles.lock}>
      <LockKeyhole className={styles.small} aria-hidden="true" />
      {t(lock.reason, { time })}
    </p>
  );
}

/** The daily challenge among the modes. */
export function DailyMode({ daily }: { readonly daily: DailyChallenge }) {
  const { t } = useI18n();
  const { rewards, rounds, status } = daily;
  const lock = dailyLock(daily);
  return (
    <article className={styles.mode} style={{ '--hue': modeHues.daily }}>
      <span className={styles.glyph}>
        <Sun className={styles.icon} aria-hidden="true" />
      </span>
      <h2>{t('daily.name')}</h2>
      <p>{t('daily.rule', { rounds })}</p>
      <dl>
        <div>
          <dt>{t('modes.cost')}</dt>
          <dd>{t('modes.free')}</dd>
        </div>
        <div>
          <dt>{t('modes.reward')}</dt>
          <dd>
            {t('modes.dailyReward', { points: rewards.pointsPerRight, all: rewards.pointsForAllRight })}
          </dd>
        </div>
      </dl>
      {lock && <Lock lock={lock} />}
      {lock ? (
        status === 'played' && (
          <ButtonLink variant="second" isWide to={PATH}>
            {t('daily.seeAnswers')}
          </ButtonLink>
        )
      ) : (
        <ButtonLink variant="primary" isWide icon={Play} to={PATH}>
          {t(status === 'playing' ? 'daily.resume' : 'daily.play')}
        </ButtonLink>
      )}
    </article>
  );
}
