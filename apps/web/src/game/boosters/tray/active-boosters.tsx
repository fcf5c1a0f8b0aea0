import type { BoosterId } from '@trivia/rules/boosters/booster-ids.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { useTexts } from '../../../lib/i18n/use-texts.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { BoosterGlyph } from '../booster-glyph.tsx';
import styles from './active-boosters.module.css';

/** Above this number, boosters show icons only, so that the answers stay visible. */
const MOST_WORDS = 2;

interface ActiveBoostersProps {
  readonly used: readonly BoosterId[];
  /** True after a second chance has forgiven the first answer. */
  readonly isSecondTry: boolean;
  /** True in a short layout: icons only, or only the second try. */
  readonly isShort?: boolean;
}

/** Boosters in effect in this round, as icons and words. */
export function ActiveBoosters(props: ActiveBoostersProps) {
  const { t } = useI18n();
  const hasTexts = useTexts('boosters');
  const { used, isSecondTry } = props;
  const isShort = props.isShort || used.length > MOST_WORDS;
  const shown = props.isShort && isSecondTry ? [] : used;
  if (!hasTexts) return null;
  return (
    <span className={styles.effects}>
      {shown.map((type) => (
        <span key={type} className={styles.effect}>
          <BoosterGlyph type={type} />
          {isShort ? <VisuallyHidden>{t(`booster.${type}.on`)}</VisuallyHidden> : t(`booster.${type}.on`)}
        </span>
      ))}
      {isSecondTry && <span className={`${styles.effect} ${styles.again}`}>{t('booster.tryAgain')}</span>}
    </span>
  );
}
