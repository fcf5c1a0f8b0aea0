import type { BoosterId } from '@trivia/rules/boosters/booster-ids.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { useTexts } from '../../../lib/i18n/use-texts.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { BoosterGlyph } from '../booster-glyph.tsx';
import styles from './active-boosters.module.css';

/** Above this number, and on short screens, boosters show icons only, so that the answers stay visible. */
const MOST_WORDS = 2;

interface ActiveBoostersProps {
  readonly used: readonly BoosterId[];
  /** True after a second chance has forgiven the first answer. */
  readonly isSecondTry: boolean;
}

/** Boosters in effect in this round, as icons and words. */
export function ActiveBoosters({ used, isSecondTry }: ActiveBoostersProps) {
  const { t } = useI18n();
  const hasTexts = useTexts('boosters');
  const hasWords = used.length <= MOST_WORDS;
  if (!hasTexts) return null;
  return (
    <span className={styles.effects}>
      {used.map((type) => (
        <span key={type} className={styles.effect}>
          <BoosterGlyph type={type} />
          {hasWords ? (
            <span className={styles.words}>{t(`booster.${type}.on`)}</span>
          ) : (
            <VisuallyHidden>{t(`booster.${type}.on`)}</VisuallyHidden>
          )}
        </span>
      ))}
      {isSecondTry && <span className={`${styles.effect} ${styles.again}`}>{t('booster.tryAgain')}</span>}
    </span>
  );
}
