import { categoryHues } from '../../../game/modes/hues.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import styles from './sample-question.module.css';

const options = ['heron', 'penguin', 'gull', 'kingfisher'] as const;
const RIGHT = 'penguin';

/** A question to try at once. Radio buttons and style sheets do it all, so it works before any script has come. */
export function SampleQuestion() {
  const { t } = useI18n();
  return (
    <fieldset className={styles.card} style={{ '--hue': categoryHues.nature }}>
      <legend className={styles.question}>
        <span className={styles.category}>{t('category.nature')}</span>
        {t('sample.question')}
      </legend>
      {options.map((option, index) => (
        <label key={option} className={`${styles.option} ${option === RIGHT ? styles.right : styles.wrong}`}>
          <input type="radio" name="sample" value={option} />
          <span className={styles.number} aria-hidden="true">
            {t('sample.number', { value: index + 1 })}
          </span>
          <span className={styles.answer}>{t(`sample.${option}`)}</span>
          <span className={styles.verdict}>{t(option === RIGHT ? 'sample.right' : 'sample.wrong')}</span>
        </label>
      ))}
      <p className={styles.explanation}>{t('sample.explanation')}</p>
    </fieldset>
  );
}
