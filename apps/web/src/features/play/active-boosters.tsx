import type { BoosterId } from '@trivia/rules/boosters.ts';
import { useI18n } from '../../lib/i18n.ts';
import styles from './active-boosters.module.css';
import { BoosterGlyph } from './booster-glyph.tsx';

interface ActiveBoostersProps {
  readonly used: readonly BoosterId[];
  /** A second chance has forgiven the first answer. */
  readonly isSecondTry: boolean;
}

/** What works in this round, in signs and words. */
export function ActiveBoosters({ used, isSecondTry }: ActiveBoostersProps) {
  const { t } = useI18n();
  return (
    <span className={styles.effects}>
      {used.map((type) => (
        <span key={type} className={styles.effect}>
          <BoosterGlyph type={type} />
          {t(`booster.${type}.on`)}
        </span>
      ))}
      {isSecondTry && <span className={`${styles.effect} ${styles.again}`}>{t('booster.tryAgain')}</span>}
    </span>
  );
}
