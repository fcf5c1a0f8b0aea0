import { categoryStyle } from '../../../game/categories/category-colors.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SampleClock } from './sample-clock.tsx';
import styles from './sample-question.module.css';
import { SAMPLE_POINTS, type Sample } from './sample-questions.ts';

interface SampleQuestionProps {
  readonly sample: Sample;
  readonly number: number;
  readonly isLast: boolean;
}

/** A sample question. The page's script sets data attributes, which the style sheet shows. */
export function SampleQuestion({ sample, number, isLast }: SampleQuestionProps) {
  const { t } = useI18n();
  const { id, category, question, options, explanation } = sample;
  return (
    <article
      className={styles.card}
      style={categoryStyle(category)}
      data-sample-question={id}
      hidden={number > 1}
    >
      <div className={styles.head}>
        <span className={styles.category}>{t(`category.${category}`)}</span>
        <SampleClock />
      </div>
      <h2 className={styles.question} tabIndex={-1}>
        {t(question)}
      </h2>
      <div className={styles.options}>
        {options.map(({ text, isRight }, index) => (
          <button
            key={text}
            type="button"
            className={styles.option}
            data-sample-option={isRight ? 'right' : 'wrong'}
          >
            <span className={styles.number} aria-hidden="true">
              {t('sample.number', { value: index + 1 })}
            </span>
            <span>{t(text)}</span>
            <span className={styles.verdict} data-sample-verdict="">
              {t(isRight ? 'sample.right' : 'sample.wrong')}
            </span>
            {isRight && (
              <span className={styles.gain} data-sample-gain="" aria-hidden="true">
                <bdi dir="ltr">{t('sample.gain', { points: SAMPLE_POINTS })}</bdi>
              </span>
            )}
          </button>
        ))}
      </div>
      <div className={styles.lesson}>
        <p className={styles.late} data-sample-late="">
          {t('sample.late')}
        </p>
        <p data-sample-lesson="">{t(explanation)}</p>
        <div data-sample-next="">
          <Button isWide>{t(isLast ? 'sample.toResult' : 'sample.next')}</Button>
        </div>
      </div>
    </article>
  );
}
