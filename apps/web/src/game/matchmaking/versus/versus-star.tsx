import { useI18n } from '../../../lib/i18n/i18n.ts';
import { useSecondsUntil } from '../queue/use-seconds-until.ts';
import styles from './versus-star.module.css';

export const LAST_SECONDS = 3;

function Word({ opensAtMs }: { readonly opensAtMs: number }) {
  const { t, formatNumber } = useI18n();
  const seconds = useSecondsUntil(opensAtMs);
  if (seconds > LAST_SECONDS) return <span>{t('versus.vs')}</span>;
  return (
    <p key={seconds} className={seconds > 0 ? styles.count : styles.go} aria-hidden="true">
      {seconds > 0 ? formatNumber(seconds) : t('versus.go')}
    </p>
  );
}

/** The star between two players, with a countdown of the last seconds. */
export function VersusStar({ opensAtMs }: { readonly opensAtMs: number | null }) {
  const { t } = useI18n();
  return (
    <span className={styles.star}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <rect className={styles.edge} x="6" y="6" width="36" height="36" rx="6" />
        <rect
          className={styles.edge}
          x="6"
          y="6"
          width="36"
          height="36"
          rx="6"
          transform="rotate(45 24 24)"
        />
        <rect className={styles.face} x="9" y="9" width="30" height="30" rx="5" />
        <rect
          className={styles.face}
          x="9"
          y="9"
          width="30"
          height="30"
          rx="5"
          transform="rotate(45 24 24)"
        />
      </svg>
      {opensAtMs === null ? <span>{t('versus.vs')}</span> : <Word opensAtMs={opensAtMs} />}
    </span>
  );
}
