import type { Redemption } from '@trivia/contract/store/gift-cards.ts';
import { dayStartMs } from '@trivia/rules/calendar/baghdad.ts';
import { CalendarDays } from 'lucide-react';
import { useFormatDate } from '../../../../game/format-date.ts';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import { CopyButton } from './copy-button.tsx';
import { groupCode } from './format-code.ts';
import styles from './reward-code.module.css';

/** Code to dial or show, in Latin digits in every language, with its details. */
export function RewardCode({ reward }: { readonly reward: Redemption }) {
  const { t } = useI18n();
  const formatDate = useFormatDate();
  const { code, activationNumber, expiresOn, purchasedAtMs, points } = reward;
  return (
    <div className={styles.code}>
      {code !== null && (
        <>
          <p className={styles.label}>{t('rewards.yourCode')}</p>
          <code dir="ltr">{groupCode(code)}</code>
          <CopyButton text={code} />
        </>
      )}
      {activationNumber !== null && (
        <p className={styles.activation}>
          <span>
            {t('rewards.activation')}
            <bdi dir="ltr">{activationNumber}</bdi>
          </span>
          <CopyButton text={activationNumber} label={t('rewards.copyActivation')} />
        </p>
      )}
      <p className={styles.until}>
        <CalendarDays className={styles.icon} aria-hidden="true" />
        {expiresOn === null
          ? t('redeem.goodAlways')
          : t('rewards.useUntil', { date: formatDate(dayStartMs(expiresOn)) })}
      </p>
      <p className={styles.label}>
        {t('rewards.purchased', {
          date: formatDate(purchasedAtMs),
          points: t('rewards.points', { n: points }),
        })}
      </p>
    </div>
  );
}
