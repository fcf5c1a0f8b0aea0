import { LAG_CREDIT_MAX_MS } from '@trivia/rules/fair-time.ts';
import { Wifi } from 'lucide-react';
import { useId } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import styles from './lag-credit.module.css';
import { useTimeText } from './use-time-text.ts';

interface LagCreditProps {
  readonly creditMs: number;
  /** Where there is room for a sign alone. */
  readonly isShort: boolean;
}

/** So much of an answer's time was given back; pressed, it says why. */
export function LagCredit({ creditMs, isShort }: LagCreditProps) {
  const { t } = useI18n();
  const timeText = useTimeText();
  const id = useId();
  const text = t('live.gaveBack', { time: timeText(creditMs) });
  return (
    <>
      <button type="button" className={styles.credit} popoverTarget={id} aria-label={text}>
        {isShort ? (
          <>
            <Wifi aria-hidden="true" />
            {timeText(creditMs)}
          </>
        ) : (
          text
        )}
      </button>
      <p id={id} popover="auto" className={styles.why}>
        {t('live.lagHelp', { most: timeText(LAG_CREDIT_MAX_MS) })}
      </p>
    </>
  );
}
