import { Crown } from 'lucide-react';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import { Weave } from '../../../../ui/ornament/weave.tsx';
import styles from './plus-face.module.css';

/** Picture of days of Plus as a card. It fills its container's width. */
export function PlusFace({
  days,
  className = '',
}: {
  readonly days: number;
  readonly className?: string | undefined;
}) {
  const { t } = useI18n();
  return (
    <span className={`${styles.face} ${className}`}>
      <Weave />
      <b>{t('redeem.days', { n: days })}</b>
      <Crown className={styles.crown} aria-hidden="true" />
    </span>
  );
}
