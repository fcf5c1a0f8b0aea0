import type { Redemption } from '@trivia/contract/store/gift-cards.ts';
import { dayStartMs } from '@trivia/rules/calendar/baghdad.ts';
import { CalendarDays, Hourglass } from 'lucide-react';
import { Link } from 'wouter';
import { useFormatDate } from '../../../../game/format-date.ts';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import { isolate } from '../../../../lib/i18n/isolate.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { GiftFace } from '../../redeem/gift-face.tsx';
import { CopyButton } from '../code/copy-button.tsx';
import { codeEnd, maskCode } from '../code/format-code.ts';
import styles from './reward-row.module.css';
import { daysLeft, isPast, SOON_DAYS } from './reward-times.ts';

function Expiry({ reward, nowMs }: { readonly reward: Redemption; readonly nowMs: number }) {
  const { t } = useI18n();
  const formatDate = useFormatDate();
  const { status, expiresOn } = reward;
  if (status === 'held') return <span className={styles.due}>{t('rewards.held')}</span>;
  if (status === 'refused') return <span className={styles.due}>{t('rewards.refused')}</span>;
  if (expiresOn === null) return <span className={styles.due}>{t('redeem.noExpiry')}</span>;
  const date = formatDate(dayStartMs(expiresOn));
  if (isPast(reward, nowMs)) return <span className={styles.due}>{t('rewards.ranOut', { date })}</span>;
  const left = daysLeft(expiresOn, nowMs);
  const isSoon = left <= SOON_DAYS;
  const IconOf = isSoon ? Hourglass : CalendarDays;
  return (
    <span className={styles.due} data-soon={isSoon}>
      <IconOf className={styles.small} aria-hidden="true" />
      {isSoon ? t('rewards.daysLeft', { n: left }) : t('redeem.until', { date })}
    </span>
  );
}

/** A redeemed card in the list: its masked code, and a copy button. */
export function RewardRow({ reward, nowMs }: { readonly reward: Redemption; readonly nowMs: number }) {
  const { t } = useI18n();
  const { id, brand, code, status } = reward;
  const isOver = isPast(reward, nowMs);
  return (
    <li className={styles.row} data-over={isOver}>
      <Link className={styles.link} to={`/store/redeem/view/cards?reward=${id}`}>
        <GiftFace className={styles.face} card={reward} isTiny />
        <span className={styles.words}>
          <b>{brand}</b>
          {code !== null && (
            <>
              <span className={styles.mask} dir="ltr" aria-hidden="true">
                {maskCode(code)}
              </span>
              {codeEnd(code) !== '' && (
                <VisuallyHidden>{t('rewards.hidden', { end: isolate(codeEnd(code)) })}</VisuallyHidden>
              )}
            </>
          )}
          <Expiry reward={reward} nowMs={nowMs} />
        </span>
      </Link>
      {status === 'redeemed' && code !== null && !isOver && (
        <CopyButton text={code} label={t('rewards.copy', { brand: isolate(brand) })} />
      )}
    </li>
  );
}
