import { Mascot } from '../../../game/art/mascot.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { DialogButton } from '../parts/dialog-button.tsx';
import styles from './sample-game.module.css';
import { SampleQuestion } from './sample-question.tsx';
import { SAMPLE_POINTS, samples } from './sample-questions.ts';

/** Three sample questions and their result. The page's script leads from one to the next. */
export function SampleGame() {
  const { t } = useI18n();
  return (
    <section className={styles.game} aria-label={t('sample.title')} data-sample="">
      <Mascot pose="hello" looks="start" className={styles.mascot} />
      <ol className={styles.pips} aria-hidden="true">
        {samples.map(({ id }) => (
          <li key={id} data-sample-pip={id} />
        ))}
      </ol>
      {samples.map((sample, index) => (
        <SampleQuestion
          key={sample.id}
          sample={sample}
          number={index + 1}
          isLast={index === samples.length - 1}
        />
      ))}
      <p className={styles.status} role="status" />
      <div className={styles.result} data-sample-result="" tabIndex={-1} hidden>
        {[...samples.keys(), samples.length].map((right) => (
          <div key={right} data-sample-score={right} hidden>
            <h2>{t('sample.score', { right, count: samples.length })}</h2>
            {right > 0 && <p className={styles.points}>{t('sample.points', { n: right * SAMPLE_POINTS })}</p>}
            <p>{t(right > 0 ? 'sample.goOn' : 'sample.tryOn')}</p>
          </div>
        ))}
        <DialogButton dialog="sign-up" isWide>
          {t('sample.signUp')}
        </DialogButton>
      </div>
    </section>
  );
}
