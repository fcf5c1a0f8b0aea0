import { LAG_CREDIT_MAX_MS } from '@trivia/rules/fair-time.ts';
import { useId } from 'react';
import { useI18n } from '../../../lib/i18n.ts';
import styles from './lag-credit.module.css';
import { useTimeText } from './use-time-text.ts';

/** So much of an answer's time was given back; pressed, it says why. */
export function LagCredit({ creditMs }: { readonly creditMs: number }) {
  const { t } = useI18n();
  const timeText = useTimeText();
  const id = useId();
  return (
    <>
      <button type="button" className={styles.credit} popoverTarget={id}>
        {t('live.gaveBack', { time: timeText(creditMs) })}
      </button>
      <p id={id} popover="auto" className={styles.why}>
        {t('live.lagHelp', { most: timeText(LAG_CREDIT_MAX_MS) })}
      </p>
    </>
  );
}
