import { useI18n } from '../../lib/i18n/i18n.ts';
import { localizeDigits } from '../../lib/i18n/localize-digits.ts';
import type { RoundCheck } from './check-draw.ts';
import styles from './draw-screen.module.css';
import { Verdict } from './verdict.tsx';

/** Verification of one round. */
export function RoundVerdict({ check }: { readonly check: RoundCheck }) {
  const { t, language } = useI18n();
  const { round, prompt, isQuestionRight, areOptionsRight, poolSize, passedOver, isRepeat } = check;
  return (
    <li className={styles.card}>
      <p className={styles.number}>{t('draw.round', { n: round })}</p>
      <h3 dir="auto">{localizeDigits(prompt, language)}</h3>
      <Verdict isRight={isQuestionRight}>
        {isQuestionRight ? t('draw.questionRight', { n: poolSize }) : t('draw.questionWrong')}
      </Verdict>
      {isRepeat && <p>{t('draw.repeat')}</p>}
      {!isRepeat && passedOver > 0 && <p>{t('draw.passedOver', { n: passedOver })}</p>}
      <Verdict isRight={areOptionsRight}>
        {t(areOptionsRight ? 'draw.optionsRight' : 'draw.optionsWrong')}
      </Verdict>
    </li>
  );
}
